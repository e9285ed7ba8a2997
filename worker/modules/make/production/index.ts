import type { Handlers } from "@/worker/engine/handler";
import { sheet } from "./sheet";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { board } from "./planning/board";
import { canMake } from "./planning/can-make";
import { cancel } from "./cancel";
import { complete } from "./complete";
import { correct } from "./correct";
import { production } from "./contract";
import { create } from "./create";
import { createFromPlan } from "./planning/create-from-plan";
import { facets } from "./facets";
import { launched } from "./planning/launched";
import { list } from "./list";
import { plan } from "./planning/plan";
import { supply } from "./planning/supply";
import { supplyOrder } from "./planning/supply-order";
import { show } from "./show";
import { start } from "./start";
import { takeBack } from "./take-back";
import { update } from "./update";

export { productionFigures } from "./figures";
export { newProduction, seriesOf } from "./create";
export { makeable } from "./planning/makeable";
export { toListed } from "./shown";

export const productionHandlers = {
  list,
  export: exportFrom(production.export, list),
  facets,
  board,
  show,
  sheet,
  create,
  update,
  start,
  complete,
  correct,
  takeBack,
  cancel,
  supply,
  supplyOrder,
  launched,
  canMake,
  plan,
  createFromPlan,
} satisfies Handlers<typeof production>;
