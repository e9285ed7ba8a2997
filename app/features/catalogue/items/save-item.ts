import { contentOf } from "@/worker/core/contract/printing";
import { items } from "@/worker/modules/catalogue/items/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { heatTreatments } from "@/worker/modules/safety/heat-treatments/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { bulkActionFor } from "@/app/shell/bulk-action";
import { tariffActions } from "@/app/features/buy/tariffs/save-tariff";
import { viewOf, views } from "./views";

const toItem = ({ id, section }: { id: string; section: Parameters<typeof viewOf>[0] }) => `${views[viewOf(section)].base}/${id}`;

/** A product that was made for its recipe leads there (`?then=recipe`). */
const toNext = (item: Parameters<typeof toItem>[0], request: Request) =>
  new URL(request.url).searchParams.get("then") === "recipe" ? `/customer/recipes/new?item=${item.id}` : toItem(item);
/** Makes a new item from its form. */
export const createItem = actionFor(items.create, { to: toNext, read: withAllergens });
const toSameScreen = (_: unknown, { url }: Request) => new URL(url).pathname + new URL(url).search;
/** Does to an item what the button pressed says; saving changes otherwise. */
export const changeItem = actionsFor([items.promote, items.archive, items.restore], {
  to: toItem,
  own: {
    update: actionFor(items.update, { to: toItem, read: withAllergens }),
    duplicate: actionFor(items.duplicate, { to: (copy) => `${toItem(copy)}?edit=1` }),
    setPrice: actionFor(items.setPrice, { to: toSameScreen }),
    setPicture: actionFor(items.setPicture, { to: toSameScreen, read: withContent }),
    removePicture: actionFor(items.removePicture, { to: toSameScreen }),
    removePrice: actionFor(items.removePrice, { to: toSameScreen }),
    replace: actionFor(recipes.replace, { to: (_, request) => `${new URL(request.url).pathname}?tab=used` }),
    setMinimum: actionFor(stock.setMinimum, { to: toSameScreen }),
    setScale: actionFor(heatTreatments.setScale, { to: toSameScreen }),
    ...tariffActions,
  },
});

/** A chosen file as an operation takes it: its bytes in base64. */
async function withContent(form: FormData): Promise<void> {
  const file = form.get("content");
  if (file instanceof File) form.set("content", contentOf(new Uint8Array(await file.arrayBuffer())));
}

/** Does to all the chosen items what the bar says. */
export const changeItems = bulkActionFor({ ...items, done: "pages/items:bulk.done" });

/**
 * A form cannot say whether no allergen is present or nobody has looked: a box of its own says the first, and nothing
 * ticked at all the second.
 */
function withAllergens(form: FormData): void {
  if (form.has("_declares") && !form.has("allergens")) form.set("allergens", form.has("_allergenFree") ? "," : "");
}
