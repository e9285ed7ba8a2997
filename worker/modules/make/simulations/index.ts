import { produce } from "./produce";
import { restock } from "./restock";
import { run } from "./run";

export const simulationHandlers = { run, produce, restock };
