import { describe, expect, it } from "vitest";
import type { z } from "@/worker/core/contract/fields";
import { fieldsOf, type SchemaShape } from "@/worker/core/contract/schema";
import { valueText } from "@/worker/core/text/format-value";
import { operations } from "@/worker/modules/contracts";
import { en } from "@/worker/modules/sell/orders/words.en";
import { fr } from "@/worker/modules/sell/orders/words.fr";

/** Is it written otherwise at the doors than inside? */
function isTranslated(schema: z.ZodType): boolean {
  const { type, innerType } = (schema as unknown as { _zod: { def: { type: string; innerType?: z.ZodType } } })._zod.def;
  return type === "pipe" || (innerType !== undefined && isTranslated(innerType));
}

/** Fields that people would be shown as they are kept: 64 500 for 64,5. */
function rawIn(fields: Record<string, SchemaShape>): string[] {
  return Object.entries(fields).flatMap(([name, shape]) => [
    ...(shape.kind === "number" && isTranslated(shape.schema) ? [name] : []),
    ...rawIn(shape.fields).map((inner) => `${name}.${inner}`),
  ]);
}

describe("a value as people see it", () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    "of %s is never its parts in thousandths",
    (_id, operation) => {
      expect(rawIn(fieldsOf(operation.input))).toEqual([]);
      expect(rawIn(fieldsOf(operation.output))).toEqual([]);
    },
  );

  it("of what can be done now has the names of operations, and no name of the code's", () => {
    const shape = { kind: "texts" } as SchemaShape;
    const movesText = (words: typeof fr | typeof en, language: "fr" | "en") =>
      valueText(shape, "moves", ["confirm", "expire"], { words, language });
    expect([movesText(fr, "fr"), movesText(en as never, "en")]).toEqual([fr.operations.confirm.title, en.operations.confirm.title]);
    expect(valueText(shape, "moves", [], { words: fr, language: "fr" })).toBe("aucun");
  });
});
