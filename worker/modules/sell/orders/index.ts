import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { bought } from "./figures/bought";
import { calendar } from "./figures/calendar";
import { cancel } from "./cancel";
import { complete } from "./complete";
import { components } from "./figures/components";
import { confirm } from "./confirm";
import { orders } from "./contract";
import { create } from "./create";
import { deliver } from "./shipping/deliver";
import { end } from "./end";
import { duplicate } from "./duplicate";
import { facets } from "./figures/facets";
import { hold } from "./hold";
import { list } from "./list";
import { pack } from "./shipping/pack";
import { paper } from "./paper";
import { pickList } from "./shipping/pick-list";
import { prepare } from "./shipping/prepare";
import { preview } from "./preview";
import { promise } from "./shipping/promise";
import { quote } from "./quote";
import { resume } from "./resume";
import { ship } from "./shipping/ship";
import { show } from "./show";
import { update } from "./update";

export { orderFigures, unsold } from "./figures";
export { orderQuota } from "./quota";
export { begin, searchTextOf, writeDraft } from "./create";
export { linesFrom, priceListOf, readSale, requireBuyer, type Trade } from "./sale";
export { isOverdue } from "./list";
export { isOrder as isOrderCalled, idsOf as orderIdCalled, itemsOf } from "./naming";
export { reading, wholeOf } from "./records";
export { afterShipping, deliveredShare, requireAfterShipping } from "./rules";
export { chosenAt, pickChosen, promisesAfter, requireWholeParts, withinPlaces } from "./shipping/picking";
export { promiseAgain } from "./shipping/promise-again";
export { keep, lotsNamed } from "./shipping/ship";

export const orderHandlers = {
  list,
  export: exportFrom(orders.export, list),
  show,
  facets,
  bought,
  calendar,
  components,
  preview,
  pickList,
  paper,
  create,
  quote,
  update,
  duplicate,
  confirm,
  promise,
  prepare,
  pack,
  ship,
  deliver,
  complete,
  end,
  hold,
  resume,
  cancel,
} satisfies Handlers<typeof orders>;
