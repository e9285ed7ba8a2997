import { eq } from "drizzle-orm";
import { scanInboxes as table } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { scansOf } from "@/worker/core/contract/plans";
import type { Caller } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import type { Services } from "@/worker/engine/services";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { scans } from "../contract";

/** Letters and digits that are not taken for each other when an address is copied by hand. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 16;
/** What stands before the key in an address. */
const NAME = "scan+";

export const inbox = handle(scans.inbox, async (context) => {
  const row = await fetchInbox(context.platform, businessOf(context).id);
  return { address: row ? addressOf(row.key, context) : null, isReceiving: context.mailDomain !== null };
});

/** Opens the address of the business, or changes it: mail to the former one comes back to its sender from now on. */
export const renewInbox = handle(scans.renewInbox, async (context) => {
  const { id, plan } = businessOf(context);
  if (context.mailDomain === null) throw new Refusal("not_allowed_now");
  if (scansOf(plan).most === 0) throw new Refusal("feature_not_in_plan", { params: { feature: "ocr" } });
  const { now, platform } = context;
  const key = newKey();
  const row = await fetchInbox(platform, id);
  if (row) context.update(table, row, { key });
  else context.insert(table, { id, key, version: 1, createdAt: now, updatedAt: now });
  return { address: addressOf(key, context), isReceiving: true };
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

async function fetchInbox(platform: PlatformDatabase, businessId: string) {
  const [row] = await platform.select().from(table).where(eq(table.id, businessId));
  return row;
}

const addressOf = (key: string, { mailDomain }: Pick<Services, "mailDomain">) => mailDomain && `${NAME}${key}@${mailDomain}`;

/** @throws Refusal `forbidden` when the caller has no business */
function businessOf({ caller: { actor } }: { caller: Caller }) {
  const business = actor.type === "visitor" ? null : actor.business;
  if (!business) throw new Refusal("forbidden");
  return business;
}

/** Nobody guesses it: about eighty bits. */
function newKey(): string {
  const most = 256 - (256 % SIGNS.length);
  let key = "";
  while (key.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < most && key.length < LENGTH) key += SIGNS[byte % SIGNS.length];
  return key;
}
