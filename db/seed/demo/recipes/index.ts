import type { Written } from "../../recipes";
import { dishRecipes } from "./dishes";
import { greenRecipes } from "./greens";
import { soupRecipes } from "./soups";
import { sweetRecipes } from "./sweets";
import { terrineRecipes } from "./terrines";
import { trialRecipes } from "./trials";
import { workshopRecipes } from "./workshop";

/** How the Conserverie des Deux Rives makes what it sells. */
export const canneryRecipes: Written[] = [
  ...workshopRecipes,
  ...terrineRecipes,
  ...dishRecipes,
  ...greenRecipes,
  ...soupRecipes,
  ...sweetRecipes,
  ...trialRecipes,
];
