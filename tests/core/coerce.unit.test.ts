import { describe, expect, it } from "vitest";
import * as typed from "@/worker/core/contract/coerce";
import { fieldsOf as shapesOf } from "@/worker/core/contract/schema";
import { Refusal } from "@/worker/core/errors";
import { identifier, line, money, note, quantity, rate, unit, z } from "@/worker/core/contract/fields";
import { parse } from "@/worker/core/contract/parse";

const { numberFrom } = typed;
const coerce = (schema: z.ZodObject, texts: typed.Texts) => typed.coerce(shapesOf(schema), texts);
const typedName = (schema: z.ZodObject, texts: typed.Texts, field: string) => typed.typedName(shapesOf(schema), texts, field);

const input = z.strictObject({
  name: line(10),
  note: note(20).default(""),
  price: money.nullable().default(null),
  count: z.int().optional(),
  active: z.boolean().default(false),
  tags: z.array(z.enum(["a", "b"])).optional(),
  flags: z
    .array(z.enum(["a", "b"]))
    .nullable()
    .optional(),
});

describe("words of a form become what the schema expects", () => {
  it("reads numbers as people write them", () => {
    expect(numberFrom("1 234,50")).toBe(1234.5);
    expect(numberFrom("4.2 €")).toBe(4.2);
    expect(numberFrom("12 %")).toBe(12);
    for (const wrong of ["", "1,2,3", "abc", "1e5", "--1"]) expect(numberFrom(wrong)).toBeNull();
  });

  it("leaves blanks out, or says null where nothing is allowed", () => {
    expect(coerce(input, { name: "Sel", note: "", price: "", count: "" })).toEqual({ name: "Sel", note: "", price: null });
  });

  it("reads lists and ticks", () => {
    expect(coerce(input, { tags: "a,b", active: "on" })).toEqual({ tags: ["a", "b"], active: true });
    expect(coerce(input, { tags: ["a", "b"] })).toEqual({ tags: ["a", "b"] });
    expect(coerce(input, { tags: "", flags: "" })).toEqual({ tags: [], flags: null });
    expect(coerce(input, { flags: "," })).toEqual({ flags: [] });
  });

  it("keeps what it cannot read, so that the schema names it", () => {
    expect(fieldsOf(() => parse(input, coerce(input, { name: "Sel", price: "cher" })))).toEqual([["price", "type_number"]]);
  });
});

const recipe = z.strictObject({
  output: quantity.optional(),
  address: z
    .strictObject({ street: line(50), city: line(50) })
    .nullable()
    .default(null),
  lines: z.array(z.strictObject({ item: line(20), amount: quantity, loss: rate.default(0) })).default([]),
  tags: z.array(unit).default([]),
});

describe("records inside records have dotted names", () => {
  const typed = {
    "output.value": "100",
    "output.unit": "kg",
    "address.street": "",
    "address.city": "",
    "lines.0.item": "",
    "lines.0.amount.value": "",
    "lines.0.amount.unit": "kg",
    "lines.1.item": "TOMATE",
    "lines.1.amount.value": "2,5",
    "lines.1.amount.unit": "kg",
    "lines.1.loss": "4 %",
    "lines.10.item": "SEL",
    "lines.10.amount.value": "a pinch",
    "lines.10.amount.unit": "g",
  };

  it("reads them, without the rows in which nothing was typed", () => {
    expect(coerce(recipe, typed)).toEqual({
      output: { value: 100, unit: "kg" },
      address: null,
      lines: [
        { item: "TOMATE", amount: { value: 2.5, unit: "kg" }, loss: 4 },
        { item: "SEL", amount: { value: "a pinch", unit: "g" } },
      ],
    });
  });

  it("names a fault where it was typed", () => {
    const [[field = ""] = []] = fieldsOf(() => parse(recipe, coerce(recipe, typed)));
    expect(field).toBe("lines.1.amount.value");
    expect(typedName(recipe, typed, field)).toBe("lines.10.amount.value");
    expect(typedName(recipe, typed, "output.value")).toBe("output.value");
  });

  it("takes a quantity as one types it, and rows as JSON", () => {
    expect(coerce(recipe, { output: "1 250,5 kg" })).toEqual({ output: { value: 1250.5, unit: "kg" } });
    expect(coerce(recipe, { lines: '[{"item":"SEL"}]', tags: "kg, l" })).toEqual({ lines: [{ item: "SEL" }], tags: ["kg", "l"] });
    expect(coerce(recipe, { lines: "" })).toEqual({ lines: [] });
  });

  it("takes inside JSON what one types outside of it", () => {
    const lines = z.array(z.strictObject({ item: line(20), amount: quantity, price: money.optional(), quid: z.boolean().optional() }));
    const rows = z.strictObject({ lines });
    const json = '[{"item":"POT-180","amount":"20 pièces","price":"6,90","quid":"oui"},{"item":"12","amount":{"value":"2,5","unit":"kg"}}]';
    expect(coerce(rows, { lines: json })).toEqual({
      lines: [
        { item: "POT-180", amount: { value: 20, unit: "piece" }, price: 6.9, quid: true },
        { item: "12", amount: { value: 2.5, unit: "kg" } },
      ],
    });
    expect(coerce(rows, { lines: '[{"item":"POT","amount":"beaucoup","price":"cher","quid":"parfois"}]' })).toEqual({
      lines: [{ item: "POT", amount: "beaucoup", price: "cher", quid: "parfois" }],
    });
  });

  it("takes rows that say how much of what, one after another", () => {
    const rows = z.strictObject({ lines: z.array(z.strictObject({ item: line(20), amount: quantity })) });
    expect(coerce(rows, { lines: "POT-180:12, SUC:2,5 kg; FAR:1kg" })).toEqual({
      lines: [
        { item: "POT-180", amount: { value: 12, unit: "piece" } },
        { item: "SUC", amount: { value: 2.5, unit: "kg" } },
        { item: "FAR", amount: { value: 1, unit: "kg" } },
      ],
    });
    expect(coerce(rows, { lines: "POT" })).toEqual({ lines: ["POT"] });
  });

  it("is not led astray by names that JavaScript keeps for itself", () => {
    expect(() => parse(recipe, coerce(recipe, { "__proto__.polluted": "yes", "constructor.prototype.polluted": "yes" }))).toThrow();
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe("bad input names every field", () => {
  it("says what is missing, too long, unknown", () => {
    expect(fieldsOf(() => parse(input, { name: "", note: "x".repeat(21), surprise: 1 }))).toEqual([
      ["name", "required"],
      ["note", "too_big_text"],
      ["surprise", "unknown"],
    ]);
  });

  it("says once what a blank lacks", () => {
    expect(fieldsOf(() => parse(z.strictObject({ item: identifier }), { item: "" }))).toEqual([["item", "required"]]);
  });
});

function fieldsOf(attempt: () => unknown): [string, string][] {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return (error.detail.fields ?? []).map(({ field, code }) => [field, code]);
    throw error;
  }
  return [];
}
