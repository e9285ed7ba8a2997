import { signatories as people, signatures as table } from "@/db/business";
import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { refuseField, refuseState } from "@/worker/core/errors";
import { digestOf } from "@/worker/core/files/digest";
import { requireBusiness } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { countAttempt, hashOf } from "@/worker/modules/business/account";
import { signatures } from "./contract";
import { fieldsOf, hasCode, type Invitation, openInvitation } from "./invited";
import { invite, tellSender, write } from "./letters";
import type { SignatoryRow } from "./records";
import { isWhole, maskedEmail, requireTurn, turnOf, valuesOf } from "./rules";
import { CODE_MINUTES, signatureStatus } from "./status";

/** Codes that one may ask for in an hour, and tries to type one: a guess has one chance in a hundred thousand. */
const MOST_CODES = 6;
const MOST_TRIES = 9;

/** Mails a code of six digits; it proves that whoever signs reads the mail of who is asked. @throws Refusal `not_allowed_now`, `too_many_attempts` */
export const sendCode = handle(signatures.sendCode, async (context, { id }) => {
  const { platform, now } = context;
  const { row, signatories, mine } = await openInvitation(context, id);
  requireTurn(row, signatories, mine, civilDate(now));
  await countAttempt(platform, now, [{ key: `sign-code:${mine.id}`, most: MOST_CODES, minutes: 60 }]);
  const code = newCode();
  context.update(people, mine, { codeHash: await hashOfCode(mine, code), codeSentAt: now });
  await write(context, row, "code", [{ email: mine.email, name: mine.name, facts: { code, minutes: String(CODE_MINUTES) } }]);
  return { email: maskedEmail(mine.email), endsAt: now + CODE_MINUTES * 60_000 };
});

/**
 * Signs. Once everybody has, the queue seals the document.
 * @throws Refusal `not_allowed_now` (not one's turn, over, signed already, the file was changed), `too_many_attempts`, `invalid_input` naming
 * `code`, `agrees`, `typed` or `values`
 */
export const sign = handle(signatures.sign, async (context, { id, code, typed, strokes, values, agrees }) => {
  const { platform, now, caller, files } = context;
  const invitation = await openInvitation(context, id);
  const { row, signatories, mine } = invitation;
  requireTurn(row, signatories, mine, civilDate(now));
  const takeBack = await countAttempt(platform, now, [{ key: `sign:${mine.id}`, most: MOST_TRIES, minutes: CODE_MINUTES }]);
  if (!hasCode(mine, now) || mine.codeHash !== (await hashOfCode(mine, code))) refuseField("code", "code_wrong");
  await takeBack();
  if (!agrees) refuseField("agrees", "to_agree");
  if (!typed && !strokes.length) refuseField("typed", "to_sign");
  const shown = await files.get(row.fileKey);
  if (!shown || (await digestOf(shown)) !== row.digest) refuseState("id", "file_changed");

  const signed: SignatoryRow = context.update(people, mine, {
    ...{ status: "signed", signedAt: now, address: caller.address, codeHash: null, typed, strokes },
    values: valuesOf(fieldsOf(row, mine), values, formatDate(civilDate(now), row.language)),
  });
  await goOn(context, invitation, signed);
  return { mine: signed.status };
});

/** Lets the next sign, or has the document sealed. */
async function goOn(context: CommandContext, { row, signatories }: Invitation, signed: SignatoryRow): Promise<void> {
  const after = signatories.map((one) => (one.id === signed.id ? signed : one));
  // Of two who sign at once, the second sees the first: the document is written by both.
  const status = signatureStatus.require(row.status, "sign", "signatures");
  const changed = context.update(table, row, { status });
  if (isWhole(after))
    return context.enqueue({ type: "signatures.seal", businessId: requireBusiness(context.caller).id, signatureId: row.id });
  if (row.isOrdered) await invite(context, changed, turnOf(after, true));
}

/** Declines, and says why: the document is signed by nobody any more. @throws Refusal `not_allowed_now` */
export const decline = handle(signatures.decline, async (context, { id, reason }) => {
  const { row, signatories, mine } = await openInvitation(context, id);
  requireTurn(row, signatories, mine, civilDate(context.now));
  const status = signatureStatus.require(row.status, "decline", "signatures");
  const after = context.update(people, mine, { status: "declined", codeHash: null });
  const ended = context.update(table, row, { status, reason, endedAt: context.now });
  await tellSender(context, ended, "declined", mine.name);
  return { mine: after.status };
});

/** Six digits, each as likely as any. */
function newCode(): string {
  const most = 4_294_000_000;
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < most) return String(number % 1_000_000).padStart(6, "0");
  }
}

/** What is kept of a code; it opens one link only. */
const hashOfCode = ({ id, linkKey }: SignatoryRow, code: string) => hashOf(`${id}.${linkKey}.${code}`);
