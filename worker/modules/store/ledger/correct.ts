import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { items, levels, lots, movements } from "@/db/business";
import { type FieldProblem, type NamedRecord, Refusal } from "@/worker/core/errors";
import { quantityText } from "@/worker/core/text/format-value";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { requireInTime } from "./days";
import { type Posting, post } from "./post";
import { promisedOf, takersOf } from "./takers";

type Movement = typeof movements.$inferSelect;

/** The query of movements that stand: no opposite undoes them, and they undo none. @param condition which, such as those of a record */
export function standing(db: BusinessDatabase, condition: SQL | undefined) {
  const isUndone = sql`exists (select 1 from movements as undoing where undoing.reverses = movements.id)`;
  return db
    .select()
    .from(movements)
    .where(and(condition, isNull(movements.reverses), sql`not ${isUndone}`))
    .orderBy(movements.id);
}

/**
 * Puts right what a record had moved: each movement that was wrong is undone by an opposite one of the same day and record, and
 * what really moved is written beside it. What was right stays. Sums of the ledger are then as if the mistake had not been made.
 * @param before the movements of the record that stand
 * @param after what should stand in their place; nothing when the record is taken back
 * @param field what the caller calls the day of these movements
 * @param freed what was promised to the record itself and is given free in the same batch
 * @throws Refusal `not_allowed_now` naming each lot that has gone on or is promised, and to whom; `invalid_input` naming the field when
 *   goods would leave before they came, or a closed period would change
 */
export async function correct(
  context: CommandContext,
  before: Movement[],
  after: Posting[],
  field = "id",
  freed: Freed[] = [],
): Promise<void> {
  const wrong = [...before];
  // Two lines may have taken as much of one lot: each movement stands for one posting, and no more.
  const done = after.filter((posting) => {
    const place = wrong.findIndex((movement) => keyOf(movement) === keyOf(posting));
    if (place >= 0) wrong.splice(place, 1);
    return place < 0;
  });
  const undone = wrong.map(opposite);
  // What comes first is what adds: no level is ever lower than it will be.
  const all = [...undone, ...done].sort((one, other) => Math.sign(other.amount) - Math.sign(one.amount));
  if (undone.length) await refuseGone(context, all, { freed });
  await requireInTime(context, all, field);
  post(context, all);
}

/** What two movements of the same goods have in common. */
function keyOf({ type, lotId, locationId, amount, day }: Posting | Movement): string {
  return JSON.stringify([type, lotId, locationId, amount, day]);
}

/** So much of a lot in a place that is promised no more. */
export interface Freed {
  lotId: string;
  locationId: string;
  amount: number;
}

function opposite({ id, at, actor, reverses, ...movement }: Movement): Posting {
  return { ...movement, amount: -movement.amount, reverses: id };
}

/**
 * Makes sure that what is to leave a place is there, and free. The record that is put right takes nothing from itself.
 * @throws Refusal `not_allowed_now` naming each lot that has gone on or is promised, everything that took of it there, and what to do
 */
export async function refuseGone(
  context: CommandContext,
  postings: Posting[],
  { causeId = postings[0]?.causeId ?? "", freed = [] }: { causeId?: string; freed?: Freed[] } = {},
): Promise<void> {
  const change = new Map<string, { lotId: string; locationId: string; amount: number }>();
  for (const { lotId, locationId, amount } of postings) {
    const key = `${lotId} ${locationId}`;
    change.set(key, { lotId, locationId, amount: amount + (change.get(key)?.amount ?? 0) });
  }
  const fields: FieldProblem[] = [];
  for (const { lotId, locationId, amount } of change.values()) {
    if (amount >= 0) continue;
    const [level] = await context.db
      .select({ amount: levels.amount, reserved: levels.reserved, number: lots.number, unit: items.unit })
      .from(lots)
      .innerJoin(items, eq(items.id, lots.itemId))
      .leftJoin(levels, and(eq(levels.lotId, lots.id), eq(levels.locationId, locationId)))
      .where(eq(lots.id, lotId));
    if (!level) continue;
    const there = level.amount ?? 0;
    const own = freed.reduce((sum, one) => (one.lotId === lotId && one.locationId === locationId ? sum + one.amount : sum), 0);
    const reserved = (level.reserved ?? 0) - own;
    const problemOf = (code: string, lacking: number, records: NamedRecord[], instead?: string) => {
      const missing = quantityText({ amount: lacking, unit: level.unit }, context.caller.language);
      const where = records.map(({ name }) => name).join(", ");
      fields.push({ field: "id", code, params: { lot: level.number, missing, where }, records, instead });
    };
    // What has gone on and what lies there but is promised are two matters, undone in two ways.
    const place = { lotId, locationId, unit: level.unit, causeId };
    const gone = -amount - there;
    if (gone > 0) problemOf("gone_on", gone, await takersOf(context, place), "counts.create");
    const promised = Math.min(reserved, -amount - (there - reserved));
    if (promised > 0) problemOf("gone_promised", promised, await promisedOf(context, place));
  }
  if (fields.length) throw new Refusal("not_allowed_now", { fields });
}
