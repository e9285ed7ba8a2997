import { and, eq } from "drizzle-orm";
import { notifications } from "@/db/platform";
import { civil, identifier, line, z } from "@/worker/core/contract/fields";
import { defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { perform } from "@/worker/engine/call";
import { handle } from "@/worker/engine/handler";
import type { DailyWork } from "@/worker/engine/runtime";
import { ownerOf } from "@/worker/modules/business/credit-ledger";
import { tell } from "@/worker/modules/business/notifications";
import { missedSince } from "./missed-controls";
import { periodOf } from "./rules";
import type { MissedControl } from "./shapes";

/** Points that are named in a line; the screen has the others. */
const NAMED = 5;

/** The clock's own: no door knows it. */
const own = defineModule(
  "notifications",
  { access: { role: "member" }, scope: "platform" },
  {
    tellMissed: command({
      risk: "writes",
      input: z.strictObject({ business: identifier, day: civil, count: z.int(), points: line(1_000) }),
      output: z.object({ day: z.string() }),
    }),
  },
);

/** Tells the owner of a business what was missed on a day, once. */
const tellOnce = handle(own.tellMissed, async (context, { business, day, count, points }) => {
  const userId = await ownerOf(context.platform, business).catch(() => null);
  // Whose people have all left has nobody to tell.
  if (!userId) return { day };
  const about = `${business}-${day}`;
  const isTold = and(eq(notifications.event, "controlsMissed"), eq(notifications.recordId, about), eq(notifications.userId, userId));
  const [former] = await context.platform.select({ id: notifications.id }).from(notifications).where(isTold).limit(1);
  if (!former) await tell(context, "controlsMissed", { about, values: { day: { day }, count, points }, to: userId });
  return { day };
});

/** Did its time end on that day? */
const endsOn = ({ per, day }: MissedControl, last: string) => (per === "batch" ? day === last : periodOf(per, day).to === last);

/**
 * Tells, every morning, which critical points nobody read whose time ended the day before: who does not open the product is written
 * to all the same.
 */
export const tellMissedControls: DailyWork = async (runtime, { id, database }) => {
  const today = civilDate(runtime.now);
  const day = addDays(today, -1);
  const missed = await missedSince(runtime.databases.business(database), today);
  const critical = missed.filter((control) => control.kind === "ccp" && endsOn(control, day));
  if (!critical.length) return;
  const names = [...new Set(critical.map(({ pointName, production }) => [pointName, production].filter(Boolean).join(" ")))];
  const points = [...names.slice(0, NAMED), ...(names.length > NAMED ? ["…"] : [])].join(", ");
  const caller = { actor: { type: "system", business: null }, door: "cron", language: "fr", address: "" } as const;
  await perform(runtime, caller, tellOnce, { business: id, day, count: critical.length, points });
};
