import { and, asc, eq, gt, lt, ne } from "drizzle-orm";
import { imports, invoiceBundles } from "@/db/business";
import { audit, idempotency, outbox } from "@/db/kernel";
import { attempts, businesses, letters, sessions, users } from "@/db/platform";
import { civilDate } from "@/worker/core/figures/dates";
import type { House } from "../house";
import { newId } from "../identifier";
import { resendForgotten } from "./letters";
import type { BusinessDatabase } from "../ports";
import { forgetUnconfirmed } from "./unconfirmed";

/** How long a retried command is recognised. */
const KEY_LIFETIME = 7 * 86_400_000;
/** How long a letter that was sent is kept, to answer "did you write to me?". */
const LETTER_LIFETIME = 30 * 86_400_000;
/** How long someone who signed up may take to prove that the address is theirs: nobody keeps it from its owner. */
const UNCONFIRMED_LIFETIME = 7 * 86_400_000;
/** How long a file that was brought in is kept with its lines, and can be taken back. */
const IMPORT_LIFETIME = 90 * 86_400_000;
/** How long the papers of many invoices can be downloaded. */
const BUNDLE_LIFETIME = 7 * 86_400_000;
const FAN_OUT = 100;

/** Once a day: ends trials that are over, forgets what has expired, and gives each business its own day's work. */
export async function dailyRound(house: House): Promise<void> {
  const { platform } = house.databases;
  const trialOver = and(eq(businesses.planStatus, "trialing"), ne(businesses.plan, "freemium"), lt(businesses.trialEndsAt, house.now));
  await platform.batch([
    platform.update(businesses).set({ planStatus: "expired" }).where(trialOver),
    ...forgetUnconfirmed(platform, lt(users.createdAt, house.now - UNCONFIRMED_LIFETIME)),
    platform.delete(sessions).where(lt(sessions.expiresAt, house.now)),
    platform.delete(attempts).where(lt(attempts.windowEndsAt, house.now)),
    platform.delete(idempotency).where(lt(idempotency.at, house.now - KEY_LIFETIME)),
    platform.delete(outbox).where(lt(outbox.sentAt, house.now - LETTER_LIFETIME)),
    platform.delete(letters).where(lt(letters.at, house.now - LETTER_LIFETIME)),
  ]);
  await fanOut(house);
}

/** One message per business, a hundred at a time, so that a slow business delays no other. */
async function fanOut(house: House): Promise<void> {
  const day = civilDate(house.now);
  let last = "";
  for (;;) {
    const page = await house.databases.platform
      .select({ id: businesses.id })
      .from(businesses)
      .where(and(gt(businesses.id, last), gt(businesses.schemaVersion, 0)))
      .orderBy(asc(businesses.id))
      .limit(FAN_OUT);
    if (page.length) await house.jobs.send(page.map(({ id }) => ({ type: "business.daily", businessId: id, day })));
    if (page.length < FAN_OUT) return;
    last = page.at(-1)?.id ?? last;
  }
}

/** A business's own day's work: forgets old keys and files, sends forgotten letters. Doing it twice changes nothing. */
export async function businessDay(house: House, businessId: string): Promise<void> {
  const [business] = await house.databases.platform.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) return;
  const db = house.databases.business(business.database);
  await db.batch([
    db.delete(idempotency).where(lt(idempotency.at, house.now - KEY_LIFETIME)),
    db.delete(outbox).where(lt(outbox.sentAt, house.now - LETTER_LIFETIME)),
    db.delete(imports).where(and(ne(imports.state, "running"), lt(imports.updatedAt, house.now - IMPORT_LIFETIME))),
  ]);
  await forgetBundles(house, db);
  await resendForgotten(house, business.database);
}

/** Papers of many invoices are made anew whenever one asks: they are not kept long. */
async function forgetBundles({ files, now }: House, db: BusinessDatabase): Promise<void> {
  const isOld = lt(invoiceBundles.createdAt, now - BUNDLE_LIFETIME);
  const old = await db.select().from(invoiceBundles).where(isOld);
  for (const { fileKey, total, state } of old) {
    const parts = state === "done" ? [] : Array.from({ length: total }, (_, place) => `${fileKey}/${place}.pdf`);
    await Promise.all([`${fileKey}.zip`, ...parts].map((name) => files.remove(name)));
  }
  if (!old.length) return;
  // The audit's row tells whoever keeps answers that these are no more.
  const deed = { at: now, actor: "system", door: "queue", operation: "invoiceBundles.forget", record: "invoice_bundles" };
  await db.batch([
    db.insert(audit).values(old.map(({ id }) => ({ ...deed, id: newId(), recordId: id }))),
    db.delete(invoiceBundles).where(isOld),
  ]);
}
