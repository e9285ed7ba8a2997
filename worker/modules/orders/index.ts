import { exportFrom } from "@/worker/engine/exporting";
import { bought } from "./bought";
import { calendar } from "./calendar";
import { cancel } from "./cancel";
import { complete } from "./complete";
import { components } from "./components";
import { confirm } from "./confirm";
import { orders } from "./contract";
import { create, quote } from "./create";
import { deliver } from "./deliver";
import { duplicate } from "./duplicate";
import { facets } from "./facets";
import { hold } from "./hold";
import { list } from "./list";
import { pack } from "./pack";
import { paper } from "./paper";
import { pickList } from "./pick-list";
import { prepare } from "./prepare";
import { preview } from "./preview";
import { promise } from "./promise";
import { resume } from "./resume";
import { ship } from "./ship";
import { show } from "./show";
import { update } from "./update";

export { begin } from "./create";
export { isOverdue, isWaiting } from "./list";
export { deliveredShare } from "./rules";

export const orderHandlers = {
  list,
  export: exportFrom(orders.export, list),
  ...{ show, facets, bought, calendar, components, preview, pickList, paper, create, quote, update, duplicate },
  ...{ confirm, promise, prepare, pack, ship, deliver, complete, hold, resume, cancel },
};
