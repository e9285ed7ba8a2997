import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { restocks } from "./contract";
import { correct } from "./correct";
import { create } from "./create";
import { createFromProposal } from "./create-from-proposal";
import { duplicate } from "./duplicate";
import { cancel } from "./cancel";
import { close } from "./close";
import { facets } from "./facets";
import { list } from "./list";
import { order } from "./order";
import { orderForm } from "./order-form";
import { propose } from "./propose";
import { receipts } from "./receipts";
import { receive } from "./receive";
import { show } from "./show";
import { takeBack } from "./take-back";
import { update } from "./update";

export { restockFigures } from "./figures";
export { lateRestocks } from "./list";
export { draftsOf } from "./create-from-proposal";
export { draftsFor, toOrder } from "./drafts-for";
export { offerFor } from "./propose";
export { packsFor } from "./rules";

export const restockHandlers = {
  list,
  export: exportFrom(restocks.export, list),
  show,
  facets,
  receipts,
  propose,
  create,
  createFromProposal,
  update,
  orderForm,
  duplicate,
  order,
  receive,
  correct,
  takeBack,
  close,
  cancel,
} satisfies Handlers<typeof restocks>;
