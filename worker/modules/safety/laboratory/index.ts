import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { cancel } from "./cancel";
import { laboratory } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { openRecall } from "./open-recall";
import { plan } from "./plan";
import { report } from "./report";
import { show } from "./show";
import { update } from "./update";

export { criteria } from "./criteria";
export { resultText } from "./failures";
export { fetchSample, type FoundSample } from "./records";
export { type Found, withResults } from "./results";

export const laboratoryHandlers = {
  list,
  export: exportFrom(laboratory.export, list),
  show,
  plan,
  create,
  update,
  report,
  cancel,
  openRecall,
} satisfies Handlers<typeof laboratory>;
