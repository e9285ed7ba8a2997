import PostalMime, { type Attachment, type Email } from "postal-mime";
import { languages } from "@/worker/core/language";
import type { Runtime } from "@/worker/engine/runtime";
import { isForDocuments, type MailRefusal, type Received, receiveMail } from "@/worker/modules/buy/scans/index";
import { keepMailed } from "@/worker/modules/papers/documents/index";
import { provenSenders } from "./mail-senders";
import { problemOf } from "./problem";
import { translate } from "./words";

/** The longest mail that is looked at, in bytes: what is attached weighs a third less. */
const LONGEST = 20_000_000;
/** Parts within parts of a mail, and bytes of headers: forwarded letters have a few of each. */
const DEEPEST = 16;
const LONGEST_HEADERS = 128_000;
/** What travels along and is nobody's document: signatures, invitations, visiting cards. */
const BESIDES = /^(application\/(pkcs7-signature|pgp-signature|ics|ms-tnef)|text\/(calendar|vcard|x-vcard|html|plain))$/i;

/**
 * Mail that comes in at a business's own address: what is attached is brought in. What is not taken goes back to its sender,
 * with the reason; an answer that a machine gave is dropped, or two machines would answer each other for ever.
 */
export async function mailDoor(runtime: Runtime, message: ForwardableEmailMessage): Promise<void> {
  if (message.rawSize > LONGEST)
    return refuse(
      message,
      inBoth((say) => say("scans:mail.large")),
    );
  const mail = await parsed(message);
  if (!mail)
    return refuse(
      message,
      inBoth((say) => say("scans:mail.unreadable")),
    );
  if (isAnswer(mail)) return;
  const senders = provenSenders(mail, message.from);
  const received = await receiveMail(
    runtime,
    { to: message.to, senders, files: filesOf(mail) },
    isForDocuments(message.to) ? keepMailed : undefined,
  );
  const isRefused = typeof received === "string" || received.some(({ refusal }) => refusal);
  if (isRefused) await refuse(message, reasonOf(received));
}

/** The mail; null where its parts stand too deep in each other, or its headers are too long, for any that people send. */
async function parsed({ raw }: ForwardableEmailMessage): Promise<Email | null> {
  const bytes = await new Response(raw).arrayBuffer();
  return PostalMime.parse(bytes, { maxNestingDepth: DEEPEST, maxHeadersSize: LONGEST_HEADERS }).catch(() => null);
}

/** On a developer's machine the refusal travels before it is one: it is waited for. */
async function refuse(message: ForwardableEmailMessage, reason: string): Promise<void> {
  await (message.setReject(reason) as unknown);
}

function isAnswer({ headers }: Email): boolean {
  return headers.some(({ key, value }) => key === "auto-submitted" && /^auto-replied/i.test(value));
}

/** What is attached, but for the pictures that the letter itself shows. */
function filesOf({ attachments }: Email): { name: string; bytes: Uint8Array }[] {
  return attachments
    .filter(({ related, mimeType }) => !BESIDES.test(mimeType) && !(related && mimeType.startsWith("image/")))
    .map((attachment, at) => ({ name: (attachment.filename ?? `document-${at + 1}`).slice(0, 200), bytes: bytesOf(attachment) }));
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function reasonOf(received: Received | MailRefusal): string {
  return inBoth((say, language) => {
    if (typeof received === "string") return say(`scans:mail.${received}`);
    const outcomes = received.map(({ name, refusal }) => {
      if (!refusal) return say("scans:mail.taken", { name });
      const { detail, errors = [] } = problemOf(refusal, language);
      return say("scans:mail.refused", { name, reason: errors.map(({ message }) => message).join(" ") || detail });
    });
    return outcomes.join("; ");
  });
}

type Say = ReturnType<typeof translate>;

/** Nobody knows which language a sender reads; a mail server takes plain letters only. */
function inBoth(tell: (say: Say, language: (typeof languages)[number]) => string): string {
  const texts = languages.map((language) => tell(translate(language), language));
  return texts
    .join(" / ")
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "");
}
