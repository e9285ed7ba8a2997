import { inArray } from "drizzle-orm";
import { directoryEntries as table } from "@/db/platform";
import { type FieldProblem, Refusal } from "@/worker/core/errors";
import { type Column, columnLabel, columnsOf, recognise, valuesOf } from "@/worker/core/files/cells";
import { type CsvLine, readCsv } from "@/worker/core/files/csv";
import { parse } from "@/worker/core/contract/parse";
import type { Parsed, Result } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { Language } from "@/worker/core/language";
import { problemText } from "@/worker/core/problem-text";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { directory } from "./contract";
import { rowOf } from "./create";
import type { EntryRow } from "./records";
import { derive, likenessOf } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Entry = Parsed<typeof directory.create>;
type Outcome = Result<typeof directory.import>["lines"][number];

const words = { fr, en };
const columns = columnsOf(fieldsOf(directory.create.input));
/** As many as one statement looks for. */
const TOGETHER = 500;

/** A line of the file: what it says of an entry, or what is wrong with it. */
interface Read {
  line: number;
  name: string;
  /** What its cells say; what they leave open keeps its value in an entry that exists. */
  values: Record<string, unknown>;
  entry: Entry | null;
  problems: string[];
}

/**
 * Brings in a CSV file: a company of the same name and postcode is the same entry. Lines that cannot be read are left out, each
 * with why.
 */
export const importEntries = handle(directory.import, async (context, { content, dryRun }) => {
  const { language } = context.caller;
  const { headings, lines } = readCsv(content);
  const paths = recognise(headings, columns, words);
  const read = once(
    lines.map((line) => readLine(line, paths, language)),
    language,
  );
  const existing = await findAlike(context, read);
  const added: EntryRow[] = [];
  const outcomes = read.map((row): Outcome => {
    const { line, name, entry, problems } = row;
    if (!entry) return { line, name, outcome: "refused", problems };
    const before = existing.get(likenessOf(entry.name, entry.address.postcode));
    if (before) return { line, name, outcome: change(context, before, row, dryRun), problems: [] };
    added.push(rowOf(entry, context.now));
    return { line, name, outcome: "added", problems: [] };
  });
  if (!dryRun)
    context.insertMany(
      table,
      added.map(({ archived, ...row }) => row),
    );
  const count = (outcome: Outcome["outcome"]) => outcomes.filter((one) => one.outcome === outcome).length;
  const counts = { added: count("added"), changed: count("changed"), unchanged: count("unchanged"), refused: count("refused") };
  return { ...counts, isWritten: !dryRun, lines: outcomes };
});

function readLine({ line, cells, problem }: CsvLine, paths: (string | null)[], language: Language): Read {
  const texts = new Map<Column, string>();
  paths.forEach((path, place) => {
    const column = columns.find((one) => one.path === path);
    if (column) texts.set(column, cells[place] ?? "");
  });
  const values = valuesOf(fieldsOf(directory.create.input), texts, words);
  const name = typeof values.name === "string" ? values.name : "";
  if (problem) return { line, name, values, entry: null, problems: [phrase({ field: "", ...problem }, language)] };
  try {
    return { line, name, values, entry: parse(directory.create.input, values), problems: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { line, name, values, entry: null, problems: (error.detail.fields ?? []).map((fault) => phrase(fault, language)) };
  }
}

/** "SIRET : le chiffre de contrôle est faux". */
function phrase({ field, code, params }: FieldProblem, language: Language): string {
  const text = problemText({ code, params }, language, words[language].errors);
  return field ? `${columnLabel(field.replace(/\.\d+$/, ""), { words: words[language], language })} : ${text}` : text;
}

/** A company that a file names twice is refused the second time. */
function once(read: Read[], language: Language): Read[] {
  const seen = new Set<string>();
  return read.map((row) => {
    const likeness = row.entry && likenessOf(row.entry.name, row.entry.address.postcode);
    if (!likeness || !seen.has(likeness)) {
      if (likeness) seen.add(likeness);
      return row;
    }
    return { ...row, entry: null, problems: [phrase({ field: "name", code: "twice_in_file" }, language)] };
  });
}

/** The entries that lines speak of, by what they have in common. */
async function findAlike({ platform }: CommandContext, read: Read[]): Promise<Map<string, EntryRow>> {
  const keys = read.flatMap(({ entry }) => (entry ? [likenessOf(entry.name, entry.address.postcode)] : []));
  const alike = new Map<string, EntryRow>();
  for (let start = 0; start < keys.length; start += TOGETHER) {
    const rows = await platform
      .select()
      .from(table)
      .where(inArray(table.likeness, keys.slice(start, start + TOGETHER)));
    for (const row of rows) if (!row.mergedInto) alike.set(row.likeness, row);
  }
  return alike;
}

function change(context: CommandContext, before: EntryRow, { values, entry }: Read, dryRun: boolean): Outcome["outcome"] {
  const spoken = Object.entries(entry ?? {}).filter(([field]) => field in values);
  const changes = spoken.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof EntryRow]));
  if (changes.length === 0) return "unchanged";
  const fields = Object.fromEntries(changes) as Partial<Entry>;
  if (!dryRun) context.update(table, before, { ...fields, ...derive({ ...before, ...fields }) });
  return "changed";
}
