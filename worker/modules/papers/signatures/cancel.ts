import { signatures as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { write } from "./letters";
import { fetchSignature, toSignature } from "./records";
import { concernedBy } from "./rules";
import { signatureStatus } from "./status";

/** Gives up a signature; those who were asked are told. @throws Refusal `not_allowed_now` once it has ended */
export const cancel = handle(signatures.cancel, async (context, { id, reason, version }) => {
  const before = await fetchSignature(context.db, id);
  const status = signatureStatus.require(before.row.status, "cancel", "signatures");
  const row = context.update(table, before.row, { status, reason, endedAt: context.now }, version);
  if (before.row.status === "pending") {
    await write(context, row, "cancelled", concernedBy(before.signatories, row.isOrdered));
  }
  return toSignature({ ...before, row, isWithdrawn: false });
});
