import { and, getTableColumns, inArray, isNull } from "drizzle-orm";
import { type Column, unitInHeading, valuesOf } from "@/worker/core/files/cells";
import type { CsvLine } from "@/worker/core/files/csv";
import { type FieldProblem, Refusal } from "@/worker/core/errors";
import type { z } from "@/worker/core/contract/fields";
import { parse } from "@/worker/core/contract/parse";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { SavedRecord, ImportLookup, ImportedFields } from "@/worker/engine/lists/importing";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { LineState } from "./status";
import type { Target } from "./targets";

/** A line as it is kept. */
export type Line = CsvLine & { place: number };

/** What is foreseen for a line, with all that writing it takes. */
export interface Judged {
  line: Line;
  state: Extract<LineState, "create" | "update" | "unchanged" | "refused">;
  problems: FieldProblem[];
  /** What it says of a new record. */
  newFields?: ImportedFields;
  /** The record it changes, and what. */
  before?: SavedRecord;
  changes?: ImportedFields;
}

/** Lines that are judged together: their records are looked up in one go. */
const TOGETHER = 1_000;

/**
 * Judges every line of a file.
 * @param headed the heading and the field of each column, in the order of the cells
 * @param clears do empty cells clear the fields of records that exist?
 */
export async function judge(context: ImportLookup, target: Target, headed: Headed[], lines: Line[], clears: boolean): Promise<Judged[]> {
  const columns = columnsFor(target, headed);
  const claimed: Claims = new Map();
  const judged: Judged[] = [];
  for (let start = 0; start < lines.length; start += TOGETHER) {
    judged.push(...(await judgeSome(context, target, { columns, clears }, lines.slice(start, start + TOGETHER), claimed)));
  }
  return judged;
}

/** A column of a file, and the field it fills; null when it is not read. */
export interface Headed {
  heading: string;
  field: string | null;
}

/** The target's column of each column of a file, with the unit that its heading names; null for those not read. */
export function columnsFor(target: Target, headed: Headed[]): (Column | null)[] {
  return headed.map(({ heading, field }) => {
    const column = target.columns.find(({ path }) => path === field);
    return column ? { ...column, unit: unitInHeading(heading) } : null;
  });
}

/** Values of the lines so far that no two lines may share, and the line that has each. */
type Claims = Map<string, number>;

/** How the cells of a file are read. */
interface Reading {
  columns: (Column | null)[];
  clears: boolean;
}

async function judgeSome(context: ImportLookup, target: Target, reading: Reading, lines: Line[], claimed: Claims): Promise<Judged[]> {
  const { columns, clears } = reading;
  const { db, now } = context;
  const read = lines.map((line) => ({ line, values: line.problem ? {} : valuesOfLine(target, columns, line) }));
  const keyed = read.map((entry) => ({ ...entry, key: entry.line.problem ? null : target.keyOf(entry.values, now) }));
  const keys = [...new Set(keyed.flatMap(({ key }) => key ?? []))];
  const existing = keys.length ? await target.find(db, keys) : new Map<string, SavedRecord>();
  const wrong = await target.look?.(
    context,
    keyed.map(({ values }) => values),
  );
  const judged = keyed.map(({ line, values, key }, place) => {
    if (line.problem) return refused(line, [{ field: "", ...line.problem }]);
    const first = key === null ? undefined : claim(claimed, `key ${key}`, line.line);
    const double = first === undefined ? [] : [{ field: target.key[0] ?? "", code: "import_twice", params: { line: first } }];
    const before = existing.get(key ?? "");
    const cleared = clears ? emptied(target, columns, line) : {};
    const result = before ? judgeChange(target, line, { ...values, ...cleared }, before) : judgeNew(target, line, values);
    const problems = [...double, ...(wrong?.[place] ?? [])];
    return problems.length ? refused(line, [...problems, ...result.problems]) : result;
  });
  return refuseShared(db, target, judged, claimed);
}

