import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { wordsOf } from "@/app/shell/i18n/server";
import { makesOne, offersFor } from "@/app/shell/offers";
import { quantityText } from "@/app/shell/quantity-text";
import { picturePath } from "./thumbnail";
import type { Offer } from "@/app/ui/picker/offer";
import { formatMoney } from "@/worker/core/figures/money";
import { items, type ListedItem } from "@/worker/modules/catalogue/items/contract";
import { usualUnitOf } from "./usual-unit";
import type { ItemKind } from "@/worker/modules/catalogue/items/status";
import { stock } from "@/worker/modules/store/stock/contract";
import { stockedKinds } from "@/worker/modules/store/stock/status";
import type { Level } from "@/worker/modules/store/stock/shapes";
import type { Language } from "@/worker/core/language";

/** Items that a few typed letters may mean, with their price and what there is of them; `?first=` is the kind that is offered before any. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const first = new URL(request.url).searchParams.get("first");
  const kind = stockedKinds.find((one) => one === first);
  // Both lists are sorted by name: a page of one has what a page of the other has, services aside.
  const look = (question: { search: string; limit: number; kind?: typeof kind }) =>
    Promise.all([context.read(items.list, question), context.read(stock.list, question)]);
  return offersFor(request, async (typed) => {
    const ofKind = kind && !typed.search ? await look({ ...typed, kind }) : undefined;
    const [found, levels] = ofKind?.[0].items.length ? ofKind : await look(typed);
    const levelOf = new Map(levels.items.map((level) => [level.id, level]));
    return found.items.map((item) => offerOf(item, levelOf.get(item.id), context.lang));
  });
}

/** Makes an item of a name; what it costs and all else is filled in on its own screen. */
export const action = makesOne(async ({ name, kind, unit, key }, context) => {
  const input = { name, kind: kind as ItemKind, unit: unit || usualUnitOf(kind) };
  return offerOf(await context.call(items.create, input, key), undefined, context.lang);
});

type Named = Pick<ListedItem, "id" | "sku" | "name" | "unit" | "category" | "price" | "pictureId">;

function offerOf({ sku, name, unit, category, price, ...item }: Named, level: Level | undefined, language: Language): Offer {
  const { t } = wordsOf(language);
  const left = level && t("shell:picker.left", { left: quantityText(level.available, language) });
  const figures = [price === null ? "" : formatMoney(price), left ?? ""].filter((figure) => figure !== "");
  return { sku, name, unit, about: category, picture: picturePath(item), figures };
}
