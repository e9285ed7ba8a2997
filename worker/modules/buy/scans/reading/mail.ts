import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { suppliers } from "@/db/business";
import { users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { contentOf } from "@/worker/core/contract/printing";
import { businessOf } from "@/worker/engine/actor";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { handle } from "@/worker/engine/handler";
import type { Runtime } from "@/worker/engine/runtime";
import { businessAt } from "./inbox";
import { upload } from "./upload";

/** Files that one mail may bring. */
const MOST_FILES = 20;

/** A mail that came in, with what is attached to it. */
export interface Incoming {
  to: string;
  /** Who handed it in, and who wrote it. */
  senders: string[];
  files: { name: string; bytes: Uint8Array }[];
}

/** What is done with a file that a mail brought. @throws Refusal when it is not taken */
export type Keep = (runtime: Runtime, businessId: string, file: { name: string; bytes: Uint8Array; sender: string }) => Promise<unknown>;

/** Why nothing of a mail is taken: a key of `mail` in the words. */
export type MailRefusal = "address" | "sender" | "nothing" | "many";

/** What became of each file: taken, or why not. */
export type Received = { name: string; refusal: Refusal | null }[];

const own = defineModule("scans", customers, {
  knowSenders: query({
    input: z.strictObject({ senders: z.array(z.string()) }),
    output: z.object({ isKnown: z.boolean() }),
  }),
});

/** The mail door's own: is one of these somebody of the business, or one of its suppliers? */
const knowSenders = handle(own.knowSenders, async ({ db, platform, caller }, { senders: addresses }) => {
  const businessId = businessOf(caller)?.id ?? "";
  const people = platform
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.businessId, businessId), isNotNull(users.confirmedAt), inArray(users.email, addresses)))
    .limit(1);
  const contact = sql`exists (select 1 from json_each(${suppliers.contacts}) where lower(value ->> 'email') in ${addresses})`;
  const sellers = db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(isNull(suppliers.archivedAt), or(inArray(sql`lower(${suppliers.email})`, addresses), contact)))
    .limit(1);
  const matches = await Promise.all([people, sellers]);
  return { isKnown: matches.some((rows) => rows.length > 0) };
});

/**
 * Brings in what is attached to a mail, each file like any other document; one that is refused stops no other.
 * @throws whatever a fault is: the mail is then handed in again
 */
export async function receiveMail(
  runtime: Runtime,
  { to, senders, files }: Incoming,
  keep: Keep = scanFile,
): Promise<Received | MailRefusal> {
  const businessId = await businessAt(runtime.databases.platform, to);
  if (!businessId) return "address";
  const senderCheck = await callAsSystem(runtime, businessId, knowSenders, { senders: senders.map(plain) });
  if (!senderCheck) return "address";
  if (!senderCheck.isKnown) return "sender";
  if (files.length === 0) return "nothing";
  if (files.length > MOST_FILES) return "many";
  const received: Received = [];
  for (const { name, bytes } of files)
    received.push({ name, refusal: await bring(() => keep(runtime, businessId, { name, bytes, sender: senders[0] ?? "" })) });
  return received;
}

const scanFile: Keep = (runtime, businessId, { name, bytes }) =>
  callAsSystem(runtime, businessId, upload, { content: contentOf(bytes), fileName: name, agreeToPay: false }, { door: "mail" });

/** @returns why not; null when it was taken, or was there already */
async function bring(keep: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await keep();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** An address as it is kept, without what a forwarding mailbox adds: "a+caf=b@c" is "a@c". */
const plain = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, "@");
