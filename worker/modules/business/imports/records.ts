import { and, asc, count, eq, inArray } from "drizzle-orm";
import { importLines, importMappings, imports } from "@/db/business";
import { foldHeading, recognise } from "@/worker/core/files/cells";
import { Refusal, refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ImportedFile } from "./contract";
import type { Judged, Line } from "./judge";
import { importStatus, type LineState } from "./status";
import type { Target } from "./targets";

export type ImportRow = typeof imports.$inferSelect;
/** A line with what it was foreseen to do, and to which version of its record. */
export type Foreseen = Line & { state: LineState; recordVersion: number | null };
type Move = "confirm" | "remap" | "undo" | "discard";

/** The import of this identifier. @throws Refusal `not_found` */
export async function fetchImport(db: BusinessDatabase, id: string): Promise<ImportRow> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The same, for something that its state allows. @throws Refusal `not_found`, `not_allowed_now` */
export async function fetchFor(move: Move, db: BusinessDatabase, id: string): Promise<ImportRow> {
  const row = await fetchImport(db, id);
  if (!importStatus.allows(row.state, move)) throw new Refusal("not_allowed_now");
  return row;
}

/** A row as the doors show it. */
export function toFile(row: ImportRow): ImportedFile {
  return { ...row, columns: row.columns.map(({ clears, ...column }) => column), clearEmpty: clearsEmpty(row) };
}

/** Do empty cells of a file clear what records have? */
export function clearsEmpty({ columns }: Pick<ImportRow, "columns">): boolean {
  return columns.some(({ clears }) => clears);
}

/** The lines of an import, in the order of the file. */
export async function fetchLines(db: BusinessDatabase, id: string): Promise<Line[]> {
  const { place, line, cells, problem } = importLines;
  return db.select({ place, line, cells, problem }).from(importLines).where(eq(importLines.importId, id)).orderBy(asc(place));
}

/** Lines that are still to be written, in the order of the file, with what was foreseen of each. */
export async function fetchForeseen(db: BusinessDatabase, id: string, limit: number): Promise<Foreseen[]> {
  const { place, line, cells, problem, state, recordVersion } = importLines;
  return db
    .select({ place, line, cells, problem, state, recordVersion })
    .from(importLines)
    .where(and(eq(importLines.importId, id), inArray(importLines.state, ["create", "update"])))
    .orderBy(asc(place))
    .limit(limit);
}

/** The records that an import has changed so far, each with what it changed, as it was before. */
export async function fetchChanged(db: BusinessDatabase, id: string): Promise<Map<string, Record<string, unknown>>> {
  const rows = await db
    .select({ recordId: importLines.recordId, before: importLines.before })
    .from(importLines)
    .where(and(eq(importLines.importId, id), eq(importLines.state, "updated")));
  return new Map(rows.flatMap(({ recordId, before }) => (recordId ? [[recordId, before ?? {}]] : [])));
}

/** The records that an import made. */
export async function fetchCreated(db: BusinessDatabase, id: string): Promise<string[]> {
  const rows = await db
    .select({ recordId: importLines.recordId })
    .from(importLines)
    .where(and(eq(importLines.importId, id), eq(importLines.state, "created")));
  return rows.flatMap(({ recordId }) => recordId ?? []);
}

/** How many lines of an import are in a state. */
export function countLines(db: BusinessDatabase, id: string, state: LineState | undefined) {
  return db
    .select({ total: count() })
    .from(importLines)
    .where(and(eq(importLines.importId, id), state && eq(importLines.state, state)));
}

/** A line's row for what is foreseen of it. */
export function lineRow(importId: string, { line, state, problems, before }: Judged) {
  return { importId, ...line, state, problems, recordId: before?.id ?? null, recordVersion: before?.version ?? null, before: null };
}

/** How many lines there are of each sort. */
export function tally(judged: Judged[]) {
  const of = (state: Judged["state"]) => judged.filter((line) => line.state === state).length;
  return { lines: judged.length, toCreate: of("create"), toUpdate: of("update"), unchanged: of("unchanged"), refused: of("refused") };
}

/**
 * The field of each column: as it is chosen, else as it was last chosen for such a file, else as its heading says.
 * @throws Refusal `invalid_input` naming `mapping` when it names a field that is none, or one twice
 */
export async function chooseFields(
  db: BusinessDatabase,
  target: Target,
  headings: string[],
  mapping: Record<string, string>,
): Promise<(string | null)[]> {
  const paths = target.columns.map(({ path }) => path);
  const chosen = new Map(Object.entries(mapping).map(([heading, field]) => [foldHeading(heading), field]));
  const wrong = [...chosen.values()].find((field) => field && !paths.includes(field));
  if (wrong !== undefined) refuseField("mapping", "choice", { choices: paths.join(", ") });
  const named = [...chosen.values()].filter(Boolean);
  if (new Set(named).size < named.length) refuseField("mapping", "import_field_twice");
  const unknown = [...chosen.keys()].some((heading) => !headings.some((own) => foldHeading(own) === heading));
  if (unknown) refuseField("mapping", "import_no_column");

  const [remembering] = await db.select().from(importMappings).where(eq(importMappings.target, target.name));
  const remembered = new Map(Object.entries(remembering?.fields ?? {}));
  const recognised = recognise(headings, target.columns, target.words);
  const assigned = new Set(named);
  const first = new Set<string>();
  return headings.map((heading, place) => {
    const folded = foldHeading(heading);
    // Of two columns of the same name, the first is meant.
    if (!folded || first.has(folded)) return null;
    first.add(folded);
    const choice = chosen.get(folded);
    if (choice !== undefined) return choice || null;
    const field = remembered.get(folded) ?? recognised[place] ?? null;
    if (!field || assigned.has(field) || !paths.includes(field)) return null;
    assigned.add(field);
    return field;
  });
}

/** Remembers what a person chose for the columns of such a file, beside what they chose before. */
export async function rememberFields({ db, write }: CommandContext, target: Target, mapping: Record<string, string>): Promise<void> {
  const [former] = await db.select().from(importMappings).where(eq(importMappings.target, target.name));
  const chosen = Object.entries(mapping).map(([heading, field]) => [foldHeading(heading), field]);
  const fields = { ...former?.fields, ...Object.fromEntries(chosen) };
  write(
    db
      .insert(importMappings)
      .values({ target: target.name, fields })
      .onConflictDoUpdate({ target: importMappings.target, set: { fields } }),
  );
}
