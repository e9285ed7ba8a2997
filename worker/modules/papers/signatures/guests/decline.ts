import { signatories as people, signatures as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { signatures } from "../contract";
import { openInvitation } from "./invitation";
import { tellSender } from "../letters";
import { requireTurn } from "../rules";
import { signatureStatus } from "../status";

/** Declines, and says why: the document is signed by nobody any more. @throws Refusal `not_allowed_now` */
export const decline = handle(signatures.decline, async (context, { id, reason }) => {
  const { row, signatories, mine, isWithdrawn } = await openInvitation(context, id);
  requireTurn({ ...row, isWithdrawn }, signatories, mine, civilDate(context.now));
  const status = signatureStatus.require(row.status, "decline", "signatures");
  const after = context.update(people, mine, { status: "declined", codeHash: null });
  const ended = context.update(table, row, { status, reason, endedAt: context.now });
  await tellSender(context, ended, "declined", mine.name);
  return { mine: after.status };
});
