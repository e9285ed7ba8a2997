import { and, desc, eq } from "drizzle-orm";
import { directoryContacts } from "@/db/platform";
import { businessOf } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { directory } from "./contract";
import { fetchShown, supplierMadeOf, toEntry } from "./records";

/** One entry, and what the caller's business has made of it. */
export const show = handle(directory.show, async ({ platform, caller, open }, { id }) => {
  const row = await fetchShown(platform, caller, id);
  const business = businessOf(caller);
  if (!business) return { ...toEntry(row), supplierId: null, contactedAt: null };
  const ofBusiness = and(eq(directoryContacts.businessId, business.id), eq(directoryContacts.entryId, row.id));
  const [[contact], supplier] = await Promise.all([
    platform.select().from(directoryContacts).where(ofBusiness).orderBy(desc(directoryContacts.createdAt)).limit(1),
    open(business).then((db) => supplierMadeOf(platform, db, row.id)),
  ]);
  return { ...toEntry(row), supplierId: supplier?.id ?? null, contactedAt: contact?.createdAt ?? null };
});
