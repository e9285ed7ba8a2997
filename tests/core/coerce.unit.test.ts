import { describe, expect, it } from "vitest";
import { coerce, numberFrom } from "@/worker/core/coerce";
import { Refusal } from "@/worker/core/errors";
import { line, money, note, z } from "@/worker/core/fields";
import { parse } from "@/worker/core/parse";

const input = z.strictObject({
  name: line(10),
  note: note(20).default(""),
  price: money.nullable().default(null),
  count: z.int().optional(),
  active: z.boolean().default(false),
  tags: z.array(z.enum(["a", "b"])).optional(),
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
  });

  it("keeps what it cannot read, so that the schema names it", () => {
    expect(fieldsOf(() => parse(input, coerce(input, { name: "Sel", price: "cher" })))).toEqual([["price", "type_number"]]);
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
});

function fieldsOf(deed: () => unknown): [string, string][] {
  try {
    deed();
  } catch (error) {
    if (error instanceof Refusal) return (error.detail.fields ?? []).map(({ field, code }) => [field, code]);
    throw error;
  }
  return [];
}
