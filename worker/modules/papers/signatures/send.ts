import { signatures as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { requireFuture } from "./create";
import { invite } from "./letters";
import { fetchSignature, toSignature } from "./records";
import { requireSignable, turnOf } from "./rules";
import { signatureStatus } from "./status";

/**
 * Asks people to sign: all of them at once, or the first in the order.
 * @throws Refusal `not_allowed_now`, `invalid_input` naming `signatories`, `fields` or `expiresOn`
 */
export const send = handle(signatures.send, async (context, { id, version }) => {
  const before = await fetchSignature(context.db, id);
  const status = signatureStatus.require(before.row.status, "send", "signatures");
  if (before.isQuoteGone) refuseState("orderReference", "quote_changed");
  requireSignable(before.signatories, before.row.fields);
  requireFuture(before.row.expiresOn, civilDate(context.now));
  const row = context.update(table, before.row, { status, sentAt: context.now }, version);
  await invite(context, row, turnOf(before.signatories, row.isOrdered));
  return toSignature({ ...before, row });
});
