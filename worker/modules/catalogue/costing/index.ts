export { type Cost, costOf, inputNeeded, scaled, WHOLE } from "./cost";
export { declarationOf, massOf } from "./declaration";
export type { ItemFacts, Missing, RecipeFacts } from "./facts";
export { type Graph, graphOf, type ItemRow, readAbove, reading, readRecipe, type RecipeRow, readTree, stillAsRead } from "./graph";
export { type Derived, derivedFrom, inOrder, recompute } from "./recompute";
export { refresh, refreshCosts } from "./refresh";
export { rollUp, rollUpLater } from "./roll-up";
