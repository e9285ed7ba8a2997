import { audits as table } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { nameOfActor } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { holdLots, openNonConformity, selectNamedLots } from "@/worker/modules/safety/non-conformities";
import { placeOf, withAnswers } from "./answers";
import { auditWords } from "./audit-blocks";
import { audits } from "./contract";
import { type AuditRow, fetchAudit, readBeside, toAudit } from "./records";
import { gapsOf, scoreOf, tasksOf } from "./rules";
import type { GivenAnswer } from "./shapes";
import { type AskedQuestion, auditStatus } from "./status";

/**
 * Ends an audit: its score is settled, each gap becomes a non-conformity with its tasks, and the lots it concerns are held; all in one
 * write, that nothing changes afterwards.
 * @throws Refusal `not_allowed_now` once it is completed; `invalid_input` naming a question that is not answered, the remark that a gap
 *   lacks, or `answers` when no question applies; otherwise as `withAnswers`
 */
export const complete = handle(audits.complete, async (context, { id, answers, conforms, conclusion, version }) => {
  const found = await fetchAudit(context.db, id);
  const status = auditStatus.require(found.row.status, "complete", "audits");
  const answered = await withAnswers(context.db, found.row.questions, answers);
  const questions = answered.map((one) => (one.finding === null && conforms ? { ...one, finding: "conforms" as const } : one));
  refuseIncomplete(questions, answers);
  const score = scoreOf(questions) ?? refuseField("answers", "nothing_applies");
  const issues = await openIssues(context, found.row, questions);
  const changes = {
    questions,
    conclusion,
    status,
    score,
    ...gapsOf(questions),
    completedAt: context.now,
    completer: nameOfActor(context.caller.actor),
  };
  const row = context.update(table, found.row, changes, version);
  const { photos } = await readBeside(context.db, row.id);
  return toAudit(context, { ...found, row }, { issues, photos });
});

/** Names what is missing by the place it was sent at, or else by the place it is asked at. */
function refuseIncomplete(questions: AskedQuestion[], answers: GivenAnswer[]): void {
  const fields = questions.flatMap(({ finding, remark }, place) => {
    const sent = answers.findIndex(({ question }) => placeOf(questions, question) === place);
    const at = `answers.${sent < 0 ? place : sent}`;
    if (finding === null) return [{ field: `${at}.finding`, code: "required" }];
    return (finding === "minor" || finding === "major") && !remark ? [{ field: `${at}.remark`, code: "required" }] : [];
  });
  if (fields.length) throw new Refusal("invalid_input", { fields });
}

/** A non-conformity a gap; the lots that gaps concern are held. */
async function openIssues(context: CommandContext, audit: AuditRow, questions: AskedQuestion[]) {
  const words = auditWords(context.caller.language);
  const gaps = questions.filter(({ finding }) => finding === "minor" || finding === "major");
  const numbers = [...new Set(gaps.flatMap(({ lots }) => lots))];
  const named = numbers.length ? await selectNamedLots(context.db, numbers) : [];
  const idOf = new Map(named.map(({ lot }) => [lot.number, lot.id]));
  const reasons = new Map<string, string>();
  const issues = gaps.map((gap) => {
    const lotIds = gap.lots.flatMap((number) => idOf.get(number) ?? []);
    const issue = openNonConformity(context, {
      title: gap.text,
      severity: gap.finding === "major" ? "major" : "minor",
      origin: "audit",
      originId: audit.id,
      description: [gap.remark, `${audit.name} · ${audit.reference}`].join("\n"),
      tasks: tasksOf(gap, audit.heldOn, words.tasks),
      lotIds,
    });
    for (const lotId of lotIds) if (!reasons.has(lotId)) reasons.set(lotId, issue.title);
    return issue;
  });
  await holdLots(context, reasons);
  return issues.map(({ id, reference, title, status }) => ({ id, reference, title, status }));
}
