import { and, count, eq, or, sql } from "drizzle-orm";
import { heatTreatments as table, lots, productions } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { inOrder } from "@/worker/engine/lists/cursor";
import { heatTreatments } from "./contract";
import { selectTreatments, toListed } from "./records";

/** A page of cycles, the newest first, with the number that match. */
export const list = handle(heatTreatments.list, async ({ db }, { outcome, production, lot, search, limit, cursor }) => {
  const page = inOrder({ limit, cursor, sort: "startedAt", column: table.startedAt, tieBreaker: table.id, direction: "desc" });
  const ofBatch = production
    ? sql`${table.productionId} in (select id from ${productions} where ${or(eq(productions.id, production), eq(productions.reference, production.toUpperCase()))})`
    : undefined;
  const isCalled = lot ? or(eq(lots.id, lot), eq(lots.number, lot), eq(lots.number, lot.toUpperCase())) : undefined;
  // The cycle of an order may have been written before its lot was there.
  const ofLot = lot
    ? or(
        sql`${table.lotId} in (select id from ${lots} where ${isCalled})`,
        sql`${table.productionId} in (select cause_id from ${lots} where ${isCalled} and ${lots.cause} = 'production')`,
      )
    : undefined;
  const text = search?.toUpperCase();
  const named = text ? or(eq(table.reference, text), sql`instr(upper(${table.equipment}), ${text}) > 0`) : undefined;
  const matching = and(outcome && eq(table.outcome, outcome), ofBatch, ofLot, named);
  const [rows, [counted]] = await db.batch([
    selectTreatments(db, and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const placeOf = ({ treatment }: (typeof rows)[number]) => ({ value: treatment.startedAt, tie: treatment.id });
  return { ...page.pageOf(rows, placeOf, toListed), total: counted?.total ?? 0 };
});
