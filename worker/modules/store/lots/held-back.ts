import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { lotChecks, nonConformities, recalls } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { runningRecalls } from "@/worker/modules/safety/recalls/status";

/** Why a lot may not be let go yet: its code among the refusals of lots, and what it names. */
export interface HeldBack {
  lotId: string;
  code: "check_pending" | "check_failed" | "recalled";
  names: Record<string, string>;
}

/**
 * What holds lots back besides the hold itself: a check that waits for its answer, one that failed and whose non-conformity is open, or a
 * recall under way. The first reason of each lot; and the command is refused if a check or a recall begins meanwhile.
 * @param endedRecall the recall that the same command ends
 */
export async function heldBack(context: CommandContext, lotIds: string[], endedRecall = ""): Promise<HeldBack[]> {
  const among = sql`(select value from json_each(${JSON.stringify(lotIds)}))`;
  const isOpen = inArray(nonConformities.status, ["registered", "in_progress"]);
  const isRunning = and(inArray(recalls.status, [...runningRecalls]), eq(recalls.mock, false), ne(recalls.id, endedRecall));
  const reached = sql<string>`json_extract(reached.value, '$.lotId')`;
  const [checks, calledBack] = await context.db.batch([
    context.db
      .select({ lotId: lotChecks.lotId, check: lotChecks.reference, issue: nonConformities.reference })
      .from(lotChecks)
      .leftJoin(nonConformities, and(eq(nonConformities.id, lotChecks.nonConformityId), isOpen))
      .where(and(inArray(lotChecks.lotId, among), or(eq(lotChecks.status, "pending"), isOpen))),
    context.db
      .select({ lotId: reached, recall: recalls.reference })
      .from(recalls)
      .innerJoin(sql`json_each(${recalls.lots}) as reached`, sql`true`)
      .where(and(isRunning, sql`${reached} in ${among}`)),
  ]);
  context.assumes(sql`not exists (select 1 from ${lotChecks} where ${lotChecks.lotId} in ${among} and ${lotChecks.status} = 'pending')`);
  context.assumes(
    sql`not exists (select 1 from ${recalls}, json_each(${recalls.lots}) as reached where ${isRunning} and ${reached} in ${among})`,
  );
  return [
    ...calledBack.map(({ lotId, recall }) => ({ lotId, code: "recalled" as const, names: { recall } })),
    ...checks.map(({ lotId, check, issue }) => ({
      lotId,
      code: issue ? ("check_failed" as const) : ("check_pending" as const),
      names: { check, issue: issue ?? "" },
    })),
  ];
}
