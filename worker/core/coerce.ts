import type { z } from "zod";

/** What a form, a query string or a command line says about a field: words, never types. */
export type Texts = Record<string, string | string[] | undefined>;

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

/**
 * Gives the words of a form, a query string or a command line the types their schema expects. An empty text becomes
 * `null` where the field may be empty, and is left out otherwise; what cannot be read stays text, so that the schema
 * refuses it by name.
 */
export function coerce(input: z.ZodObject, texts: Texts): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [field, text] of Object.entries(texts)) {
    const schema = input.shape[field] as z.ZodType | undefined;
    const value = schema ? coerceField(schema, text) : text;
    if (value !== undefined) values[field] = value;
  }
  return values;
}

function coerceField(schema: z.ZodType, text: string | string[] | undefined): unknown {
  if (text === undefined) return undefined;
  const kind = kindOf(schema);
  if (kind === "array") return listOf(text).map((entry) => coerceText(elementKind(schema), entry));
  const single = Array.isArray(text) ? (text.at(-1) ?? "") : text;
  if (single.trim() === "" && kind !== "boolean") return isNullable(schema) ? null : emptyOf(schema);
  return coerceText(kind, single);
}

/** A blank stays a blank where blank text is allowed, so that a note can be cleared. */
function emptyOf(schema: z.ZodType): "" | undefined {
  return kindOf(schema) === "string" && schema.safeParse("").success ? "" : undefined;
}

function listOf(text: string | string[]): string[] {
  const entries = Array.isArray(text) ? text : text.split(",");
  return entries.map((entry) => entry.trim()).filter(Boolean);
}

function elementKind(schema: z.ZodType): string {
  const { element } = bare(schema)._zod.def as unknown as { element: z.ZodType };
  return kindOf(element);
}

function coerceText(kind: string, text: string): unknown {
  if (kind === "number") return numberFrom(text) ?? text;
  if (kind === "boolean") return ["true", "on", "1", "yes", "oui"].includes(text.trim().toLowerCase());
  if (kind === "object" || kind === "record") return jsonFrom(text) ?? text;
  return text;
}

/** Reads "1 234,50", "1234.5" and "12 %" alike; null when it is not a number. */
export function numberFrom(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f€%]/g, "").replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
