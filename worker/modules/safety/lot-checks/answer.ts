import { eq } from "drizzle-orm";
import { lotChecks as table, lots } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { nameOfActor } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { letGo } from "@/worker/modules/safety/holds";
import { holdLots, openNonConformity } from "@/worker/modules/safety/non-conformities";
import { breakPromises } from "@/worker/modules/store/lots";
import { lotChecks } from "./contract";
import { fetchLotCheck, type FoundLotCheck, toLotCheck } from "./records";
import { figureText, judge, limitsText, outcomeOf } from "./rules";
import type { GivenAnswer } from "./shapes";
import { type AnsweredPoint, lotCheckStatus } from "./status";

/**
 * Answers a check, whole. When all conforms its lot is let go, unless something else holds it; when a point fails, a non-conformity
 * is opened and the lot stays on hold or is refused, in the same write.
 * @throws Refusal `not_allowed_now` once it is answered; `invalid_input` naming a point that nobody asked or that is not answered
 */
export const answer = handle(lotChecks.answer, async (context, { id, version, answers, conforms, note }) => {
  const found = await fetchLotCheck(context.db, id);
  const { row, lot } = found;
  const passed = lotCheckStatus.require(row.status, "answer", "lotChecks");
  const answerOf = new Map(answers.map((one) => [one.point, one]));
  for (const [place, { point }] of answers.entries())
    if (!row.points.some((one) => one.id === point)) refuseField(`answers.${place}.point`, "not_found");
  const { points, problems } = judge(row.points, answerOf, { lot, today: civilDate(context.now), conforms });
  if (problems.length) refuseUnanswered(row.points, answers, problems);
  const outcome = outcomeOf(points);
  const issue = outcome && openFor(context, found, points);
  if (issue) await block(context, found, outcome, issue.title);
  else await letGo(context, row);
  const changes = {
    points,
    note,
    status: outcome ? ("failed" as const) : passed,
    answeredAt: context.now,
    answerer: nameOfActor(context.caller.actor),
    nonConformityId: issue?.id ?? null,
  };
  return toLotCheck(context, { ...found, row: context.update(table, row, changes, version), nonConformity: issue?.reference ?? null });
});

/** Names what is not answered by the place it was sent at, or else by the place it is asked at. */
function refuseUnanswered(points: AnsweredPoint[], answers: GivenAnswer[], problems: ReturnType<typeof judge>["problems"]): never {
  const fields = problems.map(({ place, field, code }) => {
    const sent = answers.findIndex(({ point }) => point === points[place]?.id);
    return { field: `answers.${sent < 0 ? place : sent}.${field}`, code };
  });
  throw new Refusal("invalid_input", { fields });
}

/** What failed, a line a point, with what it should have been. */
function openFor(context: CommandContext, { row, itemName, lot }: FoundLotCheck, points: AnsweredPoint[]) {
  const { language } = context.caller;
  const failed = points.filter(({ verdict }) => verdict === "fails");
  const lines = failed.map((point) => {
    const read = point.value === null ? "" : `${figureText(point.value, point, language)} (${limitsText(point, language)})`;
    return [point.text, read, point.remark].filter(Boolean).join(" · ");
  });
  return openNonConformity(context, {
    title: [row.name, itemName, lot.number].join(" · "),
    severity: "major",
    origin: row.moment,
    originId: row.id,
    description: lines.join("\n"),
    lotIds: [row.lotId],
  });
}

/** Refuses the lot, or holds it until the non-conformity is closed. What was rejected or thrown away meanwhile stays so. */
async function block(context: CommandContext, { row }: FoundLotCheck, outcome: "hold" | "refuse" | null, why: string): Promise<void> {
  const reason = why.slice(0, 200);
  const [lot] = await context.db.select().from(lots).where(eq(lots.id, row.lotId));
  if (!lot) return;
  if (outcome === "refuse" && (lot.decision === "available" || lot.decision === "on_hold")) {
    if (lot.reserved > 0) await breakPromises(context, [lot.id]);
    context.update(lots, lot, { decision: "rejected", reason });
    return;
  }
  if (lot.decision === "on_hold" && lot.reason === row.reference) context.update(lots, lot, { reason });
  else await holdLots(context, new Map([[lot.id, reason]]));
}
