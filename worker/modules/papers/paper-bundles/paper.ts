import { eq, sql } from "drizzle-orm";
import { paperBundles as table } from "@/db/business";
import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { paperBundles } from "./contract";
import { paperKey } from "./records";
import { requirePrinted } from "./rules";
import type { BundledPaper } from "./status";

/**
 * One paper of many. Whoever takes them all asks for each, so that of its bundle no more is read than what it says of this one.
 * @throws Refusal as `file`, `not_found` behind the last
 */
export const paper = handle(paperBundles.paper, async ({ db, files }, { id, place }) => {
  const [row] = await db
    .select({ state: table.state, fileKey: table.fileKey, one: sql<string | null>`json_extract(${table.papers}, ${`$[${place}]`})` })
    .from(table)
    .where(eq(table.id, id));
  if (!row) throw new Refusal("not_found");
  requirePrinted(row.state);
  const bytes = row.one === null ? null : await files.get(paperKey(row, place));
  if (row.one === null || !bytes) throw new Refusal("not_found");
  const { name, mediaType = "application/pdf" } = JSON.parse(row.one) as BundledPaper;
  // What stands in a folder of the file is called by its own name alone.
  return { fileName: name.split("/").at(-1) ?? name, mediaType, content: contentOf(bytes) };
});
