import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packOf } from "@/worker/core/trade/pack";
import { type Unit, units } from "@/worker/core/figures/quantity";

/** "10 kg" of what a pack holds, and its name. */
const summary = (text: string) => {
  const pack = packOf(text);
  return pack && `${pack.name}|${pack.holds.amount / 1_000 / units[pack.holds.unit].factor} ${pack.holds.unit}`;
};

describe("a pack", () => {
  it.each([
    ["carton 10 × 1 kg", "carton|10 kg"],
    ["Carton de 10x1kg", "carton|10 kg"],
    ["carton (10 x 1 kg)", "carton|10 kg"],
    ["sac 25 kg", "sac|25 kg"],
    ["sac de 25 kg", "sac|25 kg"],
    ["25 kg sac", "sac|25 kg"],
    ["25 kg", "|25 kg"],
    ["bidon 5 L", "bidon|5 l"],
    ["bidon - 5 litres", "bidon|5 l"],
    ["barquette 6 x 250 g", "barquette|1500 g"],
    ["250gx6", "|1500 g"],
    ["1 kg x 10", "|10 kg"],
    ["ctn 12x33cl", "ctn|396 cl"],
    ["6 bouteilles de 75 cl", "bouteilles|450 cl"],
    ["lot de 6 pièces de 250 g", "lot|1500 g"],
    ["palette 2 x 6 x 0,5 l", "palette|6 l"],
    ["carton de 1 000", "carton|1000 piece"],
    ["plateau de 30 œufs", "plateau|30 piece"],
    ["boîte x 12", "boîte|12 piece"],
    ["12 pièces", "|12 piece"],
    ["le kg", "|1 kg"],
    ["pièce", "|1 piece"],
    ["pièce de 3 kg", "pièce|3 kg"],
  ])("%s", (text, pack) => expect(summary(text)).toBe(pack));

  it.each([
    "",
    "sac",
    "boîte 4/4",
    "1/2 litre",
    "5-6 kg",
    "-5 kg",
    "0 kg",
    "12 kg / 10 kg",
    "kg 25",
    "beurre 82 % 250 g",
    `${"9".repeat(30)} kg`,
  ])("is not guessed: %s", (text) => expect(packOf(text)).toBeNull());

  const word = fc.constantFrom("", "carton ", "Sac de ", "barquettes (", "étui, ");
  const sign = fc.constantFrom("x", " x ", "×", " × ", " X ", "*");
  const count = fc.integer({ min: 1, max: 40 });
  const unit = fc.constantFrom<Unit>("g", "kg", "ml", "cl", "l");

  it("holds the product of its numbers, whatever stands around and between them and in whatever order", () => {
    fc.assert(
      fc.property(
        word,
        sign,
        fc.array(count, { maxLength: 3 }),
        fc.integer({ min: 1, max: 99_999 }),
        unit,
        (name, times, counts, tenths, printed) => {
          const size = String(tenths / 10).replace(".", ",");
          const amount = counts.reduce((all, one) => all * one, tenths * 100) * units[printed].factor;
          const holds = { amount, unit: printed };
          expect(packOf(`${name}${[...counts, `${size} ${printed}`].join(times)}`)?.holds).toEqual(holds);
          expect(packOf([`${size} ${printed}`, ...counts].join(times === "x" ? " x" : times))?.holds).toEqual(holds);
        },
      ),
    );
  });

  it("of any text is something one can buy, or nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0129,. x×*-/()kgclsade°é\u00a0"), maxLength: 100 }), (text) => {
        const pack = packOf(text);
        if (pack) expect(Number.isSafeInteger(pack.holds.amount) && pack.holds.amount > 0 && pack.name.length <= 60).toBe(true);
      }),
    );
  });
});
