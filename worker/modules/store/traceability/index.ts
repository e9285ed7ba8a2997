import { paper } from "./paper";
import { file } from "./file";
import { find } from "./find";
import { reach } from "./reach";
import { trace } from "./trace";

export const traceabilityHandlers = { find, trace, reach, paper, export: file };
