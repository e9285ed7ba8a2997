import type { z } from "zod";
import { unitOf } from "../figures/unit-words";

/**
 * What a form, a query string or a command line holds: texts, without types. A record inside a record has a dotted name:
 * `lines.0.amount.value`.
 */
export type Texts = Record<string, string | string[] | undefined>;
/** The same, with the dotted names turned into records inside records. */
type Tree = { [name: string]: string | string[] | Tree | undefined };

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
 * `null` where the field may be empty, and is left out otherwise; rows in which nothing was typed are left out; what cannot
 * be read stays text, so that the schema refuses it by name.
 */
export function coerce(input: z.ZodObject, texts: Texts): Record<string, unknown> {
  return coerceRecord(input, treeOf(texts));
}

/**
 * The name under which a field was typed. Rows that were left blank are skipped when the input is understood, so its numbers differ.
 * @param field as the schema names it, e.g. `lines.1.loss`
 */
export function typedName(input: z.ZodObject, texts: Texts, field: string): string {
  let schema: z.ZodType | undefined = input;
  let node: Tree[string] = treeOf(texts);
  const names = field.split(".").map((name) => {
    if (!schema || !isTree(node)) return name;
    const isRows = kindOf(schema) === "array";
    const typed: string = isRows ? (rowsOf(schema, node)[Number(name)] ?? name) : name;
    schema = isRows ? elementOf(schema) : fieldOf(schema, name);
    node = node[typed];
    return typed;
  });
  return names.join(".");
}

/** No form of the product nests deeper. */
const DEEPEST = 8;
/** What a tick box, a query string or a flag holds for yes, and for no. */
const yes = /^(true|on|1|yes|oui)$/i;
const no = /^(false|off|0|no|non)$/i;
/** Longer than any quantity one types. */
const LONGEST_MEASURE = 40;

function treeOf(texts: Texts): Tree {
  const tree: Tree = Object.create(null);
  for (const [name, text] of Object.entries(texts)) {
    const path = name.split(".", DEEPEST);
    const last = path.pop() ?? name;
    let branch = tree;
    for (const part of path) {
      const inner = branch[part];
      const next: Tree = isTree(inner) ? inner : Object.create(null);
      branch[part] = next;
      branch = next;
    }
    branch[last] = text;
  }
  return tree;
}

const isTree = (value: Tree[string]): value is Tree => typeof value === "object" && !Array.isArray(value);
const elementOf = (schema: z.ZodType) => (bare(schema)._zod.def as unknown as { element: z.ZodType }).element;
const fieldOf = (schema: z.ZodType, name: string) => {
  const { shape } = bare(schema) as z.ZodObject;
  return shape && Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : undefined;
};

function coerceRecord(schema: z.ZodType, tree: Tree): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, node] of Object.entries(tree)) {
    const field = fieldOf(schema, name);
    const value = field ? coerceField(field, node) : node;
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function coerceField(schema: z.ZodType, node: Tree[string]): unknown {
  if (node === undefined) return undefined;
  if (isTree(node)) return coerceTree(schema, node);
  const kind = kindOf(schema);
  if (kind === "array") return node === "" && isNullable(schema) ? null : listOf(node, elementOf(schema));
  const text = Array.isArray(node) ? (node.at(-1) ?? "") : node;
  if (text.trim() === "" && kind !== "boolean") return isNullable(schema) ? null : emptyOf(schema);
  return coerceText(schema, text);
}

function coerceTree(schema: z.ZodType, tree: Tree): unknown {
  const kind = kindOf(schema);
  if (kind === "array") return rowsOf(schema, tree).map((row) => coerceField(elementOf(schema), tree[row]));
  if (kind !== "object") return tree;
  if (isBlank(schema, tree)) return isNullable(schema) ? null : undefined;
  return coerceRecord(schema, tree);
}

/** The rows in which something was typed, in their order. */
function rowsOf(schema: z.ZodType, tree: Tree): string[] {
  const element = elementOf(schema);
  return Object.keys(tree)
    .filter((row) => !isBlank(element, tree[row]))
    .sort((a, b) => Number(a) - Number(b));
}

/** Was nothing typed? A choice alone does not count: one is always chosen. */
function isBlank(schema: z.ZodType | undefined, node: Tree[string]): boolean {
  if (node === undefined || (schema && ["enum", "boolean"].includes(kindOf(schema)))) return true;
  if (isTree(node)) return Object.entries(node).every(([name, inner]) => isBlank(schema && fieldOf(schema, name), inner));
  return [node].flat().every((text) => text.trim() === "");
}

/** A blank stays a blank where blank text is allowed, so that a note can be cleared. */
function emptyOf(schema: z.ZodType): "" | undefined {
  return kindOf(schema) === "string" && schema.safeParse("").success ? "" : undefined;
}

function listOf(texts: string | string[], element: z.ZodType): unknown {
  const isRecords = kindOf(element) === "object";
  if (isRecords && typeof texts === "string")
    return texts.trim() ? (jsonRowsFrom(element, texts) ?? texts.split(BETWEEN).map((row) => coerceText(element, row))) : [];
  const entries = Array.isArray(texts) ? texts : texts.split(",");
  return entries
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => coerceText(element, entry));
}

