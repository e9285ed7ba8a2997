import { and, eq, inArray, lt } from "drizzle-orm";
import { documents as table, documentVersions } from "@/db/business";
import { audit } from "@/db/kernel";
import { newId } from "@/worker/engine/identifier";
import type { DailyWork } from "@/worker/engine/runtime";
import { TRASH_DAYS } from "./status";

/** Documents of one night: the others wait for the next. */
const MOST = 500;

/** Empties the trash of what has lain there for thirty days; its own files go once nothing names them. */
export const emptyTrash: DailyWork = async ({ databases, files, now }, { database }) => {
  const db = databases.business(database);
  const isOld = and(eq(table.trashed, true), lt(table.trashedAt, now - TRASH_DAYS * 86_400_000));
  const old = await db.select({ id: table.id }).from(table).where(isOld).limit(MOST);
  if (!old.length) return;
  const ids = old.map(({ id }) => id);
  const versions = await db
    .select({ fileKey: documentVersions.fileKey })
    .from(documentVersions)
    .where(and(inArray(documentVersions.documentId, ids), eq(documentVersions.keeper, "documents")));
  // The audit's row tells whoever keeps answers that these are no more.
  const signature = { at: now, actor: "system", door: "queue", operation: "documents.emptyTrash", record: "documents" };
  await db.batch([
    db.insert(audit).values(ids.map((id) => ({ ...signature, id: newId(), recordId: id }))),
    db.delete(table).where(and(isOld, inArray(table.id, ids))),
  ]);
  const remaining = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  if (!remaining.length) for (const { fileKey } of versions) await files.remove(fileKey);
};
