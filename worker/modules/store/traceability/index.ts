import type { Handlers } from "@/worker/engine/handler";
import type { traceability } from "./contract";
import { exportTrace } from "./export";
import { find } from "./find";
import { paper } from "./paper";
import { reach } from "./reach";
import { trace } from "./trace";

export { traceOf } from "./trace";
export { traceBlocks } from "./trace-blocks";

export const traceabilityHandlers = { find, trace, reach, paper, export: exportTrace } satisfies Handlers<typeof traceability>;