function coerceText(schema: z.ZodType, text: string): unknown {
  const kind = kindOf(schema);
  if (kind === "number") return numberFrom(text) ?? text;
  if (kind === "boolean") return yes.test(text.trim());
  if (kind === "object") return jsonFrom(schema, text) ?? measureFrom(schema, text) ?? amountRowFrom(schema, text) ?? text;
  return kind === "record" ? (jsonFrom(schema, text) ?? text) : text;
}

/** Reads "1 234,50", "1234.5" and "12 %" alike; null when it is not a number. */
export function numberFrom(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f€%]/g, "").replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Reads "2,5 kg" as a number and its unit. */
function measureFrom(schema: z.ZodType, text: string): unknown {
  if (text.length > LONGEST_MEASURE) return undefined;
  const [, number = "", unit = ""] = /^([\d\s\u00a0\u202f.,-]+)\s*(\p{L}+)$/u.exec(text.trim()) ?? [];
  const value = numberFrom(number);
  return value !== null && fieldOf(schema, "value") && fieldOf(schema, "unit") ? { value, unit: unitOf(unit) ?? unit } : undefined;
}

/** What stands between two rows typed in one line: a comma or a semicolon, and a space. */
const BETWEEN = /[,;]\s+/;

/** Reads "POT-180:12" or "SUC-001:2,5 kg" as a row: its first field, and its `amount`. */
function amountRowFrom(schema: z.ZodType, text: string): unknown {
  const amount = fieldOf(schema, "amount");
  const [, reference = "", number = "", unit = "piece"] = /^([^\s:]{1,64}):\s*([\d.,]{1,20})\s?(\p{L}{1,10})?$/u.exec(text.trim()) ?? [];
  const value = numberFrom(number);
  if (!amount || value === null || !fieldOf(amount, "value")) return undefined;
  const [first = ""] = Object.keys((bare(schema) as z.ZodObject).shape);
  return { [first]: reference, amount: { value, unit: unitOf(unit) ?? unit } };
}

function jsonRowsFrom(element: z.ZodType, text: string): unknown {
  const value = parseJson(text);
  return Array.isArray(value) ? value.map((row) => coerceJson(element, row)) : value;
}

function jsonFrom(schema: z.ZodType, text: string): unknown {
  return coerceJson(schema, parseJson(text));
}

/** A value of JSON, with its texts read as they would be alone: `{"amount":"20 pièces","price":"6,90"}`. */
function coerceJson(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return value;
  const kind = kindOf(schema);
  // Unlike a tick box left alone, a text that is neither yes nor no was typed on purpose: it is refused by name.
  if (typeof value === "string" && kind === "boolean" && !yes.test(value) && !no.test(value)) return value;
  if (typeof value === "string") return value.length > LONGEST_MEASURE ? value : coerceText(schema, value);
  if (kind === "array" && Array.isArray(value)) return value.map((entry) => coerceJson(elementOf(schema), entry));
  if (kind !== "object" || typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, coerceJson(fieldOf(schema, name), inner)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
