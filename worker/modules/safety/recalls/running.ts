import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { recallClients, recalls } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { RecallRow } from "./records";
import { runningRecalls } from "./status";

/** What comes next in a recall under way. */
export type NextStep = "notify" | "tellAuthority" | "answer" | "close";

type Standing = Pick<RecallRow, "notifiedAt" | "authorityToldAt" | "tradeDeadline" | "authorityDeadline"> & { unanswered: number };

/** The next step of a recall that was decided, and until when the law leaves for it: of two that wait, the one that is due first. */
export function nextStepOf(recall: Standing): { step: NextStep; deadline: number | null } {
  const clocks = [
    { step: "notify" as const, deadline: recall.tradeDeadline, isOpen: recall.notifiedAt === null },
    { step: "tellAuthority" as const, deadline: recall.authorityDeadline, isOpen: recall.authorityToldAt === null },
  ];
  const [first] = clocks.filter(({ isOpen }) => isOpen).sort((one, other) => (one.deadline ?? 0) - (other.deadline ?? 0));
  if (first) return { step: first.step, deadline: first.deadline };
  return { step: recall.unanswered > 0 ? "answer" : "close", deadline: null };
}

/** Real recalls that were decided and are not over, the one that was decided first at the top; drills wait. */
export function selectRunning(db: BusinessDatabase) {
  const unanswered = sql<number>`(select count(*) from ${recallClients} as named where named.recall_id = recalls.id and named.answered_at is null)`;
  return db
    .select({
      id: recalls.id,
      reference: recalls.reference,
      cause: recalls.cause,
      notifiedAt: recalls.notifiedAt,
      authorityToldAt: recalls.authorityToldAt,
      tradeDeadline: recalls.tradeDeadline,
      authorityDeadline: recalls.authorityDeadline,
      unanswered,
    })
    .from(recalls)
    .where(and(inArray(recalls.status, [...runningRecalls]), eq(recalls.mock, false)))
    .orderBy(asc(recalls.activatedAt))
    .limit(20);
}
