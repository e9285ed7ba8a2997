import type { Options } from "../complete";

type Row = Record<string, unknown>;

/**
 * An answer as JSON: in one line for programs, indented for people.
 * @param options `columns` keeps these fields of each row, as a list; `jq` filters what is left, a text as it is, one result a line
 * @param isRead a person reads it
 * @throws Stop with what is wrong with the filter
 */
export async function jsonText(raw: unknown, { columns, jq }: Pick<Options, "columns" | "jq">, isRead = false): Promise<string> {
  const chosen = columns ? picked(raw, columns.split(",")) : raw;
  if (!jq) return JSON.stringify(chosen, null, isRead ? 2 : undefined);
  const { filtered } = await import("./jq");
  return filtered(chosen, jq);
}

function picked(raw: unknown, names: string[]): unknown {
  const { items } = raw as { items?: Row[] };
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return Array.isArray(items) ? items.map(pick) : pick(raw as Row);
}
