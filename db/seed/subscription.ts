import { sql } from "drizzle-orm";
import { counters } from "@/db/kernel";
import { creditEntries, payments } from "@/db/platform";
import type { Plan } from "@/worker/core/contract/plans";
import { addDays, addMonths, civilDate, DAY } from "@/worker/core/figures/dates";
import type { PlatformDatabase, Statement } from "@/worker/engine/ports";
import { planLine, sumsOf } from "@/worker/modules/business/billing/rules";
import type { Dice } from "./dice";

/** Months that a business of the demo has paid, and in how many days the next is to be paid. */
const PAID = 4;
const RENEWED_IN = 12;

/** Whose subscription it is; `place` of `among` businesses share the provider's series of invoices. */
interface Subscriber {
  businessId: string;
  userId: string;
  name: string;
  email: string;
  plan: Plan;
  place: number;
  among: number;
}

/** The day from which the demo's next period is to be paid. @param today midnight, in UTC milliseconds */
export const renewalOf = (today: number) => addDays(civilDate(today), RENEWED_IN);

/** The first day that was paid. @param today midnight, in UTC milliseconds */
export const firstPaidOf = (today: number) => addMonths(renewalOf(today), -PAID);

/** What a business of the demo has paid to the provider, month after month, and the credits it was welcomed with. */
export function subscriptionOf(platform: PlatformDatabase, subscriber: Subscriber, dice: Dice, today: number): Statement[] {
  const { businessId, userId, name, email, plan, place, among } = subscriber;
  const ranks = new Map<string, number>();
  const rows = Array.from({ length: PAID }, (_, month) => {
    const startsOn = addMonths(firstPaidOf(today), month);
    const year = startsOn.slice(0, 4);
    const rank = ranks.get(year) ?? 0;
    ranks.set(year, rank + 1);
    const lines = [planLine(plan, "monthly")];
    const at = Date.parse(startsOn) + dice.between(7, 9) * 3_600_000;
    const number = `CEL-${year}-${String(rank * among + place + 1).padStart(4, "0")}`;
    const whole = { plan, period: "monthly" as const, startsOn, endsOn: addMonths(startsOn, 1), paidOn: startsOn, number };
    const kind = month === 0 ? ("subscribe" as const) : ("renewal" as const);
    return {
      ...{ id: dice.id(), businessId, userId, kind, state: "paid" as const, lines, ...sumsOf(lines), ...whole },
      ...{ buyer: { name, address: null, siret: null, vatNumber: null, email }, createdAt: at, updatedAt: at },
    };
  });
  const series = [...ranks].map(([year, count]) => ({ series: `CEL-${year}`, last: count * among }));
  const gift = { id: dice.id(), userId, type: "grant" as const, credits: 2, cause: "gift" as const, causeId: dice.id(), actor: "system" };
  return [
    platform.insert(payments).values(rows),
    platform
      .insert(counters)
      .values(series)
      .onConflictDoUpdate({ target: counters.series, set: { last: sql`max(${counters.last}, excluded.last)` } }),
    platform.insert(creditEntries).values({ ...gift, reason: "Bienvenue chez Cellier", createdAt: today - 60 * DAY }),
  ];
}
