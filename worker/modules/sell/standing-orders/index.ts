import { create } from "./create";
import { list } from "./list";
import { pause } from "./pause";
import { resume } from "./resume";
import { run } from "./run";
import { show } from "./show";
import { update } from "./update";

export const standingOrderHandlers = { list, show, create, update, pause, resume, run };
