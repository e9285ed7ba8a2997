import type { Handlers } from "@/worker/engine/handler";
import type { simulations } from "./contract";
import { produce } from "./produce";
import { restock } from "./restock";
import { run } from "./run";

export const simulationHandlers = { run, produce, restock } satisfies Handlers<typeof simulations>;
