import { readFileSync } from "node:fs";
import { civilDate } from "@/worker/core/figures/dates";
import { kebab, nameOf } from "@/worker/core/contract/operation";
import type { Language } from "@/worker/core/language";
import type { OperationOutline, StoredExamples } from "./catalogue/outline";
import { SHOWN } from "./catalogue/phrases";
import { fileArguments } from "./file-arguments";

/** What is of no record of the demo business, and has a name in each language. */
const inEnglish: Readonly<Record<string, string>> = {
  Exemple: "Example",
  "articles.csv": "items.csv",
  "contrat.pdf": "contract.pdf",
  "contrat-signe.pdf": "signed-contract.pdf",
  "facture.pdf": "invoice.pdf",
  "releve.csv": "statement.csv",
  "releves.csv": "readings.csv",
};
const spoken = (text: string, language: Language) =>
  language === "en" ? Object.entries(inEnglish).reduce((all, [one, other]) => all.replaceAll(one, other), text) : text;

/** How an operation is written in the demo business, as one types it in a shell. @param example its fields, by their names */
export function exampleLine(
  operation: OperationOutline,
  language: Language,
  example = storedExamples().lines[operation.id] ?? {},
  now = Date.now(),
): string {
  const { module, verb } = nameOf(operation);
  const { id, ...fields } = example;
  const file = fileArguments[operation.id];
  const flags = Object.entries(fields)
    .filter(([field]) => !file?.fields.includes(field))
    .map(([field, value]) => `--${kebab(field)}${value === "true" ? "" : ` ${quoted(dated(value, now))}`}`);
  const words = [...(id === undefined ? [] : [quoted(dated(id, now))]), ...(file ? [file.example] : []), ...flags];
  return spoken(["cellier", kebab(module), kebab(verb), ...words].join(" "), language);
}

/** How one asks the assistant for the same: what it takes for something else stands in no help. */
export function askLines({ id }: OperationOutline, phrases: readonly string[], language: Language): string[] {
  const places = storedExamples().phrases[language][id];
  const clear = places?.map((place) => phrases[place]) ?? phrases.slice(0, SHOWN);
  return clear.map((phrase) => `cellier ask "${phrase}"`);
}

/** What the build wrote beside the program; what unpacks it is asked for here alone, as every command loads this file. */
function storedExamples(): StoredExamples {
  const packed = readFileSync(new URL("examples.json.br", import.meta.url));
  return JSON.parse(process.getBuiltinModule("node:zlib").brotliDecompressSync(packed).toString("utf8")) as StoredExamples;
}

/** Days and numbers of the year in which one reads it. */
function dated(text: string, now: number): string {
  const today = civilDate(now);
  const before = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  before.setUTCDate(0);
  return text
    .replaceAll("{monthEnd}", before.toISOString().slice(0, 10))
    .replaceAll("{nextYear}", String(Number(today.slice(0, 4)) + 1))
    .replaceAll("{today}", today)
    .replaceAll("{year}", today.slice(0, 4));
}

/** A word as a shell takes it; what a shell is to fill in stays open to it. */
function quoted(text: string): string {
  if (text.startsWith("$(")) return `"${text}"`;
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  return /["$`\\]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
}
