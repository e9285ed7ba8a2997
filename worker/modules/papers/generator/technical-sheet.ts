import { civilDate, formatDate } from "@/worker/core/figures/dates";
import type { Block, Fact, Paper } from "@/worker/core/files/paper";
import { fold, type Language } from "@/worker/core/language";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { labelOf } from "@/worker/modules/catalogue/costing";
import { fetchItem, type ItemRow } from "@/worker/modules/catalogue/items";
import { en as itemsEn } from "@/worker/modules/catalogue/items/words.en";
import { fr as itemsFr } from "@/worker/modules/catalogue/items/words.fr";
import { weightText } from "./weight-text";
import { en } from "./words.en";
import { fr } from "./words.fr";

const wordsOf = (language: Language) => (language === "fr" ? fr : en).sheet;

/**
 * What a buyer must know of a product: its legal name, ingredients with QUID and allergens, nutrition, weight, origin, storage
 * and date (Regulation (EU) 1169/2011, article 9). Of what has no recipe, what was declared of it.
 * @throws Refusal `not_found`; `incomplete` when its recipe lacks what a list of ingredients needs
 */
export async function technicalSheet(context: QueryContext, name: string, language: Language, text: string): Promise<Paper> {
  const item = await fetchItem(context.db, name);
  const words = wordsOf(language);
  const [company, label] = await Promise.all([fetchCompany(context), item.recipeId ? labelOf(context.db, item.recipeId, language) : null]);
  const ingredients: Block[] = label
    ? [
        { kind: "text", label: words.ingredients, text: label.text.replace(/^[^:]{1,30}:\s*/, "") },
        ...(label.traces ? [{ kind: "text" as const, text: label.traces }] : []),
      ]
    : [];
  return {
    kind: "paper",
    fileName: `${words.file}-${fold(item.sku).replace(/[^a-z0-9]+/g, "-")}`,
    language,
    title: words.title,
    reference: item.name,
    sender: await senderOf(context, company, language),
    facts: factsOf(item, language),
    blocks: [
      ...(text ? [{ kind: "text" as const, text }] : []),
      ...(item.description ? [{ kind: "text" as const, label: words.description, text: item.description }] : []),
      ...ingredients,
      { kind: "facts", facts: allergenFacts(item, language) },
      ...(label ? [{ kind: "heading" as const, text: words.nutrition }, nutritionOf(label.nutrition, language)] : []),
      ...(item.barcode ? [{ kind: "codes" as const, codes: [{ kind: "ean13" as const, value: item.barcode }] }] : []),
      { kind: "legal", lines: [words.law.replace("{{date}}", formatDate(civilDate(context.now), language))] },
    ],
  };
}

function factsOf(item: ItemRow, language: Language): Fact[] {
  const words = wordsOf(language);
  const { weight, dimensions } = item;
  const facts: [string, string | null][] = [
    [words.sku, item.sku],
    [words.legalName, item.labelName],
    [words.category, item.category],
    [words.netWeight, weight === null ? null : weightText(weight, language)],
    [words.size, dimensions && `${dimensions.length} × ${dimensions.width} × ${dimensions.height}\u00a0mm`],
    [words.origin, item.origin],
    [words.storage, item.storage],
    [words.durability, durabilityOf(item, language)],
    [words.barcode, item.barcode],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** How long it keeps, and what its date is called: "DDM, 730 jours après fabrication". */
function durabilityOf({ shelfLifeDays, dateKind }: ItemRow, language: Language): string | null {
  if (shelfLifeDays === null) return null;
  const kind = (language === "fr" ? itemsFr : itemsEn).values.dateKind[dateKind];
  return wordsOf(language).keeps.replace("{{kind}}", kind).replace("{{days}}", shelfLifeDays.toLocaleString(language));
}

function allergenFacts({ allergens, traces }: ItemRow, language: Language): Fact[] {
  const words = wordsOf(language);
  const names = (language === "fr" ? itemsFr : itemsEn).values.allergens;
  const listed = (of: ItemRow["traces"]) => of.map((allergen) => names[allergen]).join(", ");
  const present = allergens === null ? words.undeclared : listed(allergens) || words.none;
  return [{ label: words.allergens, value: present }, ...(traces.length ? [{ label: words.traces, value: listed(traces) }] : [])];
}

function nutritionOf(rows: { nutrient: string; amount: string }[], language: Language): Block {
  const words = wordsOf(language);
  return {
    kind: "table",
    caption: words.nutrition,
    columns: [{ label: words.nutrient }, { label: words.amount, align: "right" }],
    rows: rows.map(({ nutrient, amount }) => ({ cells: [nutrient, amount] })),
  };
}
