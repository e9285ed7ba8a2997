import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { activate } from "./activate";
import { answer } from "./answer";
import { close } from "./close";
import { recalls } from "./contract";
import { create } from "./create";
import { declaration } from "./declaration";
import { dismiss } from "./dismiss";
import { letter } from "./letter";
import { list } from "./list";
import { notice } from "./notice";
import { notify } from "./notify";
import { show } from "./show";
import { stop } from "./stop";
import { tell } from "./tell";
import { tellAuthority } from "./tell-authority";

export { openRecall } from "./open";
export { nextStepOf, selectRunning } from "./running";

export const recallHandlers = {
  list,
  export: exportFrom(recalls.export, list),
  show,
  letter,
  notice,
  declaration,
  create,
  activate,
  dismiss,
  notify,
  tell,
  tellAuthority,
  answer,
  stop,
  close,
} satisfies Handlers<typeof recalls>;
