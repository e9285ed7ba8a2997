import {
  assayed,
  balance,
  celsius,
  civil,
  gauged,
  instant,
  measured,
  money,
  quantity,
  rate,
  share,
  signed,
  sum,
  supplierQuantity,
  thousandths,
  z,
} from "./fields";
import type { Kind, Shape } from "./shape";

/** A field's shape beside the schema that it was read off. */
export interface SchemaShape extends Shape {
  fields: Readonly<Record<string, SchemaShape>>;
  schema: z.ZodType;
}

/** The bare schema under `optional`, `nullable`, `default` and codecs, as seen from outside. */
export function bare(schema: z.ZodType): z.ZodType {
  const definition = (schema as z.ZodType & { _zod: { def: { innerType?: z.ZodType; in?: z.ZodType } } })._zod.def;
  const inner = definition.innerType ?? definition.in;
  return inner ? bare(inner) : schema;
}

/** The name of the bare type: "string", "number", "boolean", "array", "enum", "object"… */
export function kindOf(schema: z.ZodType): string {
  return bare(schema)._zod.def.type;
}

/** May the field hold `null`? */
export function isNullable(schema: z.ZodType): boolean {
  return schema.safeParse(null).success;
}

/** May the field be left out? */
export function isOptional(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success;
}

/** Reads the shape of a field off its schema. */
export function shapeOf(schema: z.ZodType): SchemaShape {
  const ready = shapes.get(schema);
  if (ready) return ready;
  const shape = { ...ofCore(bare(schema)), ...allowed(schema), schema };
  shapes.set(schema, shape);
  return shape;
}

/** The shape of every field of an object. */
export function fieldsOf(object: z.ZodType): Readonly<Record<string, SchemaShape>> {
  return shapeOf(object).fields;
}

const shapes = new WeakMap<z.ZodType, SchemaShape>();

function ofCore(core: z.ZodType): Omit<SchemaShape, "schema"> {
  const plain = { options: [], fields: {}, names: (core.meta()?.names ?? []) as string[] };
  const unit = units.find(([, candidate]) => bare(candidate) === core)?.[0];
  if (unit) return { ...plain, kind: unit };
  if (core instanceof z.ZodEnum) return { ...plain, ...meantBy(core), kind: "choice", options: core.options.map(String) };
  if (core instanceof z.ZodArray) return { ...plain, ...ofList(shapeOf(core.element as z.ZodType)) };
  if (core instanceof z.ZodObject) return { ...plain, kind: "record", fields: ofObject(core) };
  return { ...plain, kind: simple[core._zod.def.type] ?? "other" };
}

const meantBy = (core: z.ZodType): Pick<Shape, "meanings"> => {
  const { meanings } = (core.meta() ?? {}) as Pick<Shape, "meanings">;
  return meanings ? { meanings } : {};
};

function ofObject({ shape }: z.ZodObject): Record<string, SchemaShape> {
  return Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, shapeOf(schema as z.ZodType)]));
}

function ofList(element: SchemaShape): Pick<SchemaShape, "kind" | "options" | "fields" | "element"> {
  const { kind, options, fields } = element;
  return { kind: lists[kind] ?? "other", options, fields, element };
}

function allowed(schema: z.ZodType): Pick<Shape, "isOptional" | "isNullable" | "mayBeBlank"> {
  return {
    ...(isOptional(schema) && { isOptional: true }),
    ...(isNullable(schema) && { isNullable: true }),
    ...(kindOf(schema) === "string" && schema.safeParse("").success && { mayBeBlank: true }),
  };
}

const units: [Kind, z.ZodType][] = [
  ["money", money],
  ["money", sum],
  ["money", balance],
  ["rate", rate],
  ["rate", share],
  ["quantity", quantity],
  ["quantity", measured],
  ["quantity", signed],
  ["celsius", celsius],
  ["thousandths", thousandths],
  ["thousandths", supplierQuantity],
  ["thousandths", gauged],
  ["thousandths", assayed],
  ["instant", instant],
  ["date", civil],
];
const simple: Record<string, Kind> = { string: "text", number: "number", int: "number", boolean: "boolean" };
const lists: Partial<Record<Kind, Kind>> = { choice: "choices", text: "texts", record: "records" };
