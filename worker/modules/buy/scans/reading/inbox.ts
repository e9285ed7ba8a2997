import { eq } from "drizzle-orm";
import { scanInboxes as table } from "@/db/platform";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import type { Services } from "@/worker/engine/services";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { scans } from "../contract";

/** What stands before the key in an address: what is to be booked is read by the scanner, what is to be filed lies with the documents. */
const NAME = "scan+";
const DOCUMENTS = "documents+";

/** The address that a business receives documents at, once it is open. */
export const inbox = handle(scans.inbox, async (context) => {
  const row = await fetchInbox(context.platform, requireBusiness(context.caller).id);
  return { ...addressesOf(row?.key, context), isReceiving: context.mailDomain !== null };
});

/** The business whose address that is; undefined when it is nobody's. */
export async function businessAt(platform: PlatformDatabase, address: string): Promise<string | undefined> {
  const name = address.toLowerCase().split("@")[0] ?? "";
  const prefix = [NAME, DOCUMENTS].find((one) => name.startsWith(one));
  if (!prefix) return undefined;
  const [row] = await platform
    .select()
    .from(table)
    .where(eq(table.key, name.slice(prefix.length)));
  return row?.id;
}

/** Is a mail to that address to be filed, rather than booked? */
export const isForDocuments = (address: string): boolean => address.toLowerCase().startsWith(DOCUMENTS);

export async function fetchInbox(platform: PlatformDatabase, businessId: string) {
  const [row] = await platform.select().from(table).where(eq(table.id, businessId));
  return row;
}

/** Where mail reaches a business: to be booked, and to be filed; nowhere without a key, or where no mail comes in. */
export function addressesOf(key: string | undefined, { mailDomain }: Pick<Services, "mailDomain">) {
  const at = (name: string) => (key && mailDomain ? `${name}${key}@${mailDomain}` : null);
  return { address: at(NAME), documents: at(DOCUMENTS) };
}
