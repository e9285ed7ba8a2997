import { eq } from "drizzle-orm";
import { scanInboxes as table } from "@/db/platform";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import type { Services } from "@/worker/engine/services";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { scans } from "../contract";

/** What stands before the key in an address. */
const NAME = "scan+";

/** The address that a business receives documents at, once it is open. */
export const inbox = handle(scans.inbox, async (context) => {
  const row = await fetchInbox(context.platform, requireBusiness(context.caller).id);
  return { address: row ? addressOf(row.key, context) : null, isReceiving: context.mailDomain !== null };
});

/** The business whose address that is; undefined when it is nobody's. */
export async function businessAt(platform: PlatformDatabase, address: string): Promise<string | undefined> {
  const name = address.toLowerCase().split("@")[0] ?? "";
  if (!name.startsWith(NAME)) return undefined;
  const [row] = await platform
    .select()
    .from(table)
    .where(eq(table.key, name.slice(NAME.length)));
  return row?.id;
}

export async function fetchInbox(platform: PlatformDatabase, businessId: string) {
  const [row] = await platform.select().from(table).where(eq(table.id, businessId));
  return row;
}

export const addressOf = (key: string, { mailDomain }: Pick<Services, "mailDomain">) => mailDomain && `${NAME}${key}@${mailDomain}`;
