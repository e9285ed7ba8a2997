import { importLines, imports as table } from "@/db/business";
import { insertRows, partsOf } from "@/worker/engine/writing/bulk";
import { handle } from "@/worker/engine/handler";
import { eq } from "drizzle-orm";
import { imports } from "./contract";
import { judge } from "./judge";
import { chooseFields, clearsEmpty, fetchFor, fetchLines, lineRow, rememberFields, tally, toFile } from "./records";
import { targetOf } from "./targets";

/** Takes columns for other fields and judges every line again; the next such file is read the same way. */
export const remap = handle(imports.remap, async (context, { id, mapping, clearEmpty, version }) => {
  const { db } = context;
  const before = await fetchFor("remap", db, id);
  const target = targetOf(before.target);
  const headings = before.columns.map(({ heading }) => heading);
  const fields = await chooseFields(db, target, headings, mapping);
  const clears = clearEmpty ?? clearsEmpty(before);
  const columns = before.columns.map((column, place) => ({ ...column, field: fields[place] ?? null, clears }));
  const judged = await judge(context, target, columns, await fetchLines(db, id), clears);
  const after = context.update(table, before, { columns, ...tally(judged) }, version);
  context.write(db.delete(importLines).where(eq(importLines.importId, id)));
  for (const some of partsOf(judged))
    context.write(
      insertRows(
        db,
        importLines,
        some.map((line) => lineRow(id, line)),
      ),
    );
  await rememberFields(context, target, mapping);
  return toFile(after);
});
