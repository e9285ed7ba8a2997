import { Refusal, refuseState } from "@/worker/core/errors";
import type { Allergen } from "@/worker/core/trade/food";
import type { TextPart } from "@/worker/core/files/paper";
import type { Language } from "@/worker/core/language";
import type { Words } from "@/worker/core/text/words-type";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { en } from "@/worker/modules/catalogue/recipes/words.en";
import { fr } from "@/worker/modules/catalogue/recipes/words.fr";
import { declarationOf } from "./declaration";
import { onceEach } from "./facts";
import { type Graph, type RecipeRow, readTree } from "./graph";
import { ingredientList, lengthOfList, quidRuleOf } from "./ingredient-list";
import { nutritionTable } from "@/worker/core/trade/nutrition-table";

/** No package carries more, and components that share theirs can double a list at each level. */
const MOST_INGREDIENTS = 1_000;

/**
 * What a version of a recipe says on a label in a language: its list of ingredients, possible traces, nutrition per 100 g.
 * @throws Refusal `not_found`; `incomplete` with everything that is missing, each by its item's SKU; `not_allowed_now` when the
 * list is too long
 */
export async function labelOf(db: BusinessDatabase, id: string, language: Language) {
  const tree = await readTree(db, id);
  if (!tree) throw new Refusal("not_found");
  const { recipe, graph } = tree;
  if (lengthOfList(recipe, graph) > MOST_INGREDIENTS) refuseState("id", "list_too_long", { maximum: MOST_INGREDIENTS });
  const nutrition = requireComplete(recipe, graph);
  const words = (language === "fr" ? fr : en).label;
  const outputItem = graph.itemOf(recipe.itemId);
  const parts: TextPart[] = [
    { text: words.ingredients, strong: false },
    ...ingredientList(recipe, graph, words, language),
    { text: ".", strong: false },
  ];
  const { traces } = declarationOf(recipe, outputItem, graph.itemOf);
  return {
    itemId: outputItem.id,
    sku: outputItem.sku,
    name: outputItem.name,
    language,
    text: parts.map(({ text, strong }) => (strong ? text.toLocaleUpperCase(language) : text)).join(""),
    parts,
    traces: tracesText(traces, words, language),
    quidRule: quidRuleOf(recipe),
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
  const declaration = declarationOf(recipe, graph.itemOf(recipe.itemId), graph.itemOf);
  const inner = [...graph.recipes.values()].filter(({ id }) => id !== recipe.id);
  const deeper = inner.flatMap((own) => declarationOf(own, graph.itemOf(own.itemId), graph.itemOf).missing);
  // What a component lacks is said of what it is made of.
  const missing = onceEach(
    [...declaration.missing, ...deeper].filter(({ item, what }) => what === "weight" || !graph.recipes.has(item.id)),
  );
  if (missing.length || !declaration.nutrition || !declaration.allergens) {
    throw new Refusal("incomplete", {
      fields: missing.map(({ sku, name, what }) => ({ field: sku, code: `missing_${what}`, params: { name } })),
    });
  }
  return declaration.nutrition;
}
