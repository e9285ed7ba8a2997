import { Refusal, refuseField } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Allergen } from "@/worker/core/trade/food";
import { declarationOf, type Graph, type RecipeRow, readTree } from "@/worker/modules/catalogue/costing";
import { recipes } from "../contract";
import { ingredientList, lengthOfList, type Part } from "./ingredient-list";
import { nutritionTable } from "./nutrition-table";
import { nameOf, toMissing } from "../records";
import type { Words } from "@/worker/core/text/words-type";
import { en } from "../words.en";
import { fr } from "../words.fr";

/** No package carries more, and components that share theirs can double a list at each level. */
const MOST_INGREDIENTS = 1_000;

/**
 * The text of a label in a language.
 * @throws Refusal `incomplete` with everything that is missing, each by its item's SKU; `invalid_input` when the list is too long
 */
export const label = handle(recipes.label, ({ db }, { id, language }) => labelOf(db, id, language));

/** The same, for papers. */
export async function labelOf(db: BusinessDatabase, id: string, language: Language) {
  const tree = await readTree(db, id);
  if (!tree) throw new Refusal("not_found");
  const { recipe, graph } = tree;
  if (lengthOfList(recipe, graph) > MOST_INGREDIENTS) refuseField("id", "list_too_long", { maximum: MOST_INGREDIENTS });
  const nutrition = requireComplete(recipe, graph);
  const words = (language === "fr" ? fr : en).label;
  const made = graph.itemOf(recipe.itemId);
  const parts: Part[] = [
    { text: words.ingredients, strong: false },
    ...ingredientList(recipe, graph, words, language),
    { text: ".", strong: false },
  ];
  const { traces } = declarationOf(recipe, made, graph.itemOf);
  return {
    ...nameOf(made),
    language,
    text: parts.map(({ text, strong }) => (strong ? text.toLocaleUpperCase(language) : text)).join(""),
    parts,
    traces: tracesText(traces, words, language),
    nutrition: nutritionTable(nutrition, words.nutrients, language),
  };
}

function tracesText(traces: Allergen[], words: Words<typeof fr.label>, language: Language): string {
  if (traces.length === 0) return "";
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(traces.map((allergen) => words.allergens[allergen]));
  return `${words.mayContain}${names}.`;
}

/** @returns nutrition per 100 g @throws Refusal `incomplete` */
export function requireComplete(recipe: RecipeRow, graph: Graph) {
  const found = declarationOf(recipe, graph.itemOf(recipe.itemId), graph.itemOf);
  const inner = [...graph.recipes.values()].filter(({ id }) => id !== recipe.id);
  const deeper = inner.flatMap((own) => declarationOf(own, graph.itemOf(own.itemId), graph.itemOf).missing);
  // What a component lacks is said of what it is made of.
  const missing = toMissing([...found.missing, ...deeper].filter(({ item, what }) => what === "weight" || !graph.recipes.has(item.id)));
  if (missing.length || !found.nutrition || !found.allergens) {
    throw new Refusal("incomplete", {
      fields: missing.map(({ sku, name, what }) => ({ field: sku, code: `missing_${what}`, params: { name } })),
    });
  }
  return found.nutrition;
}
