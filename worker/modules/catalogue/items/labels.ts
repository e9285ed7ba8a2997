import { fold, type Language } from "@/worker/core/language";
import { CENT, formatMoney } from "@/worker/core/figures/money";
import type { Fact, Label, TextPart } from "@/worker/core/files/paper";
import { addressLines } from "@/worker/core/trade/address-lines";
import { formatQuantity } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { fetchCompany } from "@/worker/modules/business/company";
import { labelOf } from "@/worker/modules/catalogue/costing";
import { items } from "./contract";
import { fetchItem, type ItemRow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** A kilogram or a litre and more is said in them. */
const LARGE = 1_000_000;

/**
 * Labels of an item: what it is called, in trade and in law, what is in it, how much of it, its code.
 * @throws Refusal `incomplete` when its recipe lacks what a list of ingredients needs; `invalid_input` when it does not fit
 */
export const labels = handle(items.labels, async (context, { id, format, copies, language, withIngredients, withPrice }) => {
  const item = await fetchItem(context.db, id);
  const [company, texts] = await Promise.all([fetchCompany(context), withIngredients ? ingredientTexts(context.db, item, language) : []]);
  const words = wordsOf(language);
  const label: Label = {
    title: item.name,
    ...(item.labelName && item.labelName !== item.name && { subtitle: item.labelName }),
    texts,
    facts: [...weightFacts(item, language), ...(withPrice ? priceFacts(item, language) : [])],
    ...(item.barcode && { code: { kind: "ean13", value: item.barcode } }),
    foot: [[company.name, ...(company.address ? addressLines(company.address, language) : [])].join(", "), company.approval].filter(
      Boolean,
    ),
  };
  const fileName = `${words.file}-${fold(item.sku).replace(/[^a-z0-9]+/g, "-")}`;
  return context.printer.print({
    kind: "labels",
    fileName,
    language,
    title: `${words.title} – ${item.name}`,
    format,
    labels: [{ label, copies }],
  });
});

const wordsOf = (language: Language) => (language === "fr" ? fr : en).label;

/** What its active recipe says is in it, allergens standing out, and what may be. */
async function ingredientTexts(db: BusinessDatabase, { recipeId }: ItemRow, language: Language): Promise<TextPart[][]> {
  if (!recipeId) return [];
  const { parts, traces } = await labelOf(db, recipeId, language);
  return [parts, ...(traces ? [[{ text: traces, strong: false }]] : [])];
}

/** Net weight, of what is sold by the piece. */
function weightFacts({ weight }: ItemRow, language: Language): Fact[] {
  if (weight === null) return [];
  const unit = weight >= LARGE ? "kg" : "g";
  return [{ label: wordsOf(language).netWeight, value: `${formatQuantity(weight, unit, language)}\u00a0${unit}` }];
}

/** What a customer pays: tax included, to the cent, for what it is sold by. */
function priceFacts({ price, vatRate, unit }: ItemRow, language: Language): Fact[] {
  if (price === null) return [];
  const hundred = 100 * RATE_SCALE;
  const cents = Math.round((price * (hundred + vatRate)) / hundred / CENT);
  const per = unit === "piece" ? "" : ` / ${unit}`;
  return [{ label: wordsOf(language).price, value: `${formatMoney(cents * CENT, 2)}${per}` }];
}
