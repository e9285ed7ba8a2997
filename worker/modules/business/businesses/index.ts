import type { Handlers } from "@/worker/engine/handler";
import type { businesses } from "./contract";
import { list } from "./list";
import { summary } from "./summary";

export { endTrials } from "./trials";
export const businessHandlers = { list, summary } satisfies Handlers<typeof businesses>;
