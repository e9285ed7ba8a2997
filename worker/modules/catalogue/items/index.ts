import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { archive } from "./archive";
import { items } from "./contract";
import { create } from "./create";
import { duplicate } from "./duplicate";
import { facets } from "./facets";
import { labels } from "./labels";
import { list } from "./list";
import { prices } from "./prices/prices";
import { picture } from "./pictures/picture";
import { promote } from "./promote";
import { removePrice } from "./prices/remove-price";
import { removePicture } from "./pictures/remove-picture";
import { restore } from "./restore";
import { setPicture } from "./pictures/set-picture";
import { setPrice } from "./prices/set-price";
import { show } from "./show";
import { update } from "./update";

export { byIngredient, byItem, byProduct, itemAxes, itemFigures } from "./figures";
export { itemQuota } from "./quota";
export { addItem, newItemRow } from "./create";
export { findItems } from "./find";
export { itemImports } from "./import";
export { fetchItem, fetchItemsById, foundBy, type ItemRow } from "./records";
export { markup, pricesAround, salesMargin } from "./rules";
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
  setPicture,
  removePicture,
  picture,
  labels,
  prices,
  setPrice,
  removePrice,
} satisfies Handlers<typeof items>;
