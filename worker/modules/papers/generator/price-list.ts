import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { itemPrices, items } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import { formatRate } from "@/worker/core/figures/rate";
import type { Paper, Row } from "@/worker/core/files/paper";
import type { Language } from "@/worker/core/language";
import type { clientCategories } from "@/worker/core/trade/trade";
import { en as coreEn } from "@/worker/core/words.en";
import { fr as coreFr } from "@/worker/core/words.fr";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { MOST_PRICES } from "./status";
import { weightText } from "./weight-text";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * What products cost a category of clients today, family by family: the category's own price where it has one, the usual one
 * otherwise.
 * @throws Refusal `invalid_input` naming `kind` when nothing has a price
 */
export async function priceList(
  context: QueryContext,
  category: (typeof clientCategories)[number],
  language: Language,
  text: string,
): Promise<Paper> {
  const { db, now } = context;
  const today = civilDate(now);
  const isSold = and(eq(items.kind, "product"), eq(items.status, "active"), isNull(items.archivedAt));
  const [products, company] = await Promise.all([
    db.select().from(items).where(isSold).orderBy(asc(items.sortName)).limit(MOST_PRICES),
    fetchCompany(context),
  ]);
  const ids = products.map(({ id }) => id);
  const isInForce = and(eq(itemPrices.category, category), lte(itemPrices.startsOn, today), inArray(itemPrices.itemId, ids));
  const own = ids.length ? await db.select().from(itemPrices).where(isInForce).orderBy(asc(itemPrices.startsOn)) : [];
  // The last that has begun is the one in force.
  const priceOf = new Map(own.map(({ itemId, price }) => [itemId, price]));
  const priced = products.flatMap((item) => {
    const price = priceOf.get(item.id) ?? item.price;
    return price === null ? [] : [{ ...item, price }];
  });
  if (!priced.length) refuseField("kind", "nothing_priced");
  const words = (language === "fr" ? fr : en).prices;
  const core = language === "fr" ? coreFr : coreEn;
  const families = [...new Set(priced.map((item) => item.category))].sort((one, other) => one.localeCompare(other, language));
  const rows = families.flatMap((family): Row[] => [
    ...(family ? [{ kind: "group" as const, cells: [family] }] : []),
    ...priced
      .filter((item) => item.category === family)
      .map(({ name, sku, unit, price, vatRate, barcode, weight }) => ({
        cells: [
          { text: name, detail: sku },
          barcode ?? "",
          weight === null ? "" : weightText(weight, language),
          core.units[unit],
          formatMoney(price),
          formatRate(vatRate, language),
        ],
      })),
  ]);
  return {
    kind: "paper",
    fileName: `${words.file}-${category.replace("_", "-")}-${today}`,
    language,
    title: words.title,
    reference: core.clientCategories[category],
    sender: await senderOf(context, company, language),
    facts: [{ label: words.on, value: formatDate(today, language) }],
    blocks: [
      ...(text ? [{ kind: "text" as const, text }] : []),
      {
        kind: "table",
        caption: words.table,
        columns: [
          { label: words.product, detailName: "sku" },
          { label: words.barcode, name: "barcode" },
          { label: words.netWeight, name: "netWeight", align: "right" },
          { label: words.per, name: "per" },
          { label: words.price, align: "right" },
          { label: words.vat, name: "vatRate", align: "right" },
        ],
        rows,
      },
      { kind: "legal", lines: [words.law.replace("{{date}}", formatDate(today, language))] },
    ],
  };
}
