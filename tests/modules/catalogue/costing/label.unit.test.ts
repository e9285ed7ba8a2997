import { expect, it } from "vitest";
import { requireComplete } from "@/worker/modules/catalogue/costing/label";
import { among, ingredient, line, recipeOf } from "@/tests/support/kitchen";
import { refusedOf } from "@/tests/support/refusals";

it.each([
  ["weighed and declared", {}, null],
  ["in pieces of no weight", { unit: "piece" }, "EGG:missing_weight"],
  ["of unknown allergens", { allergens: null }, "EGG:missing_allergens"],
  ["of unknown nutrition", { nutrition: null }, "EGG:missing_nutrition"],
] as const)("a label takes an ingredient %s", (_, overrides, refused) => {
  const [jam, egg] = [ingredient("jam", { kind: "product" }), ingredient("egg", overrides)];
  const recipe = recipeOf("jam", [line("egg", 500, { unit: egg.unit })]);
  const graph = { itemOf: among(jam, egg), recipes: new Map([["jam", recipe]]) };
  expect(refusedOf(() => requireComplete(recipe as never, graph as never))).toBe(refused);
});
