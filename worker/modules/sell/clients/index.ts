import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { archive } from "./archive";
import { clients } from "./contract";
import { create } from "./create";
import { facets } from "./facets";
import { list } from "./list";
import { remove } from "./remove";
import { restore } from "./restore";
import { show } from "./show";
import { update } from "./update";

export { byClient, clientRows } from "./figures";
export { clientQuota } from "./quota";
export { clientImports } from "./import";
export { newClientRow } from "./create";
export { type ClientRow, fetchClient, isClient } from "./records";
export const clientHandlers = {
  list,
  export: exportFrom(clients.export, list),
  show,
  facets,
  create,
  update,
  archive,
  restore,
  remove,
} satisfies Handlers<typeof clients>;
