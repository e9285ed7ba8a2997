import { list } from "./list";
import { summary } from "./summary";

export { endTrials } from "./trials";
export const businessHandlers = { list, summary };
