import { signatures as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { requireFuture } from "./create";
import { invite, write } from "./letters";
import { fetchSignature, toSignature } from "./records";
import { isOver, requireSignable, turnOf } from "./rules";
import { signatureStatus } from "./status";

/** Where one is to be reminded again, in milliseconds: people need a moment. */
const REST = 60 * 60_000;

/**
 * Asks people to sign: all of them at once, or the first in the order.
 * @throws Refusal `not_allowed_now`, `invalid_input` naming `signatories`, `fields` or `expiresOn`
 */
export const send = handle(signatures.send, async (context, { id, version }) => {
  const before = await fetchSignature(context.db, id);
  const status = signatureStatus.require(before.row.status, "send", "signatures");
  requireSignable(before.signatories, before.row.fields);
  requireFuture(before.row.expiresOn, civilDate(context.now));
  const row = context.update(table, before.row, { status, sentAt: context.now }, version);
  await invite(context, row, turnOf(before.signatories, row.isOrdered));
  return toSignature({ ...before, row });
});

/** Writes again to those whose turn it is, at most once an hour. @throws Refusal `not_allowed_now` */
export const remind = handle(signatures.remind, async (context, { id, version }) => {
  const before = await fetchSignature(context.db, id);
  const { row } = before;
  signatureStatus.require(row.status, "remind", "signatures");
  const after = context.update(table, row, { remindedAt: context.now }, version);
  if (isOver(row.expiresOn, civilDate(context.now))) refuseState("expiresOn", "signing_over");
  if (row.remindedAt !== null && context.now < row.remindedAt + REST) refuseState("remindedAt", "reminded_just_now");
  await invite(context, after, turnOf(before.signatories, row.isOrdered), "reminder");
  return toSignature({ ...before, row: after });
});

/** Gives up a signature; those who were asked are told. @throws Refusal `not_allowed_now` once it has ended */
export const cancel = handle(signatures.cancel, async (context, { id, reason, version }) => {
  const before = await fetchSignature(context.db, id);
  const status = signatureStatus.require(before.row.status, "cancel", "signatures");
  const row = context.update(table, before.row, { status, reason, endedAt: context.now }, version);
  if (before.row.status === "pending") {
    const waiting = turnOf(before.signatories, row.isOrdered);
    const concerned = before.signatories.filter((one) => one.status === "signed" || waiting.includes(one));
    await write(context, row, "cancelled", concerned);
  }
  return toSignature({ ...before, row });
});
