import { audits as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { withAnswers } from "./answers";
import { audits } from "./contract";
import { fetchAudit, readBeside, toAudit } from "./records";
import { gapsOf } from "./rules";
import { auditStatus } from "./status";

/** Keeps what was seen so far. @throws Refusal `not_allowed_now` once it is completed; otherwise as `withAnswers` */
export const answer = handle(audits.answer, async (context, { id, answers, conclusion, version }) => {
  const found = await fetchAudit(context.db, id);
  auditStatus.require(found.row.status, "answer", "audits");
  const questions = await withAnswers(context.db, found.row.questions, answers);
  const row = context.update(
    table,
    found.row,
    { questions, ...gapsOf(questions), ...(conclusion !== undefined && { conclusion }) },
    version,
  );
  return toAudit(context, { ...found, row }, await readBeside(context.db, row.id));
});
