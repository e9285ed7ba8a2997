import { bare } from "./coerce";
import {
  assayed,
  balance,
  celsius,
  civil,
  gauged,
  supplierQuantity,
  instant,
  measured,
  money,
  quantity,
  rate,
  share,
  signed,
  sum,
  thousandths,
  z,
} from "./fields";

type Kind =
  | "money"
  | "rate"
  | "quantity"
  | "thousandths"
  | "celsius"
  | "instant"
  | "date"
  | "number"
  | "boolean"
  | "choice"
  | "choices"
  | "text"
  | "texts"
  | "record"
  | "records"
  | "other";

/** A field as people see it: what kind of thing it holds, and between what one chooses. */
export interface Shape {
  kind: Kind;
  /** The choices of an enumeration, or of a list of them. */
  options: string[];
  /** The fields of a record, or of each record of a list. */
  fields: Record<string, Shape>;
  /** The modules whose records an identifier names, as `recordOf` declares; none otherwise. */
  names: readonly string[];
  schema: z.ZodType;
}

/** Reads the shape of a field off its schema. */
export function shapeOf(schema: z.ZodType): Shape {
  const core = bare(schema);
  const plain = { options: [], fields: {}, names: (core.meta()?.names ?? []) as string[], schema };
  const unit = units.find(([, candidate]) => bare(candidate) === core)?.[0];
  if (unit) return { ...plain, kind: unit };
  if (core instanceof z.ZodEnum) return { ...plain, kind: "choice", options: core.options.map(String) };
  if (core instanceof z.ZodArray) return { ...plain, ...ofList(shapeOf(core.element as z.ZodType)) };
  if (core instanceof z.ZodObject) return { ...plain, kind: "record", fields: fieldsOf(core) };
  return { ...plain, kind: simple[core._zod.def.type] ?? "other" };
}

/** The shape of every field of an object. */
export function fieldsOf(object: z.ZodType): Record<string, Shape> {
  const core = bare(object);
  if (!(core instanceof z.ZodObject)) return {};
  return Object.fromEntries(Object.entries(core.shape).map(([field, schema]) => [field, shapeOf(schema as z.ZodType)]));
}

/** Does the field hold a figure one can compare? */
export function isFigure(shape: Shape | undefined): boolean {
  return figures.includes(shape?.kind);
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
const figures: (Kind | undefined)[] = ["money", "rate", "thousandths", "celsius", "number"];
const simple: Record<string, Kind> = { string: "text", number: "number", int: "number", boolean: "boolean" };
const lists: Partial<Record<Kind, Kind>> = { choice: "choices", text: "texts", record: "records" };

function ofList({ kind, options, fields }: Shape): Pick<Shape, "kind" | "options" | "fields"> {
  return { kind: lists[kind] ?? "other", options, fields };
}
