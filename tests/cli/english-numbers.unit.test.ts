import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coerce } from "@/worker/core/contract/coerce";
import type { Shape, Shapes } from "@/worker/core/contract/shape";
import { numbersRead } from "@/cli/english-numbers";
import { translatorFor } from "@/cli/translator";

const of = (kind: Shape["kind"], fields: Shapes = {}): Shape => ({ kind, options: [], names: [], fields });
const row = of("record", { item: of("text"), amount: of("quantity") });
const shapes: Shapes = {
  price: of("money"),
  amount: of("quantity"),
  note: of("text"),
  lines: { ...of("records"), fields: row.fields, element: row },
};
const read = (field: string, text: string, language = "en") =>
  coerce(shapes, numbersRead(shapes, { [field]: text }, translatorFor(language, {})))[field];

describe("numbers typed in English", () => {
  it.each([
    ["price", "1,234.50", 1234.5],
    ["price", "1,234,567", 1234567],
    ["price", "0,125", 0.125],
    ["price", "12,50", 12.5],
    ["price", "-1,234.5", -1234.5],
    ["amount", "1,234.5 kg", { value: 1234.5, unit: "kg" }],
    ["note", "1,234", "1,234"],
    ["lines", "SEL:1,234.5 kg, RIL:12", [expect.objectContaining({ amount: { value: 1234.5, unit: "kg" } }), expect.anything()]],
    ["lines", '[{"item":"1,234","amount":"1,234.5 kg"}]', [{ item: "1,234", amount: { value: 1234.5, unit: "kg" } }]],
  ])("%s %s", (field, text, value) => expect(read(field, text)).toEqual(value));

  it.each([
    ["price", "1,234"],
    ["amount", "1,000 kg"],
    ["lines", "SEL:1,000 kg"],
    ["lines", '[{"item":"SEL","amount":"1,000 kg"}]'],
  ])("%s %s is one of two, and is refused with both", (field, text) => {
    expect(() => read(field, text)).toThrow(/1\.(234|000) or 1(234|000)/);
    expect(() => read(field, text, "fr")).not.toThrow();
  });

  it("are what the product writes in English, or refused: never another number", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), fc.integer({ min: 0, max: 3 }), (whole, decimals) => {
        const value = whole / 10 ** decimals;
        const text = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 3 }).format(value);
        try {
          expect(read("price", text)).toBe(value);
        } catch (error) {
          if (!/ or /.test((error as Error).message)) throw error;
          expect(text).toMatch(/^-?\d{1,3},\d{3}$/);
        }
      }),
    );
  });
});
