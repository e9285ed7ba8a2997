import { signatures as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { invite } from "./letters";
import { fetchSignature, toSignature } from "./records";
import { isOver, turnOf } from "./rules";
import { signatureStatus } from "./status";

/** Where one is to be reminded again, in milliseconds: people need a moment. */
const REST = 60 * 60_000;

/** Writes again to those whose turn it is, at most once an hour. @throws Refusal `not_allowed_now` */
export const remind = handle(signatures.remind, async (context, { id, version }) => {
  const before = await fetchSignature(context.db, id);
  const { row } = before;
  signatureStatus.require(row.status, "remind", "signatures");
  const after = context.update(table, row, { remindedAt: context.now }, version);
  if (before.isWithdrawn) refuseState("status", "withdrawn");
  if (isOver(row.expiresOn, civilDate(context.now))) refuseState("expiresOn", "signing_over");
  if (row.remindedAt !== null && context.now < row.remindedAt + REST) refuseState("remindedAt", "reminded_just_now");
  await invite(context, after, turnOf(before.signatories, row.isOrdered), "reminder");
  return toSignature({ ...before, row: after });
});
