import { importLines, imports as table } from "@/db/business";
import { readCsv } from "@/worker/core/csv";
import { partsOf, insertRows } from "@/worker/engine/bulk";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { imports } from "./contract";
import { fillEvery } from "./every";
import { judge } from "./judge";
import { chooseFields, lineRow, rememberFields, tally, toFile } from "./records";
import { targetOf } from "./targets";

/** Of each column, this many cells are shown beside its heading. */
const SAMPLES = 3;

/**
 * Reads a file, keeps its lines and says what each would do. No record is written.
 * @throws Refusal `invalid_input` when the file cannot be read, or a column is taken for a field that is none
 */
export const create = handle(imports.create, async (context, { target: name, content, fileName, mapping, every, clearEmpty }) => {
  const { db, now, caller } = context;
  const target = targetOf(name);
  const { headings, lines, filled } = fillEvery(target, readCsv(content), every, caller.language);
  const fields = await chooseFields(db, target, headings, { ...mapping, ...filled });
  const judged = await judge(
    context,
    target,
    fields,
    lines.map((line, place) => ({ ...line, place })),
    clearEmpty,
  );

  const samplesOf = (place: number) =>
    lines
      .map(({ cells }) => cells[place]?.trim() ?? "")
      .filter(Boolean)
      .slice(0, SAMPLES);
  const columns = headings.map((heading, place) => {
    return { heading, field: fields[place] ?? null, samples: samplesOf(place).map(shown), clears: clearEmpty };
  });
  const counts = { ...tally(judged), handled: 0 };
  const row = {
    id: newId(),
    target: name,
    fileName,
    state: "ready",
    columns,
    ...counts,
    version: 1,
    createdAt: now,
    updatedAt: now,
  } as const;
  context.insert(table, row);
  for (const some of partsOf(judged))
    context.write(
      insertRows(
        db,
        importLines,
        some.map((one) => lineRow(row.id, one)),
      ),
    );
  if (Object.keys(mapping).length) await rememberFields(context, target, mapping);
  return toFile({ ...row, columns });
});

const shown = (cell: string) => cell.slice(0, 80);
