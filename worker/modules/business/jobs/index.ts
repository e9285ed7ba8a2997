import { discard } from "./discard";
import { list } from "./list";
import { replay } from "./replay";

export const jobHandlers = { list, replay, discard };
