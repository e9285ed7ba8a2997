import type { Handlers } from "@/worker/engine/handler";
import type { staffDesk } from "./contract";
import { queues } from "./queues";
import { search } from "./search";

export const deskHandlers = { queues, search } satisfies Handlers<typeof staffDesk>;