/** What the cells of a line say, in the exchange form. */
export function valuesOfLine(target: Target, columns: (Column | null)[], { cells }: Pick<Line, "cells">): ImportedFields {
  const texts = new Map<Column, string>();
  columns.forEach((column, place) => {
    if (column) texts.set(column, cells[place] ?? "");
  });
  const reworded = target.reword?.(Object.fromEntries([...texts].map(([{ path }, text]) => [path, text]))) ?? {};
  for (const column of target.columns) {
    const text = reworded[column.path];
    if (text) texts.set(columns.find((own) => own?.path === column.path) ?? column, text);
  }
  return valuesOf(fieldsOf(target.create), texts, target.words);
}

/** Fields whose cells are empty, each with what says that there is nothing; those that must say something stay. */
function emptied({ update, key }: Target, columns: (Column | null)[], { cells }: Line): ImportedFields {
  const empty = columns.flatMap((column, place) => {
    const schema = column && !key.includes(column.path) ? update.shape[column.path] : undefined;
    if (!column || !schema || cells[place]?.trim()) return [];
    const nothing = [null, "", []].find((value) => schema.safeParse(value).success);
    return nothing === undefined ? [] : [[column.path, nothing]];
  });
  return Object.fromEntries(empty);
}

/** Takes a value for a line; the line that took it before, if one did. */
function claim(claimed: Claims, value: string, line: number): number | undefined {
  const first = claimed.get(value);
  if (first === undefined) claimed.set(value, line);
  return first;
}

const refused = (line: Line, problems: FieldProblem[]): Judged => ({ line, state: "refused", problems });

function judgeNew(target: Target, line: Line, values: ImportedFields): Judged {
  const fields = tried(target.create, { ...target.defaults, ...values });
  return Array.isArray(fields) ? refused(line, fields) : { line, state: "create", problems: [], newFields: fields };
}

/** A field that is set once, when the record is made (its kind, say), may be repeated by a file but not changed. */
export function judgeChange(target: Target, line: Line, values: ImportedFields, before: SavedRecord): Judged {
  if (before.archivedAt) return refused(line, [{ field: target.key[0] ?? "", code: "archived" }]);
  const fixed = Object.keys(values).filter((field) => !(field in target.update.shape) && !target.key.includes(field));
  const different = fixed.filter((field) => values[field] !== before[field]);
  if (different.length)
    return refused(
      line,
      different.map((field) => ({ field, code: "import_fixed" })),
    );
  const changed = tried(target.update, Object.fromEntries(Object.entries(values).filter(([field]) => field in target.update.shape)));
  if (Array.isArray(changed)) return refused(line, changed);
  const problems = target.refuse?.(before, changed) ?? [];
  if (problems.length) return refused(line, problems);
  const after = Object.entries(target.change(before, changed));
  const changes = Object.fromEntries(after.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])));
  const isChanged = Object.keys(changes).length > 0;
  return { line, state: isChanged ? "update" : "unchanged", problems: [], before, changes };
}

function tried(schema: z.ZodObject, values: ImportedFields): ImportedFields | FieldProblem[] {
  try {
    return parse(schema, values);
  } catch (error) {
    if (error instanceof Refusal) return error.detail.fields ?? [];
    throw error;
  }
}

/** Refuses lines that say what only one record may say, and another has, in the file or already kept. */
async function refuseShared(db: BusinessDatabase, target: Target, judged: Judged[], claimed: Claims): Promise<Judged[]> {
  const { archivedAt } = getTableColumns(target.table);
  let remaining = judged;
  for (const [field, column] of Object.entries(target.unique ?? {})) {
    const sharedOf = ({ newFields, changes }: Judged) => (newFields ?? changes)?.[field] ?? null;
    const values = [...new Set(remaining.map(sharedOf).filter((value) => value !== null))];
    if (!values.length) continue;
    const still = archivedAt && isNull(archivedAt);
    const rows = await db
      .select({ id: target.table.id, value: column })
      .from(target.table)
      .where(and(inArray(column, values), still));
    const owners = new Map(rows.map(({ id, value }) => [value, id]));
    remaining = remaining.map((candidate) => {
      const value = sharedOf(candidate);
      if (value === null) return candidate;
      const owner = owners.get(value);
      if (owner !== undefined && owner !== candidate.before?.id) return refused(candidate.line, [{ field, code: "taken" }]);
      const line = claim(claimed, `${field} ${value}`, candidate.line.line);
      return line === undefined ? candidate : refused(candidate.line, [{ field, code: "import_twice", params: { line } }]);
    });
  }
  return remaining;
}
