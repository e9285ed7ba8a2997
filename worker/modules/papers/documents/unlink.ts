import { documentLinks, documents as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { findSubject } from "./about";
import { documents } from "./contract";
import { fetchDocument, sheetOf } from "./records";
import { linkOfSubject } from "./about";

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
