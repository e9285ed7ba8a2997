import { getTableColumns } from "drizzle-orm";
import { importLines } from "@/db/business";
import { storedValue, partsOf, updateRows } from "@/worker/engine/writing/bulk";
import type { CommandContext } from "@/worker/engine/handler";
import type { SavedRecord } from "@/worker/engine/lists/importing";
import type { Judged, Line } from "./judge";
import { judge } from "./judge";
import { clearsEmpty, type Foreseen, type ImportRow } from "./records";
import { targetOf, type Target } from "./targets";

/**
 * Says what lines write. Each is judged once more: one whose record has changed since the file was read, or that another
 * record now stands in the way of, is refused instead.
 * @returns how many were refused, and the records that were changed
 */
export async function writeLines(
  context: CommandContext,
  row: ImportRow,
  lines: Foreseen[],
): Promise<{ refused: number; changed: string[] }> {
  const { db } = context;
  const target = targetOf(row.target);
  const judged = (await judge(context, target, row.columns, lines.map(plain), clearsEmpty(row))).map((line, place) =>
    asForeseen(target, line, lines[place]),
  );

  const created = judged.filter(({ state }) => state === "create");
  const records = await target.make(
    context,
    created.map(({ newFields }) => newFields ?? {}),
  );
  const updated = judged.filter(({ state }) => state === "update");
  context.insertMany(target.table, records as never[]);
  for (const group of bySameFields(updated))
    context.updateMany(target.table, group.map(({ before, changes }) => ({ before, changes })) as never[]);

  const whole = updated.flatMap(({ before, changes }) => (before ? [{ ...before, ...changes }] : []));
  await target.along?.make(context, [...records, ...whole], row.id);

  const changed = new Map(updated.map(({ before, changes = {} }) => [before?.id ?? "", changes]));
  await target.follow?.(context, { changed, created: records, removed: [] });
  const recordByPlace = new Map(created.map(({ line }, place) => [line.place, records[place]]));
  const written = judged.map((line) => doneRow(target, line, recordByPlace.get(line.line.place)));
  for (const some of partsOf(written)) {
    context.write(
      updateRows(
        db,
        importLines,
        some.map(({ place }) => ({ importId: row.id, place })),
        some.map(({ place, ...set }) => set),
      ),
    );
  }
  return {
    refused: judged.filter(({ state }) => state === "refused").length,
    changed: updated.flatMap(({ before }) => before?.id ?? []),
  };
}

const plain = ({ place, line, cells, problem }: Foreseen): Line => ({ place, line, cells, problem });

/** A line does what its reader was shown, or nothing. */
function asForeseen(target: Target, judged: Judged, line: Foreseen | undefined): Judged {
  const isSame = judged.state === line?.state && (judged.before?.version ?? null) === line.recordVersion;
  if (isSame || judged.state === "refused") return judged;
  return { line: judged.line, state: "refused", problems: [{ field: target.key[0] ?? "", code: "import_changed" }] };
}

/** Rows of one statement change the same fields. */
function bySameFields(updated: Judged[]): Judged[][] {
  const groups = new Map<string, Judged[]>();
  for (const line of updated) {
    const name = Object.keys(line.changes ?? {})
      .sort()
      .join();
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups.values()];
}

function doneRow(target: Target, { line, state, problems, before, changes }: Judged, record: SavedRecord | undefined) {
  const { place } = line;
  if (state === "create") return { place, state: "created", problems, recordId: record?.id ?? null, recordVersion: 1, before: null };
  if (state !== "update" || !before) return { place, state, problems, recordId: null, recordVersion: null, before: null };
  const columns = getTableColumns(target.table);
  const was = Object.keys(changes ?? {}).flatMap((field) => (columns[field] ? [[field, storedValue(columns[field], before[field])]] : []));
  return { place, state: "updated", problems, recordId: before.id, recordVersion: before.version + 1, before: Object.fromEntries(was) };
}
