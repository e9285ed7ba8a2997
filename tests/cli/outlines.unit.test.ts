import { describe, expect, it } from "vitest";
import { outlinesOf } from "@/cli/catalogue/describe";
import { restored, stored } from "@/cli/catalogue/outline";
import { z } from "@/worker/core/contract/fields";
import { internalOf } from "@/worker/core/contract/internal";
import { fieldsOf, type SchemaShape, shapeOf } from "@/worker/core/contract/schema";
import type { Shape } from "@/worker/core/contract/shape";
import { modules } from "@/worker/modules/contracts";
import { valueFor } from "../support/sample";

const operations = Object.values(modules).flatMap(({ operations }) => Object.values(operations));

/** A value of a field in the exchange form, in which nothing is left out. */
function wholeOf(shape: SchemaShape): unknown {
  const { kind, schema, fields, isNullable } = shape;
  const candidates = kind in figures ? figures[kind as keyof typeof figures] : [];
  const fitting = candidates.find((value) => schema.safeParse(value).success);
  if (fitting !== undefined) return fitting;
  if (kind === "record") return Object.fromEntries(Object.entries(fields).map(([field, inner]) => [field, wholeOf(inner)]));
  if (shape.element) return [wholeOf(shape.element as SchemaShape)];
  if (kind === "other" && isNullable) return null;
  return isNullable && kind === "text" ? null : valueFor(schema);
}

const figures = {
  money: [1_234.5, -0.25],
  rate: [12.34],
  quantity: [{ value: 2.5, unit: "kg" }],
  thousandths: [1.234],
  celsius: [-18.5],
  number: [3, 2_026, 60, 4_000, 0.5],
  instant: ["2026-01-31T08:00:00.000Z"],
  text: [
    "Essai",
    "FR",
    "EUR",
    "cellier.test",
    "+33559000000",
    "#1a2b3c",
    "2026-01",
    "75001",
    "FR7630006000011234567890189",
    "BNPAFRPP",
    "FR40303265045",
    "Europe/Paris",
  ],
};

/** A shape without the schema that it was read off. */
function plain({ schema, fields, element, ...facts }: Shape & { schema?: z.ZodType }): unknown {
  const inside = Object.entries(fields).map(([field, shape]) => [field, plain(shape)]);
  return { ...facts, fields: Object.fromEntries(inside), ...(element && { element: plain(element) }) };
}

describe("what the terminal knows of an operation", () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))("%s: reads its answer as its schema does", (_, { output }) => {
    const inside = z.decode(output, wholeOf(shapeOf(output)) as never);
    expect(internalOf(shapeOf(output), z.encode(output, inside))).toEqual(inside);
  });

  it.each(Object.entries(modules))("%s is the same after it was written down", (name, { operations }) => {
    const outlines = outlinesOf(operations);
    const back = restored(name, JSON.parse(JSON.stringify(stored(outlines))));
    expect(Object.keys(back)).toEqual(Object.keys(outlines));
    for (const [verb, { input, output, ...facts }] of Object.entries(outlines)) {
      expect(back[verb]).toMatchObject(JSON.parse(JSON.stringify(facts)));
      expect(plain(back[verb]?.output as Shape)).toEqual(plain(output));
      const fields = fieldsOf(operations[verb]?.input as z.ZodType);
      for (const [field, shape] of Object.entries(fields)) expect(plain(back[verb]?.input.shape[field] as Shape)).toEqual(plain(shape));
      expect(Object.keys(back[verb]?.input.shape ?? {})).toEqual(Object.keys(input.shape));
    }
  });
});
