import type { AssistantTools } from "../port";
import type { Condition, Row } from "./conditions";
import type { Link, Way } from "./names";
import type { List } from "./shelf";

/** What the rows of a list say of records of other modules: the fields that hold their names. */
const holding: Record<string, RegExp> = {
  clients: /client|party|customer|buyer/i,
  suppliers: /supplier|party|provider|vendor|carrier/i,
  items: /item|product|ingredient|subject|article|^name$/i,
  locations: /location|place/i,
  people: /person|operator|author|auditor|trainee/i,
};
/** Modules whose records go by another's name: what is in stock is an item. */
const alike: Record<string, string> = { stock: "items", recipes: "items", tariffs: "items" };

/** Inputs that take a client or a supplier by its name. */
export const byName = /^(?:supplier|client)$/;

/** May a field that names records of a module be filled by what words name? */
export const goesBy = (module: string, way: Way) => module === way.module || alike[module] === way.module;

/** What a list takes of the names in a message, and what it cannot take. */
export interface Bound {
  conditions: Condition[];
  /** Records of the list itself. */
  own: Way | null;
  untaken: Link[];
}

/** Ties the names in a message to a list: to what it can be asked by, to what its rows say, or to the rows themselves. */
export function boundTo(list: List, module: string, links: readonly Link[]): Bound {
  const bound: Bound = { conditions: [], own: null, untaken: [] };
  for (const link of links) {
    const condition = link.ways.map((way) => conditionFor(list, way)).find(Boolean);
    const own = link.ways.find((way) => goesBy(module, way));
    if (own && !bound.own) bound.own = own;
    else if (condition) bound.conditions.push(condition);
    else bound.untaken.push(link);
  }
  return bound;
}

function conditionFor(list: List, way: Way): Condition | null {
  const { ids, names } = way;
  const text = textOfWay(way);
  const span = { from: -1, to: -1, text };
  const [input] = Object.entries(list.input).find(([, shape]) => shape.names.includes(way.module)) ?? [];
  if (input && ids.length === 1) return { ...span, field: input, input: { field: input, value: ids[0] } };
  const pattern = holding[way.module];
  const fields = Object.keys(list.row).filter((field) => pattern?.test(field) && isText(list.row[field]));
  const lists = Object.keys(list.row).filter((field) => {
    const inner = list.row[field]?.fields ?? {};
    return list.row[field]?.kind === "records" && Object.keys(inner).some((name) => pattern?.test(name) && isText(inner[name]));
  });
  const ranged = way.range && "category" in list.row ? (row: Row) => row.category === way.range : null;
  if (ranged) return { ...span, field: "category", text: way.range ?? text, test: ranged };
  if (!fields.length && !lists.length) return null;
  const isIt = (value: unknown) => typeof value === "string" && names.includes(value);
  const isInside = (row: Row) =>
    lists.some((field) =>
      ((row[field] ?? []) as Row[]).some((one) => Object.entries(one).some(([name, value]) => pattern?.test(name) && isIt(value))),
    );
  return { ...span, field: fields[0] ?? lists[0] ?? "", test: (row) => fields.some((field) => isIt(row[field])) || isInside(row) };
}

const isText = (shape: { kind: string } | undefined) => shape?.kind === "text";

/** What a name is said as: the record, or the few that it may be. */
export function textOfWay({ names, range }: Way): string {
  const own = [...new Set(names)];
  return range ?? (own.length > 3 ? `${own.slice(0, 2).join(", ")}… (${own.length})` : own.join(", "));
}

/** The rows of a list that are some records. One look where the list can be searched by what they all are called. */
export async function rowsNamed(desk: AssistantTools, list: List, way: Way, input: Record<string, unknown> = {}): Promise<Row[]> {
  const search = "search" in list.input ? sharedBy(way.names) : "";
  const known = Object.fromEntries(
    Object.entries({ ...input, limit: 100, ...(search && { search }) }).filter(([field]) => field in list.input),
  );
  const { items } = (await desk.run(list.operation, known)) as { items: Row[] };
  return items.filter((row) => isOf(row, list, way));
}

/** Is a row one of some records: by its identifier, or by what it is called? */
export const isOf = (row: Row, { title }: List, { ids, names }: Way) =>
  ids.includes(String(row.id)) || names.includes(String(row[title] ?? ""));

/** The longest words that all of some names have. */
export function sharedBy(names: readonly string[]): string {
  const [first = "", ...others] = names;
  if (!others.length) return first;
  const isShared = (word: string) => others.every((name) => name.includes(word));
  return first
    .split(" ")
    .filter((word) => word.length > 2 && isShared(word))
    .join(" ");
}
