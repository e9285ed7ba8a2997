import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { cancel } from "./cancel";
import { netContents } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { show } from "./show";
import { takeBack } from "./take-back";
import { weigh } from "./weigh";

export { selectChecks, toListed as toListedCheck } from "./records";

export const netContentHandlers = {
  list,
  export: exportFrom(netContents.export, list),
  show,
  create,
  weigh,
  takeBack,
  cancel,
} satisfies Handlers<typeof netContents>;
