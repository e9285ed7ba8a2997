import { unitOf } from "../figures/unit-words";
import { isFigure, type Shape, type Shapes } from "./shape";

/**
 * What a form, a query string or a command line holds: texts, without types. A record inside a record has a dotted name:
 * `lines.0.amount.value`.
 */
export type Texts = Record<string, string | string[] | undefined>;
/** The same, with the dotted names turned into records inside records. */
type Tree = { [name: string]: string | string[] | Tree | undefined };

/**
 * Gives the words of a form, a query string or a command line the types that the fields expect. An empty text becomes
 * `null` where the field may be empty, and is left out otherwise; rows in which nothing was typed are left out; what cannot
 * be read stays text, so that the schema refuses it by name.
 */
export function coerce(fields: Shapes, texts: Texts): Record<string, unknown> {
  return coerceRecord(fields, treeOf(texts));
}

/**
 * The name under which a field was typed. Rows that were left blank are skipped when the input is understood, so its numbers differ.
 * @param field as the schema names it, e.g. `lines.1.loss`
 */
export function typedName(fields: Shapes, texts: Texts, field: string): string {
  let shape: Shape | undefined = { ...unnamed, kind: "record", fields };
  let node: Tree[string] = treeOf(texts);
  const names = field.split(".").map((name) => {
    if (!shape || !isTree(node)) return name;
    const { element } = shape;
    const typed: string = element ? (rowsOf(element, node)[Number(name)] ?? name) : name;
    shape = element ?? fieldOf(shape, name);
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
const unnamed = { options: [], fields: {}, names: [] };
/** What a quantity is typed in. */
const quantityParts: Shapes = { value: { ...unnamed, kind: "number" }, unit: { ...unnamed, kind: "choice" } };
const partsOf = ({ kind, fields }: Shape) => (kind === "quantity" ? quantityParts : fields);
const fieldOf = (shape: Shape, name: string) => (Object.hasOwn(partsOf(shape), name) ? partsOf(shape)[name] : undefined);
const isRecord = ({ kind }: Shape) => kind === "record" || kind === "quantity";

function coerceRecord(fields: Shapes, tree: Tree): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, node] of Object.entries(tree)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const value = field ? coerceField(field, node) : node;
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function coerceField(shape: Shape, node: Tree[string]): unknown {
  if (node === undefined) return undefined;
  if (isTree(node)) return coerceTree(shape, node);
  if (shape.element) return node === "" && shape.isNullable ? null : listOf(node, shape.element);
  const text = Array.isArray(node) ? (node.at(-1) ?? "") : node;
  if (text.trim() === "" && shape.kind !== "boolean") return shape.isNullable ? null : emptyOf(shape);
  return coerceText(shape, text);
}

function coerceTree(shape: Shape, tree: Tree): unknown {
  const { element } = shape;
  if (element) return rowsOf(element, tree).map((row) => coerceField(element, tree[row]));
  if (!isRecord(shape)) return tree;
  if (isBlank(shape, tree)) return shape.isNullable ? null : undefined;
  return coerceRecord(partsOf(shape), tree);
}

/** The rows in which something was typed, in their order. */
function rowsOf(element: Shape, tree: Tree): string[] {
  return Object.keys(tree)
    .filter((row) => !isBlank(element, tree[row]))
    .sort((a, b) => Number(a) - Number(b));
}

/** Was nothing typed? A choice alone does not count: one is always chosen. */
function isBlank(shape: Shape | undefined, node: Tree[string]): boolean {
  if (node === undefined || shape?.kind === "choice" || shape?.kind === "boolean") return true;
  if (isTree(node)) return Object.entries(node).every(([name, inner]) => isBlank(shape && fieldOf(shape, name), inner));
  return [node].flat().every((text) => text.trim() === "");
}

/** A blank stays a blank where blank text is allowed, so that a note can be cleared. */
function emptyOf({ mayBeBlank }: Shape): "" | undefined {
  return mayBeBlank ? "" : undefined;
}

function listOf(texts: string | string[], element: Shape): unknown {
  if (isRecord(element) && typeof texts === "string")
    return texts.trim() ? (jsonRowsFrom(element, texts) ?? texts.split(BETWEEN).map((row) => coerceText(element, row))) : [];
  const entries = Array.isArray(texts) ? texts : texts.split(",");
  return entries
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => coerceText(element, entry));
}

function coerceText(shape: Shape, text: string): unknown {
  if (isFigure(shape)) return numberFrom(text) ?? text;
  if (shape.kind === "boolean") return yes.test(text.trim());
  if (isRecord(shape)) return jsonFrom(shape, text) ?? measureFrom(shape, text) ?? amountRowFrom(shape, text) ?? text;
  return shape.kind === "other" && !shape.element ? (jsonFrom(shape, text) ?? text) : text;
}

/** Reads "1 234,50", "1234.5" and "12 %" alike; null when it is not a number. */
export function numberFrom(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f€%]/g, "").replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Reads "2,5 kg" as a number and its unit. */
function measureFrom(shape: Shape, text: string): unknown {
  if (text.length > LONGEST_MEASURE) return undefined;
  const [, number = "", unit = ""] = /^([\d\s\u00a0\u202f.,-]+)\s*(\p{L}+)$/u.exec(text.trim()) ?? [];
  const value = numberFrom(number);
  return value !== null && fieldOf(shape, "value") && fieldOf(shape, "unit") ? { value, unit: unitOf(unit) ?? unit } : undefined;
}

/** What stands between two rows typed in one line: a comma or a semicolon, and a space. */
const BETWEEN = /[,;]\s+/;

/** Reads "POT-180:12" or "SUC-001:2,5 kg" as a row: its first field, and its `amount`. */
function amountRowFrom(shape: Shape, text: string): unknown {
  const amount = fieldOf(shape, "amount");
  const [, reference = "", number = "", unit = "piece"] = /^([^\s:]{1,64}):\s*([\d.,]{1,20})\s?(\p{L}{1,10})?$/u.exec(text.trim()) ?? [];
  const value = numberFrom(number);
  if (!amount || value === null || !fieldOf(amount, "value")) return undefined;
  const [first = ""] = Object.keys(shape.fields);
  return { [first]: reference, amount: { value, unit: unitOf(unit) ?? unit } };
}

function jsonRowsFrom(element: Shape, text: string): unknown {
  const value = parseJson(text);
  return Array.isArray(value) ? value.map((row) => coerceJson(element, row)) : value;
}

function jsonFrom(shape: Shape, text: string): unknown {
  return coerceJson(shape, parseJson(text));
}

/** A value of JSON, with its texts read as they would be alone: `{"amount":"20 pièces","price":"6,90"}`. */
function coerceJson(shape: Shape | undefined, value: unknown): unknown {
  if (!shape) return value;
  const { kind, element } = shape;
  // Unlike a tick box left alone, a text that is neither yes nor no was typed on purpose: it is refused by name.
  if (typeof value === "string" && kind === "boolean" && !yes.test(value) && !no.test(value)) return value;
  if (typeof value === "string") return value.length > LONGEST_MEASURE || kind === "other" ? value : coerceText(shape, value);
  if (element && Array.isArray(value)) return value.map((entry) => coerceJson(element, entry));
  if (!isRecord(shape) || typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, coerceJson(fieldOf(shape, name), inner)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
