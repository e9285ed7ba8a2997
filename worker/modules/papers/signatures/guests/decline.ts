import { signatories as people, signatures as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { signatures } from "../contract";
import { openInvitation } from "./invitation";
import { tellSender, write } from "../letters";
import { concernedBy, requireTurn } from "../rules";
import { signatureStatus } from "../status";

/** Declines, and says why: the document is signed by nobody any more. @throws Refusal `not_allowed_now` */
export const decline = handle(signatures.decline, async (context, { id, reason }) => {
  const { row, signatories, mine, isWithdrawn } = await openInvitation(context, id);
  requireTurn({ ...row, isWithdrawn }, signatories, mine, civilDate(context.now));
  const status = signatureStatus.require(row.status, "decline", "signatures");
  const after = context.update(people, mine, { status: "declined", codeHash: null });
  const ended = context.update(table, row, { status, reason, endedAt: context.now });
  const facts = { who: mine.name };
  await tellSender(context, ended, "declined", facts);
  const others = concernedBy(signatories, row.isOrdered).filter((one) => one.id !== mine.id);
  await write(
    context,
    ended,
    "over",
    others.map(({ email, name }) => ({ email, name, facts })),
  );
  return { mine: after.status };
});
