import type { Handlers } from "@/worker/engine/handler";
import { addToSuppliers } from "./add-to-suppliers";
import { archive } from "./archive";
import { contact } from "./contact";
import type { directory } from "./contract";
import { create } from "./create";
import { facets } from "./facets";
import { importEntries } from "./import";
import { list } from "./list";
import { merge } from "./merge";
import { restore } from "./restore";
import { show } from "./show";
import { update } from "./update";
import { verify } from "./verify";

export const directoryHandlers = {
  list,
  facets,
  show,
  contact,
  addToSuppliers,
  create,
  update,
  verify,
  archive,
  restore,
  merge,
  import: importEntries,
} satisfies Handlers<typeof directory>;
