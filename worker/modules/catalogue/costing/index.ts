export { type Cost, costOf, inputNeeded, scaled, WHOLE } from "./cost";
export { declarationOf, massOf } from "./declaration";
export { type ItemFacts, type Missing, onceEach, type RecipeFacts } from "./facts";
export { type Graph, graphOf, type ItemRow, readAbove, reading, readRecipe, type RecipeRow, readTree, stillAsRead } from "./graph";
export { labelOf } from "./label";
export { type Derived, derivedFrom, inOrder, recompute } from "./recompute";
export { costingJobs } from "./refresh";
export { reprice } from "./reprice";
export { rollUp, rollUpLater } from "./roll-up";
