import { signatories as people, signatures as table } from "@/db/business";
import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { refuseField, refuseState } from "@/worker/core/errors";
import { digestOf } from "@/worker/core/files/digest";
import { requireShown } from "@/worker/core/files/shown-signs";
import { requireBusiness } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { countAttempt } from "@/worker/modules/business/account";
import { signatures } from "../contract";
import { fieldsOf, hasCode, type Invitation, openInvitation } from "./invitation";
import { invite } from "../letters";
import type { SignatoryRow } from "../records";
import { isWhole, requireTurn, turnOf, valuesOf } from "../rules";
import { signatureStatus } from "../status";
import { hashOfCode, triesOf } from "./code";

/**
 * Signs. Once everybody has, the queue seals the document.
 * @throws Refusal `not_allowed_now` (not one's turn, over, signed already, the file was changed), `too_many_attempts`, `invalid_input` naming
 * `code`, `agrees`, `typed` or `values`
 */
export const sign = handle(signatures.sign, async (context, { id, code, typed, strokes, values, agrees }) => {
  const { platform, now, caller, files } = context;
  const invitation = await openInvitation(context, id);
  const { row, signatories, mine, isWithdrawn } = invitation;
  requireTurn({ ...row, isWithdrawn }, signatories, mine, civilDate(now));
  const takeBack = await countAttempt(platform, now, [triesOf(mine)]);
  if (!hasCode(mine, now) || mine.codeHash !== (await hashOfCode(mine, code))) refuseField("code", "code_wrong");
  await takeBack();
  if (!agrees) refuseField("agrees", "to_agree");
  if (!typed && !strokes.length) refuseField("typed", "to_sign");
  if (!strokes.length) requireShown("typed", typed);
  const shown = await files.get(row.fileKey);
  if (!shown || (await digestOf(shown)) !== row.digest) refuseState("id", "file_changed");

  const signed: SignatoryRow = context.update(people, mine, {
    status: "signed",
    signedAt: now,
    address: caller.address,
    codeHash: null,
    typed,
    strokes,
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
