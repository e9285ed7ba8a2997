import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { calibrate } from "./calibrate";
import { instruments } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { restore } from "./restore";
import { retire } from "./retire";
import { show } from "./show";
import { update } from "./update";

export { lastOf, selectNamed } from "./records";

export const instrumentHandlers = {
  list,
  export: exportFrom(instruments.export, list),
  show,
  create,
  update,
  calibrate,
  retire,
  restore,
} satisfies Handlers<typeof instruments>;
