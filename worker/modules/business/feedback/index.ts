import { create } from "./create";
import { list } from "./list";

export const feedbackHandlers = { create, list };
