import { and, eq, sql } from "drizzle-orm";
import { counts as table, levels } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { post as write } from "@/worker/modules/store/ledger";
import { breakBeyond, toPromised } from "@/worker/modules/store/lots";
import { counts } from "./contract";
import { type CountedLot, type CountRow, fetchCount, type SavedLine, selectCounted, toCount } from "./records";
import { countStatus } from "./status";

interface CountedLine {
  line: SavedLine & { counted: number };
  lot: CountedLot;
}

/**
 * Brings the stock to what was counted, by one movement for each difference. Where less was found than was promised, what was
 * promised last is promised no longer, and whoever waits for it is named.
 * @throws Refusal `not_allowed_now` naming the lots that have moved since they were counted
 */
export const post = handle(counts.post, async (context, { id, version }) => {
  const { db, now } = context;
  const saved = await fetchCount(db, id);
  const { count } = saved;
  const status = countStatus.require(count.status, "post", "counts");
  const rows = await selectCounted(db, count);
  const lines = countedOf(count, rows);
  refuseMoved(count, lines);
  assumeStill(context, count, lines);
  const broken = lines.filter(({ line, lot }) => line.counted < lot.reserved);
  const most = new Map(broken.map(({ line, lot }) => [lot.lotId, line.counted]));
  const released = broken.length ? await breakBeyond(context, most, count.locationId) : [];
  write(
    context,
    lines
      .filter(({ line }) => line.counted !== line.expected)
      .map(({ line, lot: { lotId, itemId, unitCost } }) => ({
        type: "count",
        itemId,
        lotId,
        locationId: count.locationId,
        amount: line.counted - line.expected,
        unitCost,
        day: civilDate(now),
        cause: "count",
        causeId: count.id,
        reason: line.note,
      })),
  );
  const after = context.update(table, count, { status, postedAt: now }, version);
  const unitOf = new Map(rows.map(({ lotId, unit }) => [lotId, unit]));
  const promises = released.map((row) => toPromised(row, unitOf.get(row.lotId) ?? "piece"));
  return { ...toCount({ ...saved, count: after }, rows, true), released: promises };
});

function countedOf({ lines }: CountRow, rows: CountedLot[]): CountedLine[] {
  const lotOf = new Map(rows.map((lot) => [lot.lotId, lot]));
  return lines.flatMap((line) => {
    const lot = lotOf.get(line.lotId);
    return lot && line.counted !== null ? [{ line: { ...line, counted: line.counted }, lot }] : [];
  });
}

function refuseMoved(count: CountRow, lines: CountedLine[]): void {
  const moved = lines.filter(({ line, lot }) => lot.amount !== line.expected);
  if (!moved.length) return;
  const placeOf = (lotId: string) => count.lines.findIndex((line) => line.lotId === lotId);
  const fields = moved.map(({ lot }) => ({ field: `lines.${placeOf(lot.lotId)}.counted`, code: "moved_since", params: { lot: lot.lot } }));
  throw new Refusal("not_allowed_now", { fields: fields.slice(0, 50) });
}

/** Nothing of it may move between the reading and the writing. */
function assumeStill(context: CommandContext, { locationId }: CountRow, lines: CountedLine[]): void {
  const read = JSON.stringify(lines.map(({ lot }) => [lot.lotId, lot.amount]));
  const same = and(eq(levels.lotId, sql`line.value ->> 0`), eq(levels.locationId, locationId));
  context.assumes(sql`not exists (select 1 from json_each(${read}) as line left join ${levels} on ${same}
    where coalesce(${levels.amount}, 0) <> line.value ->> 1)`);
}
