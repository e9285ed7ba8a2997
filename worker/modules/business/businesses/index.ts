import { list } from "./list";
import { summary } from "./summary";

export const businessHandlers = { list, summary };
