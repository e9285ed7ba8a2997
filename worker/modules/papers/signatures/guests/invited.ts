import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { signatures } from "../contract";
import { isOver, maskedEmail, shownStatusOf, turnOf } from "../rules";
import { fieldsOf, hasCode, isShown, openInvitation } from "./invitation";

/** What stands on the page of somebody who is asked to sign. */
export const invited = handle(signatures.invited, async (context, { id }) => {
  const [invitation, company] = await Promise.all([openInvitation(context, id), fetchCompany(context)]);
  const { row, signatories, mine, isWithdrawn } = invitation;
  const { title, message, senderName, expiresOn, language, pages } = row;
  const isOpen = row.status === "pending" && !isWithdrawn && !isOver(expiresOn, civilDate(context.now));
  return {
    title,
    message,
    senderName,
    businessName: company.name,
    expiresOn,
    language,
    pages: isShown(invitation, context.now) ? pages : [],
    status: row.status === "pending" && !isOpen && !isWithdrawn ? "expired" : shownStatusOf(row, isWithdrawn),
    name: mine.name,
    email: maskedEmail(mine.email),
    mine: mine.status,
    hasCode: hasCode(mine, context.now),
    isMyTurn: isOpen && turnOf(signatories, row.isOrdered).some(({ id: own }) => own === mine.id),
    fields: fieldsOf(row, mine),
    others: signatories.filter(({ id: own }) => own !== mine.id).map(({ name, status }) => ({ name, status })),
  };
});
