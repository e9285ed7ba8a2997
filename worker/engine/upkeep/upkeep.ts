import { and, asc, eq, gt, lt } from "drizzle-orm";
import { idempotency, outbox } from "@/db/kernel";
import { businesses, letters } from "@/db/platform";
import { civilDate } from "@/worker/core/figures/dates";
import type { Job } from "@/worker/core/jobs";
import type { Runtime } from "../runtime";
import { resendForgotten } from "./letters";
import { recordJobs } from "./undone-jobs";
import type { BusinessDatabase, PlatformDatabase, Statement } from "../ports";

/** How long a retried command is recognised. */
const KEY_LIFETIME = 7 * 86_400_000;
/** How long a letter that was sent is kept, to answer "did you write to me?". */
const LETTER_LIFETIME = 30 * 86_400_000;
const FAN_OUT = 100;

/** Once a day: ends and forgets what is over in the provider's database, and gives each business its own day's work. */
export async function dailyRound(runtime: Runtime): Promise<void> {
  const { databases, registry, now } = runtime;
  const { platform } = databases;
  const own = [...forgetKernel(platform, now), platform.delete(letters).where(lt(letters.at, now - LETTER_LIFETIME))];
  const whole = [...registry.nightly.flatMap((part) => part(platform, now)), ...own];
  await platform.batch(whole as [Statement, ...Statement[]]);
  await fanOut(runtime);
}

/** One message per business, a hundred at a time, so that a slow business delays no other. */
async function fanOut({ databases, jobs, now }: Pick<Runtime, "databases" | "jobs" | "now">): Promise<void> {
  const day = civilDate(now);
  let last = "";
  for (;;) {
    const page = await databases.platform
      .select({ id: businesses.id })
      .from(businesses)
      .where(and(gt(businesses.id, last), gt(businesses.schemaVersion, 0)))
      .orderBy(asc(businesses.id))
      .limit(FAN_OUT);
    const work = page.map(({ id }): Job => ({ type: "business.daily", businessId: id, day }));
    if (page.length) await jobs.send(await recordJobs(databases.platform, now, work));
    if (page.length < FAN_OUT) return;
    last = page.at(-1)?.id ?? last;
  }
}

/** A business's own day's work: forgets old keys and letters, sends forgotten letters, then what each module does. Doing it twice changes nothing. */
export async function businessDay(runtime: Runtime, businessId: string): Promise<void> {
  const { databases, registry, now } = runtime;
  const [business] = await databases.platform.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) return;
  const db = databases.business(business.database);
  await db.batch(forgetKernel(db, now));
  await resendForgotten(runtime, business.database);
  for (const work of registry.daily) await work(runtime, business);
}

/** What every database keeps for a while only. */
function forgetKernel(db: PlatformDatabase | BusinessDatabase, now: number) {
  return [
    db.delete(idempotency).where(lt(idempotency.at, now - KEY_LIFETIME)),
    db.delete(outbox).where(lt(outbox.sentAt, now - LETTER_LIFETIME)),
  ] as const;
}
