import { calculations } from "@/worker/modules/catalogue/calculations/contract";
import { en as calculationsEn } from "@/worker/modules/catalogue/calculations/words.en";
import { fr as calculationsFr } from "@/worker/modules/catalogue/calculations/words.fr";
import { items } from "@/worker/modules/catalogue/items/contract";
import { en as itemsEn } from "@/worker/modules/catalogue/items/words.en";
import { fr as itemsFr } from "@/worker/modules/catalogue/items/words.fr";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { en as recipesEn } from "@/worker/modules/catalogue/recipes/words.en";
import { fr as recipesFr } from "@/worker/modules/catalogue/recipes/words.fr";

/** Operations and words of the modules of this area, one line a module. */
export const catalogue = {
  calculations: { operations: calculations, words: { fr: calculationsFr, en: calculationsEn } },
  items: { operations: items, words: { fr: itemsFr, en: itemsEn } },
  recipes: { operations: recipes, words: { fr: recipesFr, en: recipesEn } },
};
