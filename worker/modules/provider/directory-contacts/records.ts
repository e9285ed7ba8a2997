import { and, eq, type SQL } from "drizzle-orm";
import { businesses, directoryContacts as table, directoryEntries } from "@/db/platform";
import { Refusal, refuseField } from "@/worker/core/errors";
import { type Caller, requireBusiness } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { hashOf } from "@/worker/modules/business/account";
import { isStaff } from "@/worker/modules/provider/sides";
import type { DirectoryContact } from "./contract";

/** What was written to whom, and by which business. */
export const selectContacts = (platform: PlatformDatabase) =>
  platform
    .select({ row: table, entryName: directoryEntries.name, businessName: businesses.name })
    .from(table)
    .innerJoin(directoryEntries, eq(directoryEntries.id, table.entryId))
    .innerJoin(businesses, eq(businesses.id, table.businessId));
export type ContactEntry = Awaited<ReturnType<typeof selectContacts>>[number];

/** The messages that a caller may know of: those of their business; the provider's staff, all. */
export const known = (caller: Caller): SQL | undefined => (isStaff(caller) ? undefined : eq(table.businessId, requireBusiness(caller).id));

/** A message that its reader may know of. @throws Refusal `not_found` */
export async function fetchContact(platform: PlatformDatabase, caller: Caller, id: string): Promise<ContactEntry> {
  const [entry] = await selectContacts(platform).where(and(eq(table.id, id), known(caller)));
  if (!entry) throw new Refusal("not_found");
  return entry;
}

/** The message that a link leads to: what is kept of it is its hash. @throws Refusal `invalid_input` naming `link` when it leads nowhere */
export async function fetchLinked(platform: PlatformDatabase, link: string): Promise<ContactEntry> {
  const [entry] = await selectContacts(platform).where(eq(table.proofHash, await hashOf(link)));
  return entry ?? refuseField("link", "link_wrong");
}

/** A message as the doors show it. */
export function toContact({ row, entryName, businessName }: ContactEntry): DirectoryContact {
  const { businessId, userId, proofHash, ...shown } = row;
  return { ...shown, entryName, businessName };
}
