import { fieldsOf as shapesOf, type SchemaShape } from "./schema";
import { businessDay, EARLIEST_BUSINESS_DAY, EARLIEST_DAY, LATEST_DAY, vatRate, type z } from "./fields";
import type { Operation } from "./operation";
import { RATE_SCALE } from "../figures/rate";
import type { Kind } from "./shape";
import { vatRates } from "../trade/trade";
import { phone } from "../trade/phone";

/** What a form must know of a field to ask for it: the facts of its schema, without the schema, small enough for a browser. */
export interface FieldDescription {
  /** `decimal` is any number with decimals in a unit of its own, kept as thousandths; `rows` is a list of records. */
  kind:
    | "text"
    | "email"
    | "phone"
    | "number"
    | "decimal"
    | "money"
    | "rate"
    | "celsius"
    | "quantity"
    | "date"
    | "boolean"
    | "choice"
    | "choices"
    | "record"
    | "rows"
    | "other";
  /** It must be filled in: it can be neither left out nor empty. */
  required?: true;
  /** The most characters of a text. */
  maxLength?: number;
  /** The least and the most of a number or a day, as one types it. */
  min?: number | string;
  max?: number | string;
  /** What one chooses among, as one types it. */
  choices?: readonly string[];
  /** The fields of a record, or of each row of a list. */
  fields?: FieldDescriptions;
}

export type FieldDescriptions = Readonly<Record<string, FieldDescription>>;

/** What a screen must know of an operation: what it is called, what it risks, and what it asks for. */
export interface OperationDescription {
  id: string;
  risk: Operation["risk"];
  fields: FieldDescriptions;
}

/** Describes an operation for screens. Its schema is read once. */
export function describeOperation(operation: Operation): OperationDescription {
  const cached = descriptions.get(operation);
  if (cached) return cached;
  const { id, risk, input } = operation;
  const description = { id, risk, fields: describeAll(shapesOf(input), true) };
  descriptions.set(operation, description);
  return description;
}

const descriptions = new WeakMap<Operation, OperationDescription>();

/** @param isNeeded whether the record that holds these fields must be there; in rows and in optional records, nothing is required */
function describeAll(shapes: Readonly<Record<string, SchemaShape>>, isNeeded: boolean): FieldDescriptions {
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, describeField(shape, isNeeded)]));
}

function describeField(shape: SchemaShape, isNeeded: boolean): FieldDescription {
  const { schema, fields, options } = shape;
  const required = isNeeded && !shape.isOptional && !shape.isNullable && !shape.mayBeBlank;
  const kind = kinds[shape.kind] ?? textKindOf(schema);
  return {
    kind,
    ...(required && kind !== "boolean" && { required }),
    ...limitsOf(schema, kind),
    ...(options.length && { choices: options }),
    ...(kind === "rate" && isOf(schema, vatRate) && { choices: vatRates.map((rate) => String(rate / RATE_SCALE)) }),
    ...(Object.keys(fields).length && { fields: describeAll(fields, kind === "record" && required) }),
  };
}

/** The kinds of shapes that a form asks for in a way of their own; the kind of a text follows from its format. */
const kinds: Partial<Record<Kind, FieldDescription["kind"]>> = {
  money: "money",
  rate: "rate",
  quantity: "quantity",
  thousandths: "decimal",
  celsius: "celsius",
  date: "date",
  number: "number",
  boolean: "boolean",
  choice: "choice",
  choices: "choices",
  texts: "text",
  record: "record",
  records: "rows",
  other: "other",
};

function textKindOf(schema: z.ZodType): "text" | "email" | "phone" | "date" {
  if (isOf(schema, phone)) return "phone";
  const formats = layersOf(schema).map(({ _zod }) => (_zod.def as { format?: string }).format);
  if (formats.includes("date")) return "date";
  return formats.includes("email") ? "email" : "text";
}

function limitsOf(schema: z.ZodType, kind: FieldDescription["kind"]): Pick<FieldDescription, "maxLength" | "min" | "max"> {
  if (kind === "date") return { min: isOf(schema, businessDay) ? EARLIEST_BUSINESS_DAY : EARLIEST_DAY, max: LATEST_DAY };
  const layers = layersOf(schema) as (z.ZodType & { maxLength?: number | null; minValue?: number | null; maxValue?: number | null })[];
  const first = <T>(values: (T | null | undefined)[]) => values.find((value) => value !== null && value !== undefined);
  const maxLength = first(layers.map((layer) => layer.maxLength));
  if (kind === "text" || kind === "email" || kind === "phone") return maxLength === undefined ? {} : { maxLength };
  if (kind !== "number") return {};
  const [min, max] = [first(layers.map(({ minValue }) => minValue)), first(layers.map(({ maxValue }) => maxValue))];
  return { ...(min !== undefined && { min }), ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }) };
}

/** Is it this schema, alone or wrapped as optional? */
function isOf(schema: z.ZodType, layer: z.ZodType): boolean {
  return layersOf(schema).includes(layer);
}

/** A schema and those inside it: under `optional`, `nullable`, `default`, and at both ends of a pipe. */
function layersOf(schema: z.ZodType): z.ZodType[] {
  const { innerType, in: before, out: after } = schema._zod.def as { innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType };
  return [schema, ...[innerType, before, after].flatMap((inner) => (inner ? layersOf(inner) : []))];
}

/** Describes what a contract exports: its records of operations, under their names; schemas and types are left out. */
export function describeExports(contract: Record<string, unknown>): Record<string, Record<string, OperationDescription>> {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([name, exported]) => {
      const operations = Object.entries(Object(exported)).filter((entry): entry is [string, Operation] => isOperation(entry[1]));
      return operations.length
        ? [[name, Object.fromEntries(operations.map(([verb, operation]) => [verb, describeOperation(operation)]))]]
        : [];
    }),
  );
}

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "id" in value && "risk" in value && "input" in value;
}
