import type { Handlers } from "@/worker/engine/handler";
import type { quality } from "./contract";
import { pack } from "./pack";

export { qualityJobs } from "./make-pack";
export const qualityHandlers = { pack } satisfies Handlers<typeof quality>;
