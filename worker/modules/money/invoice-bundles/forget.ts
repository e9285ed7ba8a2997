import { lt } from "drizzle-orm";
import { invoiceBundles } from "@/db/business";
import { audit } from "@/db/kernel";
import type { DailyWork } from "@/worker/engine/runtime";
import { newId } from "@/worker/engine/identifier";
import { partKey, wholeKey } from "./records";

/** How long the papers of many invoices can be downloaded: they are made anew whenever one asks. */
const LIFETIME = 7 * 86_400_000;

/** Forgets old bundles with their files. */
export const forgetBundles: DailyWork = async ({ databases, files, now }, { database }) => {
  const db = databases.business(database);
  const isOld = lt(invoiceBundles.createdAt, now - LIFETIME);
  const old = await db.select().from(invoiceBundles).where(isOld);
  for (const bundle of old) {
    const parts = bundle.state === "done" ? [] : Array.from({ length: bundle.total }, (_, place) => partKey(bundle, place));
    await Promise.all([wholeKey(bundle), ...parts].map((name) => files.remove(name)));
  }
  if (!old.length) return;
  // The audit's row tells whoever keeps answers that these are no more.
  const activity = { at: now, actor: "system", door: "queue", operation: "invoiceBundles.forget", record: "invoice_bundles" };
  await db.batch([
    db.insert(audit).values(old.map(({ id }) => ({ ...activity, id: newId(), recordId: id }))),
    db.delete(invoiceBundles).where(isOld),
  ]);
};
