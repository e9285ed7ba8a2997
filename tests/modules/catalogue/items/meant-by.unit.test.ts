import { expect, it } from "vitest";
import { meantBy } from "@/app/features/catalogue/items/meant-by";

const beef = { sku: "BOEUF", name: "Joues de bœuf" };
const sugar = { sku: "SUCRE", name: "Sucre" };
const icing = { sku: "SUCRE-GL", name: "Sucre glace" };

it("a name means what is called so, however it is written; letters mean the only one that has them", () => {
  expect(meantBy("joues de boeuf ", [beef, sugar])).toBe(beef);
  expect(meantBy("Sucre", [sugar, icing])).toBe(sugar);
  expect(meantBy("glac", [icing])).toBe(icing);
});

it("what may be several, or none, is nobody's guess", () => {
  expect(meantBy("sucr", [sugar, icing])).toBeUndefined();
  expect(meantBy("Sucre", [sugar, { ...sugar, sku: "SUCRE-2" }])).toBeUndefined();
  expect(meantBy("sel", [])).toBeUndefined();
});
