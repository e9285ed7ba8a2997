import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { items } from "@/worker/modules/catalogue/items/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { actionFor } from "@/app/shell/action";
import { bulkActionFor } from "@/app/shell/bulk-action";
import { changeTariff, isTariffVerb } from "@/app/features/buy/tariffs/save-tariff";
import { viewOf, views } from "./views";

const toItem = ({ id, section }: { id: string; section: Parameters<typeof viewOf>[0] }) => `${views[viewOf(section)].base}/${id}`;

const create = actionFor(items.create, { to: toItem });
const update = actionFor(items.update, { to: toItem });
const duplicate = actionFor(items.duplicate, { to: (copy) => `${toItem(copy)}?edit=1` });
const promote = actionFor(items.promote, { to: toItem });
const archive = actionFor(items.archive, { to: toItem });
const restore = actionFor(items.restore, { to: toItem });
const toSameScreen = (_: unknown, { url }: Request) => new URL(url).pathname + new URL(url).search;
const setPrice = actionFor(items.setPrice, { to: toSameScreen });
const removePrice = actionFor(items.removePrice, { to: toSameScreen });
const replace = actionFor(recipes.replace, { to: (_, request) => `${new URL(request.url).pathname}?tab=used` });
const setMinimum = actionFor(stock.setMinimum, { to: toSameScreen });
const verbs = { setMinimum, duplicate, promote, archive, restore, replace, setPrice, removePrice };

/** Does to all the chosen items what the bar says. */
export const changeItems = bulkActionFor({ ...items, done: "pages/items:bulk.done" });

/** Makes a new item from its form. */
export async function createItem(args: ActionFunctionArgs) {
  return create({ ...args, request: await withAllergens(args.request) });
}

/** Does to an item what the button pressed says; saving changes otherwise. */
export async function changeItem(args: ActionFunctionArgs) {
  const request = await withAllergens(args.request);
  const verb = String((await request.clone().formData()).get("_verb"));
  if (isTariffVerb(verb)) return changeTariff({ ...args, request });
  const action = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : update;
  return action({ ...args, request });
}

/**
 * A form cannot say whether no allergen is present or nobody has looked: a box of its own says the first, and nothing
 * ticked at all the second.
 */
async function withAllergens(request: Request): Promise<Request> {
  const form = await request.formData();
  if (form.has("_declares") && !form.has("allergens")) form.set("allergens", form.has("_allergenFree") ? "," : "");
  return new Request(request.url, { method: "POST", body: form, headers: { cookie: request.headers.get("cookie") ?? "" } });
}
