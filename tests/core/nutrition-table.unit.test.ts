import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nutrients } from "@/worker/core/trade/food";
import { nutrientText, nutritionTable } from "@/worker/core/trade/nutrition-table";
import { fr } from "@/worker/modules/catalogue/recipes/words.fr";
import { per100g } from "@/tests/support/kitchen";

type Nutrient = (typeof nutrients)[number];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const written = (nutrient: Nutrient, value: number) => plain(nutrientText(nutrient, value, "fr"));

describe("rounding in a nutrition declaration (European Commission guidance of December 2012, table 4)", () => {
  it.each<[Nutrient, number, string]>([
    ["energyKj", 0, "0 kJ"],
    ["energyKj", 499, "0 kJ"],
    ["energyKj", 500, "1 kJ"],
    ["energyKj", 1_234_499, "1 234 kJ"],
    ["energyKcal", 294_500, "295 kcal"],
    ...(["fat", "carbohydrate", "sugars", "fibre", "protein"] as const).flatMap((nutrient): [Nutrient, number, string][] => [
      [nutrient, 0, "<0,5 g"],
      [nutrient, 500, "<0,5 g"],
      [nutrient, 501, "0,5 g"],
      [nutrient, 549, "0,5 g"],
      [nutrient, 550, "0,6 g"],
      [nutrient, 1_000, "1,0 g"],
      [nutrient, 9_949, "9,9 g"],
      [nutrient, 9_950, "10 g"],
      [nutrient, 10_000, "10 g"],
      [nutrient, 10_499, "10 g"],
      [nutrient, 10_500, "11 g"],
      [nutrient, 100_000, "100 g"],
    ]),
    ["saturates", 0, "<0,1 g"],
    ["saturates", 100, "<0,1 g"],
    ["saturates", 101, "0,1 g"],
    ["saturates", 149, "0,1 g"],
    ["saturates", 150, "0,2 g"],
    ["saturates", 9_949, "9,9 g"],
    ["saturates", 9_950, "10 g"],
    ["saturates", 10_500, "11 g"],
    ["salt", 0, "<0,01 g"],
    ["salt", 12, "<0,01 g"],
    ["salt", 13, "0,01 g"],
    ["salt", 15, "0,02 g"],
    ["salt", 994, "0,99 g"],
    ["salt", 995, "1,0 g"],
    ["salt", 1_000, "1,0 g"],
    ["salt", 1_049, "1,0 g"],
    ["salt", 1_050, "1,1 g"],
    ["salt", 12_340, "12,3 g"],
  ])("%s of %i thousandths reads %s", (nutrient, value, text) => {
    expect(written(nutrient, value)).toBe(text);
  });

  it("is never off by more than half of its step, and never says less for more", () => {
    const amount = (text: string) => (text.startsWith("<") ? 0 : Number(text.replace(/[^\d.]/g, "")) * 1_000);
    const read = (nutrient: Nutrient, value: number) => amount(nutrientText(nutrient, value, "en"));
    fc.assert(
      fc.property(fc.constantFrom(...nutrients), fc.nat(100_000), fc.nat(5_000), (nutrient, value, more) => {
        expect(Math.abs(read(nutrient, value) - value)).toBeLessThanOrEqual(500);
        expect(read(nutrient, value + more)).toBeGreaterThanOrEqual(read(nutrient, value));
      }),
    );
  });
});

it("the table is in the order of the law, energy in both units, in the reader's habits", () => {
  const values = per100g({ energyKj: 1_046_000, energyKcal: 250_000, fat: 1_250, sugars: 60_400, salt: 380 });
  const table = nutritionTable(values, fr.label.nutrients, "fr").map(({ nutrient, amount }) => [nutrient, plain(amount)]);
  expect(table).toEqual([
    ["Énergie", "1 046 kJ / 250 kcal"],
    ["Matières grasses", "1,3 g"],
    ["dont acides gras saturés", "<0,1 g"],
    ["Glucides", "<0,5 g"],
    ["dont sucres", "60 g"],
    ["Fibres alimentaires", "<0,5 g"],
    ["Protéines", "<0,5 g"],
    ["Sel", "0,38 g"],
  ]);
  expect(nutrientText("energyKj", 1_046_000, "en")).toBe("1,046\u00a0kJ");
});
