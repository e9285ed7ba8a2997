import { audits as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { takeIn } from "@/worker/modules/papers/documents";
import { placeOf } from "./answers";
import { auditWords } from "./audit-blocks";
import { audits } from "./contract";
import { fetchAudit, readBeside, toAudit } from "./records";
import { auditStatus } from "./status";

/**
 * Keeps a photograph among the documents, as one about a question of this audit.
 * @throws Refusal `not_allowed_now` once it is completed; `invalid_input` naming `question` that nobody asked, or `content` that is no
 *   picture; otherwise as documents are taken in
 */
export const addPhoto = handle(audits.addPhoto, async (context, { id, question: name, content, fileName }) => {
  const found = await fetchAudit(context.db, id);
  auditStatus.require(found.row.status, "addPhoto", "audits");
  const question = found.row.questions[placeOf(found.row.questions, name)] ?? refuseField("question", "not_found");
  // It belongs to what is still being looked at: whoever completes the audit meanwhile comes first.
  context.unchanged(table, [found.row]);
  const document = await takeIn(context, {
    content,
    fileName,
    title: `${found.row.reference} · ${question.text}`.slice(0, 200),
    folder: auditWords(context.caller.language).folder,
    subject: { about: "audits", recordId: found.row.id, part: question.id },
    accepts: (mediaType) => mediaType.startsWith("image/") || refuseField("content", "not_a_picture"),
  });
  const beside = await readBeside(context.db, found.row.id);
  const photo = { id: document.row.id, title: document.row.title, part: question.id };
  return toAudit(context, found, document.isLinked ? { ...beside, photos: [...beside.photos, photo] } : beside);
});
