import { readFileSync } from "node:fs";
import { civilDate } from "@/worker/core/figures/dates";
import { kebab, nameOf } from "@/worker/core/contract/operation";
import type { Examples, OperationOutline } from "./catalogue/outline";
import { fileArguments } from "./file-arguments";

/** How an operation is written in the demo business, as one types it in a shell. @param example its fields, by their names */
export function exampleLine(operation: OperationOutline, example = examples()[operation.id] ?? {}, now = Date.now()): string {
  const { module, verb } = nameOf(operation);
  const { id, ...fields } = example;
  const file = fileArguments[operation.id];
  const flags = Object.entries(fields)
    .filter(([field]) => !file?.fields.includes(field))
    .map(([field, value]) => `--${kebab(field)}${value === "true" ? "" : ` ${quoted(dated(value, now))}`}`);
  const words = [...(id === undefined ? [] : [quoted(dated(id, now))]), ...(file ? [file.example] : []), ...flags];
  return ["cellier", kebab(module), kebab(verb), ...words].join(" ");
}

/** What the build wrote beside the program; what unpacks it is asked for here alone, as every command loads this file. */
function examples(): Examples {
  const packed = readFileSync(new URL("examples.json.br", import.meta.url));
  return JSON.parse(process.getBuiltinModule("node:zlib").brotliDecompressSync(packed).toString("utf8")) as Examples;
}

/** Days and numbers of the year in which one reads it. */
function dated(text: string, now: number): string {
  const today = civilDate(now);
  return text.replaceAll("{today}", today).replaceAll("{year}", today.slice(0, 4));
}

/** A word as a shell takes it; what a shell is to fill in stays open to it. */
function quoted(text: string): string {
  if (text.startsWith("$(")) return `"${text}"`;
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  return /["$`\\]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
}
