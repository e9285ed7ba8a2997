import { lt } from "drizzle-orm";
import { paperBundles } from "@/db/business";
import { audit } from "@/db/kernel";
import { newId } from "@/worker/engine/identifier";
import type { DailyWork } from "@/worker/engine/runtime";
import { paperKey } from "./records";

/** How long many papers can be downloaded: they are made anew whenever one asks. */
const LIFETIME = 7 * 86_400_000;

/** Forgets old bundles with their files. */
export const forgetPaperBundles: DailyWork = async ({ databases, files, now }, { database }) => {
  const db = databases.business(database);
  const isOld = lt(paperBundles.createdAt, now - LIFETIME);
  const old = await db
    .select({ id: paperBundles.id, fileKey: paperBundles.fileKey, papers: paperBundles.papers })
    .from(paperBundles)
    .where(isOld);
  for (const bundle of old) await Promise.all(bundle.papers.map((_, place) => files.remove(paperKey(bundle, place))));
  if (!old.length) return;
  // The audit's row tells whoever keeps answers that these are no more.
  const activity = { at: now, actor: "system", door: "queue", operation: "paperBundles.forget", record: "paper_bundles" };
  await db.batch([
    db.insert(audit).values(old.map(({ id }) => ({ ...activity, id: newId(), recordId: id }))),
    db.delete(paperBundles).where(isOld),
  ]);
};
