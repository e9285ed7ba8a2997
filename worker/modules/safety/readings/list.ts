import { and, count, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import { instruments, productions, readings as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import { namesOf } from "@/worker/engine/people";
import { handle } from "@/worker/engine/handler";
import { inOrder } from "@/worker/engine/lists/cursor";
import { readings } from "./contract";
import { selectReadings, toReading } from "./records";

/** A page of readings, the newest first, with the number that match. */
export const list = handle(readings.list, async ({ db, platform }, question) => {
  const { point, kind, measure, outcome, production, instrument, calibration, from, to, search, limit, cursor } = question;
  const page = inOrder({ limit, cursor, sort: "at", column: table.at, tieBreaker: table.id, direction: "desc" });
  const ofBatch = production
    ? sql`${table.productionId} in (select id from ${productions} where ${or(eq(productions.id, production), eq(productions.reference, production.toUpperCase()))})`
    : undefined;
  const readWith = instrument
    ? inArray(
        table.instrumentId,
        sql`(select id from ${instruments} where ${or(eq(instruments.id, instrument), eq(instruments.reference, instrument.toUpperCase()), eq(instruments.sortName, fold(instrument)))})`,
      )
    : undefined;
  const matching = and(
    point ? eq(table.pointId, point) : undefined,
    kind && eq(table.kind, kind),
    measure && eq(table.measure, measure),
    outcome && eq(table.outcome, outcome),
    from ? gte(table.day, from) : undefined,
    to ? lte(table.day, to) : undefined,
    search ? sql`instr(lower(${table.pointName}), ${search.toLowerCase()}) > 0` : undefined,
    ofBatch,
    readWith,
    calibration && eq(table.calibration, calibration),
  );
  const [rows, [counted]] = await db.batch([
    selectReadings(db, and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const names = await namesOf(
    platform,
    rows.map(({ reading }) => reading.actor),
  );
  const placeOf = ({ reading }: (typeof rows)[number]) => ({ value: reading.at, tie: reading.id });
  return { ...page.pageOf(rows, placeOf, (row) => toReading(row, names)), total: counted?.total ?? 0 };
});
