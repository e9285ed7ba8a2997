import { documentLinks, documents as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { findSubject } from "./about";
import { documents } from "./contract";
import { fetchDocument, sheetOf } from "./records";
import { requireKept } from "./rules";
import { linkOfSubject } from "./about";

/** Says what a document is about. @throws Refusal `invalid_input` naming `record` when nothing is called so, or it is said already */
export const link = handle(documents.link, async (context, { id, about, record, version }) => {
  const { db, now } = context;
  const before = await fetchDocument(db, id);
  requireKept(before);
  const subject = await findSubject(db, about, record);
  const row = context.update(table, before, {}, version);
  if (await linkOfSubject(db, before, subject)) refuseField("record", "linked_already");
  context.insert(documentLinks, { id: newId(), documentId: row.id, ...subject, version: 1, createdAt: now, updatedAt: now });
  const sheet = await sheetOf(context, row);
  return { ...sheet, links: [...sheet.links, { ...subject, name: record }] };
});
