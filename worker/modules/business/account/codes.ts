import { and, eq, gt, sql } from "drizzle-orm";
import { recoveries } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { brief, hashPassword, verifyPassword } from "./password";

/** How long a mailed code is good for. */
export const CODE_MINUTES = 15;
const TRIES = 5;

type Moment = Pick<QueryContext, "platform" | "now" | "hashing">;

/** A new code of eight digits to mail to a person, and the write that keeps its slow hash in place of an older one. */
export async function newCode({ platform, now, hashing }: Moment) {
  const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const code = String(number).padStart(8, "0").slice(-8);
  const row = { codeHash: await hashPassword(code, brief(hashing)), expiresAt: now + CODE_MINUTES * 60_000, triesLeft: TRIES };
  const keep = (userId: string) =>
    platform
      .insert(recoveries)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: recoveries.userId, set: row });
  return { code, keep };
}

/**
 * Checks a mailed code. A try is counted even when it fails, so it is written at once, outside any batch.
 * @param userId null for a person who does not exist: it takes as long, and refuses
 * @throws Refusal `invalid_input` naming `field` when the code is wrong, old, spent or tried too often
 */
export async function checkCode(moment: Moment, userId: string | null, code: string, field: string): Promise<void> {
  const { platform, now, hashing } = moment;
  const isGood = and(eq(recoveries.userId, userId ?? ""), gt(recoveries.triesLeft, 0), gt(recoveries.expiresAt, now));
  const [stored] = await platform
    .update(recoveries)
    .set({ triesLeft: sql`${recoveries.triesLeft} - 1` })
    .where(isGood)
    .returning();
  if (!(await verifyPassword(code, stored?.codeHash ?? null, brief(hashing)))) refuseField(field, "code_wrong");
}

/** Spends a code that was checked, so that it works once. @returns false when someone else just spent it */
export async function spendCode(db: PlatformDatabase, userId: string): Promise<boolean> {
  const spent = await db.delete(recoveries).where(eq(recoveries.userId, userId)).returning({ userId: recoveries.userId });
  return spent.length > 0;
}
