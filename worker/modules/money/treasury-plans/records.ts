import { eq } from "drizzle-orm";
import { type treasuryEntries, treasuryPlans } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { nextDay, previousDay } from "@/worker/core/figures/rhythm";
import { newId } from "@/worker/engine/identifier";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { enter, requireOpen, salesRateOf } from "@/worker/modules/money/books";
import { ownOf } from "@/worker/modules/money/treasury/status";

export type PlanRow = typeof treasuryPlans.$inferSelect;

/** @throws Refusal `not_found` */
export async function fetchPlan(db: BusinessDatabase, id: string): Promise<PlanRow> {
  const [row] = await db.select().from(treasuryPlans).where(eq(treasuryPlans.id, id));
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A plan ends after it begins. @throws Refusal `invalid_input` naming `endsOn` */
export function requireOrder({ nextOn, endsOn }: Pick<PlanRow, "nextOn" | "endsOn">): void {
  if (endsOn && endsOn < nextOn) refuseField("endsOn", "before_start");
}

interface Happened {
  day?: string;
  amount?: number;
  bankLineId?: string;
}

/**
 * Writes what was planned into the treasury, and the plan waits for its next day or is over.
 * @returns the plan as it is now, with the entry that was made
 * @throws Refusal `invalid_input` naming `day` when it lies ahead or its period is closed
 */
export async function settlePlan(context: CommandContext, before: PlanRow, happened: Happened, seen?: number) {
  const today = civilDate(context.now);
  const { amount, bankLineId, day = before.nextOn < today ? before.nextOn : today } = happened;
  if (day > today) refuseField("day", "future");
  await requireOpen(context.db, day, "day");
  const { type, category, description } = before;
  const vatRate = await salesRateOf(context, category, undefined);
  const written = { day, type, category, vatRate, description, amount: amount ?? before.amount };
  const entryId = enter(context, { ...written, planId: before.id, bankLineId });
  const nextOn = before.rhythm && nextDay(before.nextOn, before.rhythm, before.dayOfMonth);
  if (nextOn && (!before.endsOn || nextOn <= before.endsOn)) {
    return { plan: context.update(treasuryPlans, before, { nextOn }, seen), entryId };
  }
  context.remove(treasuryPlans, before, seen);
  return { plan: before, entryId };
}

type EntryRow = typeof treasuryEntries.$inferSelect;

/** Lets the plan of an entry wait for it again; one that was over comes back, to happen once. */
export async function reopenPlan(context: CommandContext, { planId, day, type, category, description, amount }: EntryRow): Promise<void> {
  const [plan] = await context.db
    .select()
    .from(treasuryPlans)
    .where(eq(treasuryPlans.id, planId ?? ""));
  if (plan?.rhythm) {
    context.update(treasuryPlans, plan, { nextOn: previousDay(plan.nextOn, plan.rhythm, plan.dayOfMonth) });
    return;
  }
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(treasuryPlans, {
    id: newId(),
    type,
    category: ownOf(category) ?? "other",
    description,
    amount,
    rhythm: null,
    nextOn: day,
    dayOfMonth: null,
    endsOn: null,
    ...times,
  });
}
