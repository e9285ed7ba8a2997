import { bare, isOptional, shapeOf } from "@/worker/core/contract/schema";
import type { z } from "@/worker/core/contract/fields";
import type { Shape } from "@/worker/core/contract/shape";
import { valueFor } from "./sample";

type Fields = Record<string, unknown>;

/** A value that a field must refuse, what is wrong with it, and the field that the refusal names: `lines.0.price`. */
export interface BadValue {
  field: string;
  description: string;
  value: unknown;
}

/** More than any list takes. */
const CROWD = 10_001;

const numbers: [string, unknown][] = [
  ["a text where a number belongs", "twelve"],
  ["a number in a list", [1]],
  ["a huge number", 1e300],
  ["too many decimals", 1.123456789],
];
const texts: [string, unknown][] = [
  ["a number where a text belongs", -5],
  ["a record where a text belongs", { not: "expected" }],
  ["control characters", "a\u0000b\u001b[2J"],
  ["half a character", "a\ud83d"],
  ["a very long text", "x".repeat(100_001)],
];
const lists: [string, unknown][] = [
  ["a text where a list belongs", "twelve"],
  ["a record where a list belongs", { not: "expected" }],
];
const records: [string, unknown][] = [
  ["a text where a record belongs", "twelve"],
  ["a list where a record belongs", [1]],
];
const choices: [string, unknown][] = [
  ["an unknown choice", "'; drop table items; --"],
  ["a number where a choice belongs", 1],
];
const dates: [string, unknown][] = [
  ["a day that no calendar has", "2026-02-30"],
  ["a word where a day belongs", "yesterday"],
  ["the year 0", "0000-01-01"],
];

/** What each kind of field must refuse, whatever its schema says. */
const byKind: Record<Shape["kind"], [string, unknown][]> = {
  money: [...numbers, ["a negative amount", -900_000_000_001]],
  rate: numbers,
  thousandths: numbers,
  celsius: numbers,
  number: numbers,
  quantity: [...records, ["a unit nobody knows", { value: 1, unit: "ton" }], ["a text in a quantity", { value: "twelve", unit: "kg" }]],
  instant: dates,
  date: dates,
  boolean: [
    ["a text where yes or no belongs", "twelve"],
    ["a number where yes or no belongs", 1],
  ],
  choice: choices,
  choices: [...lists, ["an unknown choice", ["'; drop table items; --"]]],
  text: texts,
  texts: [...lists, ["control characters", ["a\u0000b"]]],
  record: records,
  records: [...lists, ["a text where a record belongs", ["twelve"]]],
  other: records,
};

/** Everything that the fields of an input must refuse, one fault at a time, those of its inner records too. */
export function badValuesOf(input: z.ZodObject): BadValue[] {
  return Object.entries(input.shape).flatMap(([field, schema]) => badValuesFor(field, schema as z.ZodType));
}

function badValuesFor(field: string, schema: z.ZodType): BadValue[] {
  const shape = shapeOf(schema);
  const own = byKind[shape.kind].map(([description, value]) => ({ field, description, value }));
  const element = shape.kind === "records" || shape.kind === "texts" ? elementOf(schema) : null;
  const crowd = element ? [{ field, description: "a list without end", value: Array(CROWD).fill(valueFor(element)) }] : [];
  return [...own, ...crowd, ...inner(field, schema, element)];
}

/** What the fields of a record must refuse, or those of the records of a list, in a record that is right otherwise. */
function inner(field: string, schema: z.ZodType, element: z.ZodType | null): BadValue[] {
  const record = element ?? schema;
  if (shapeOf(record).kind !== "record") return [];
  const right = valueFor(record) as Fields;
  const fields = Object.entries((bare(record) as z.ZodObject).shape) as [string, z.ZodType][];
  const place = element ? `${field}.0` : field;
  const put = (value: Fields) => (element ? [value] : value);
  const wrong = fields.flatMap(([name, own]) =>
    badValuesFor(name, own).map((bad) => ({ ...bad, field: `${place}.${bad.field}`, value: put({ ...right, [name]: bad.value }) })),
  );
  const missing = fields
    .filter(([, own]) => !isOptional(own))
    .map(([name]) => ({ field: `${place}.${name}`, description: "nothing", value: put({ ...right, [name]: undefined }) }));
  return [...wrong, ...missing, { field: `${place}.surprise`, description: "a field nobody knows", value: put({ ...right, surprise: 1 }) }];
}

function elementOf(schema: z.ZodType): z.ZodType {
  return (bare(schema) as z.ZodArray).element as z.ZodType;
}
