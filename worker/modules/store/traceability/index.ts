import { exportTrace } from "./export";
import { find } from "./find";
import { paper } from "./paper";
import { reach } from "./reach";
import { trace } from "./trace";

export const traceabilityHandlers = { find, trace, reach, paper, export: exportTrace };
