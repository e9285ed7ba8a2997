import { inArray, sql } from "drizzle-orm";
import { lots, movements } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { requireOpen } from "@/worker/modules/money/books";
import type { Posting } from "./post";

/**
 * Makes sure that goods move on days on which they could: in no closed period, and of each lot no more by the end of any day than had
 * come until then. What moves today needs no look: the levels see to it.
 * @param field what the caller calls the day
 * @throws Refusal `invalid_input` naming the field: `closed_period`, or `before_goods` with the lot that was not there yet
 */
export async function requireInTime(context: CommandContext, postings: Posting[], field: string): Promise<void> {
  const { db, now } = context;
  const first = postings.reduce((earliest, { day }) => (day < earliest ? day : earliest), civilDate(now));
  if (first === civilDate(now)) return;
  await requireOpen(db, first, field);
  const lotIds = [...new Set(postings.map(({ lotId }) => lotId))];
  const ofLots = inArray(movements.lotId, lotIds);
  const sums = await db
    .select({ lotId: movements.lotId, number: lots.number, day: movements.day, amount: sql<number>`sum(${movements.amount})` })
    .from(movements)
    .innerJoin(lots, sql`${lots.id} = ${movements.lotId}`)
    .where(ofLots)
    .groupBy(movements.lotId, movements.day);
  for (const lotId of lotIds) {
    const before = sums.filter((one) => one.lotId === lotId);
    const day = lackingOn(
      before,
      postings.filter((one) => one.lotId === lotId),
    );
    if (day) refuseField(field, "before_goods", { lot: before[0]?.number ?? "", day });
  }
  // What others move meanwhile is looked at too.
  const read = JSON.stringify(sums.map(({ lotId, day, amount }) => [lotId, day, amount]));
  context.assumes(sql`not exists (select 1 from json_each(${read}) as seen where (select sum(${movements.amount}) from ${movements}
    where ${movements.lotId} = seen.value ->> 0 and ${movements.day} = seen.value ->> 1) <> seen.value ->> 2)`);
}

interface Moved {
  day: string;
  amount: number;
}

/**
 * The first day at whose end less than nothing would be there of a lot, because of what is added.
 * @param before what moved of it so far, in any order
 * @returns null when there is none
 */
export function lackingOn(before: Moved[], added: Moved[]): string | null {
  const days = [...new Set([...before, ...added].map(({ day }) => day))].sort();
  let [was, is] = [0, 0];
  for (const day of days) {
    const on = (moved: Moved[]) => moved.reduce((sum, one) => (one.day === day ? sum + one.amount : sum), 0);
    was += on(before);
    is += on(before) + on(added);
    if (is < 0 && is < was) return day;
  }
  return null;
}
