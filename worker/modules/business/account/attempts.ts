import { eq, inArray, sql } from "drizzle-orm";
import { attempts } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { hashOf } from "./secret";

/** How many times something may be tried in a window of time. */
interface Allowance {
  /** What is tried and by whom, e.g. `sign-in:account:…`. Only its hash is kept. */
  key: string;
  most: number;
  minutes: number;
}

const MINUTE = 60_000;

/**
 * Counts an attempt, for the account and the address at once, before it is made: a thousand at once are all counted.
 * @returns takes the attempt back, when it was a success
 * @throws Refusal `too_many_attempts` with the minutes to wait
 */
export async function countAttempt(
  db: PlatformDatabase,
  now: number,
  allowances: [Allowance, ...Allowance[]],
): Promise<() => Promise<void>> {
  const keys = await Promise.all(allowances.map(({ key }) => hashOf(key)));
  const [first, ...others] = allowances.map(({ minutes }, place) => countOne(db, keys[place] ?? "", now, now + minutes * MINUTE));
  const rows = (await db.batch([first ?? countOne(db, "", now, now), ...others])).map(([row]) => row);

  const waits = rows.map((row, place) => (row && row.count > (allowances[place]?.most ?? 0) ? row.windowEndsAt - now : 0));
  const longest = Math.max(...waits);
  if (longest > 0) throw new Refusal("too_many_attempts", { params: { minutes: Math.ceil(longest / MINUTE) } });
  return async () => {
    await db
      .update(attempts)
      .set({ count: sql`max(${attempts.count} - 1, 0)` })
      .where(inArray(attempts.key, keys));
  };
}

/**
 * May one try now? Counts nothing: for what is of use only with a try to come.
 * @throws Refusal `too_many_attempts` with the minutes to wait
 */
export async function requireAttemptLeft(db: PlatformDatabase, now: number, { key, most }: Allowance): Promise<void> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(eq(attempts.key, await hashOf(key)));
  if (row && row.count >= most && row.windowEndsAt > now)
    throw new Refusal("too_many_attempts", { params: { minutes: Math.ceil((row.windowEndsAt - now) / MINUTE) } });
}

/** One more in this window, or the first of the next. */
function countOne(db: PlatformDatabase, key: string, now: number, windowEndsAt: number) {
  const isOver = sql`${attempts.windowEndsAt} <= ${now}`;
  return db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt} else ${attempts.windowEndsAt} end`,
      },
    })
    .returning();
}
