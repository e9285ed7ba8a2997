import { importLines, imports as table } from "@/db/business";
import type { CsvFile } from "@/worker/core/files/csv";
import { insertRows, partsOf } from "@/worker/engine/writing/bulk";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { ImportedFile } from "./contract";
import { judge } from "./judge";
import { lineRow, tally, toFile } from "./records";
import type { Target } from "./targets";

/** Of each column, this many cells are shown beside its heading, and so much of each. */
const SAMPLES = 3;
const SHOWN = 80;

interface Reading {
  fileName: string;
  /** The field of each column, in the order of the cells; null for those not read. */
  fields: (string | null)[];
  clearEmpty: boolean;
}

/** Keeps the lines of a file with what each would do. */
export async function bringIn(
  context: CommandContext,
  target: Target,
  { headings, lines }: CsvFile,
  { fileName, fields, clearEmpty }: Reading,
): Promise<ImportedFile> {
  const { db, now } = context;
  const placed = lines.map((line, place) => ({ ...line, place }));
  const headed = headings.map((heading, place) => ({ heading, field: fields[place] ?? null }));
  const judged = await judge(context, target, headed, placed, clearEmpty);
  const samplesOf = (place: number) =>
    lines
      .map(({ cells }) => cells[place]?.trim() ?? "")
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((cell) => cell.slice(0, SHOWN));
  const columns = headed.map((column, place) => ({ ...column, samples: samplesOf(place), clears: clearEmpty }));
  const times = { version: 1, createdAt: now, updatedAt: now };
  const row = { id: newId(), target: target.name, fileName, state: "ready" as const, columns, ...tally(judged), handled: 0, ...times };
  context.insert(table, row);
  for (const some of partsOf(judged))
    context.write(
      insertRows(
        db,
        importLines,
        some.map((line) => lineRow(row.id, line)),
      ),
    );
  return toFile(row);
}
