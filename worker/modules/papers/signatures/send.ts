import { signatures as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { requireFuture } from "./create";
import { invite } from "./letters";
import { fetchOpenOf, fetchSignature, toSignature } from "./records";
import { requireSignable, turnOf } from "./rules";
import { signatureStatus } from "./status";
import { changed } from "./update";

/**
 * Asks people to sign: all of them at once, or the first in the order. What is changed with it is saved with it, or nothing is.
 * A quote is out to be signed once at a time: its client holds one link.
 * @throws Refusal `not_allowed_now`, `invalid_input` naming `signatories`, `fields` or `expiresOn`
 */
export const send = handle(signatures.send, async (context, { id, version, ...changes }) => {
  const before = await fetchSignature(context.db, id);
  const status = signatureStatus.require(before.row.status, "send", "signatures");
  if (before.isQuoteGone) refuseState("orderReference", "quote_changed");
  const open = await fetchOpenOf(context, before.row);
  if (open) refuseState("orderReference", "quote_sent_already", { title: open.title });
  const { values, signatories } = await changed(context, before, changes);
  requireSignable(values.title ?? before.row.title, signatories, values.fields);
  requireFuture(values.expiresOn, civilDate(context.now));
  const row = context.update(table, before.row, { ...values, status, sentAt: context.now }, version);
  await invite(context, row, turnOf(signatories, row.isOrdered));
  return toSignature({ ...before, row, signatories });
});
