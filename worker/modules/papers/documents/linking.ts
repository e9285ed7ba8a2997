import { and, eq } from "drizzle-orm";
import { documentLinks, documents as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { findSubject, type Subject } from "./about";
import { documents } from "./contract";
import { type DocumentRow, fetchDocument, sheetOf } from "./records";
import { requireKept } from "./trash";

/** Says what a document is about. @throws Refusal `invalid_input` naming `record` when nothing is called so, or it is said already */
export const link = handle(documents.link, async (context, { id, about, record, version }) => {
  const { db, now } = context;
  const before = await fetchDocument(db, id);
  requireKept(before);
  const subject = await findSubject(db, about, record);
  const row = context.update(table, before, {}, version);
  if (await linkOfSubject(db, before, subject)) refuseField("record", "taken");
  context.insert(documentLinks, { id: newId(), documentId: row.id, ...subject, version: 1, createdAt: now, updatedAt: now });
  const sheet = await sheetOf(context, row);
  return { ...sheet, links: [...sheet.links, { ...subject, name: record }] };
});

/** Takes that back. @throws Refusal `invalid_input` naming `record` when it was never said */
export const unlink = handle(documents.unlink, async (context, { id, about, record, version }) => {
  const before = await fetchDocument(context.db, id);
  const subject = await findSubject(context.db, about, record);
  const row = context.update(table, before, {}, version);
  const existing = (await linkOfSubject(context.db, before, subject)) ?? refuseField("record", "not_found");
  context.remove(documentLinks, existing);
  const sheet = await sheetOf(context, row);
  return { ...sheet, links: sheet.links.filter(({ recordId }) => recordId !== subject.recordId) };
});

async function linkOfSubject(db: BusinessDatabase, { id }: DocumentRow, { about, recordId }: Subject) {
  const isIt = and(eq(documentLinks.documentId, id), eq(documentLinks.about, about), eq(documentLinks.recordId, recordId));
  const [row] = await db.select().from(documentLinks).where(isIt);
  return row;
}
