import { exportFrom } from "@/worker/engine/exporting";
import { archive } from "./archive";
import { items } from "./contract";
import { create } from "./create";
import { duplicate } from "./duplicate";
import { facets } from "./facets";
import { list } from "./list";
import { promote } from "./promote";
import { restore } from "./restore";
import { show } from "./show";
import { update } from "./update";

export { itemImports } from "./import";
export { fetchItem } from "./records";
export { markup, salesMargin } from "./rules";
export const itemHandlers = {
  list,
  export: exportFrom(items.export, list),
  show,
  facets,
  create,
  update,
  promote,
  duplicate,
  archive,
  restore,
};
