import type { Options } from "../complete";
import type { Terminal } from "../terminal";

type Row = Record<string, unknown>;

type Choice = Pick<Options, "columns" | "jq">;

/** Is JSON asked for: whole, some of its fields, or what a filter leaves? */
export const wantsJson = ({ json, jq, columns }: Pick<Options, "json" | "jq" | "columns">): boolean => Boolean(json || jq || columns);

/** Prints an answer as JSON; a filter that leaves nothing prints nothing. @throws Stop with what is wrong with the filter */
export async function printJson(terminal: Terminal, raw: unknown, options: Choice): Promise<void> {
  const text = await jsonText(raw, options, terminal.isInteractive);
  if (text) terminal.out(text);
}

/**
 * An answer as JSON: in one line for programs, indented for people.
 * @param options `columns` keeps these fields of each row, as a list; `jq` filters what is left, a text as it is, one result a line
 * @param isRead a person reads it
 * @throws Stop with what is wrong with the filter
 */
export async function jsonText(raw: unknown, { columns, jq }: Choice, isRead = false): Promise<string> {
  const chosen = columns ? picked(raw, columns.split(",")) : raw;
  if (!jq) return JSON.stringify(chosen, null, isRead ? 2 : undefined);
  const { filtered } = await import("./jq");
  return filtered(chosen, jq);
}

function picked(raw: unknown, names: string[]): unknown {
  if (Array.isArray(raw)) return raw.map((row) => picked(row, names));
  const { items } = raw as { items?: Row[] };
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return Array.isArray(items) ? items.map(pick) : pick(raw as Row);
}
