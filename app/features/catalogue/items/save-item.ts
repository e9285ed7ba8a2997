import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { items } from "@/worker/modules/catalogue/items/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { fold } from "@/worker/core/language";
import { actionFor, actionsFor, refusal } from "@/app/shell/action";
import { bulkActionFor } from "@/app/shell/bulk-action";
import { tariffActions } from "@/app/features/buy/tariffs/save-tariff";
import { viewOf, views } from "./views";

const toItem = ({ id, section }: { id: string; section: Parameters<typeof viewOf>[0] }) => `${views[viewOf(section)].base}/${id}`;

/** A product that was made for its recipe leads there (`?then=recipe`). */
const toNext = (item: Parameters<typeof toItem>[0], request: Request) =>
  new URL(request.url).searchParams.get("then") === "recipe" ? `/customer/recipes/new?item=${item.id}` : toItem(item);
const create = actionFor(items.create, { to: toNext, read: withAllergens });
const toSameScreen = (_: unknown, { url }: Request) => new URL(url).pathname + new URL(url).search;
const change = actionsFor([items.promote, items.archive, items.restore], {
  to: toItem,
  own: {
    update: actionFor(items.update, { to: toItem, read: withAllergens }),
    duplicate: actionFor(items.duplicate, { to: (copy) => `${toItem(copy)}?edit=1` }),
    setPrice: actionFor(items.setPrice, { to: toSameScreen }),
    removePrice: actionFor(items.removePrice, { to: toSameScreen }),
    replace: actionFor(recipes.replace, { to: (_, request) => `${new URL(request.url).pathname}?tab=used` }),
    setMinimum: actionFor(stock.setMinimum, { to: toSameScreen }),
    ...tariffActions,
  },
});

/** Does to all the chosen items what the bar says. */
export const changeItems = bulkActionFor({ ...items, done: "pages/items:bulk.done" });

/** Makes a new item from its form. */
export async function createItem(args: ActionFunctionArgs) {
  return (await addSeller(args)) ?? create(args);
}

/** Does to an item what the button pressed says; saving changes otherwise. */
export async function changeItem(args: ActionFunctionArgs) {
  return (await addSeller(args)) ?? change(args);
}

/** Adds the main supplier that a form says is new, before the item that names it. @returns why it could not */
async function addSeller({ request, context }: ActionFunctionArgs) {
  const form = await request.clone().formData();
  const name = String(form.get("supplierName") ?? "").trim();
  if (!form.has("_newSupplier") || !name) return null;
  const { items: alike } = await context.read(suppliers.list, { search: name, limit: 20 });
  if (alike.some((supplier) => fold(supplier.name) === fold(name))) return null;
  try {
    await context.call(suppliers.create, { name });
    return null;
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

/**
 * A form cannot say whether no allergen is present or nobody has looked: a box of its own says the first, and nothing
 * ticked at all the second.
 */
function withAllergens(form: FormData): void {
  if (form.has("_declares") && !form.has("allergens")) form.set("allergens", form.has("_allergenFree") ? "," : "");
}
