import type { RecipeSnapshot } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { TextPart } from "@/worker/core/files/paper";
import { type Language, languages } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { labelOf } from "@/worker/modules/catalogue/costing";

/** What the label of a batch says is in it, in each language: a recipe that changes later does not change what was made. */
export async function batchLabel(db: BusinessDatabase, { recipeId }: RecipeSnapshot): Promise<RecipeSnapshot["label"]> {
  try {
    const texts = await Promise.all(languages.map(async (language) => [language, await textsOf(db, recipeId, language)] as const));
    return Object.fromEntries(texts) as Record<Language, TextPart[][]>;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function textsOf(db: BusinessDatabase, recipeId: string, language: Language): Promise<TextPart[][]> {
  const { parts, traces } = await labelOf(db, recipeId, language);
  return traces ? [parts, [{ text: traces, strong: false }]] : [parts];
}
