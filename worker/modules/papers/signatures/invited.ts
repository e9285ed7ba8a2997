import { eq } from "drizzle-orm";
import { signatories as people } from "@/db/business";
import { readLink } from "@/worker/core/contract/link";
import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { signatures } from "./contract";
import { fetchSignature, type SignatoryRow, type SignatureRow, type Whole } from "./records";
import { isOver, maskedEmail, turnOf } from "./rules";
import { CODE_MINUTES } from "./status";
import { drawPage, readFile } from "./showing";

/** A document to sign, as one of those who are asked sees it. */
export interface Invitation extends Whole {
  mine: SignatoryRow;
}

/** What a link opens. @throws Refusal `not_found` when nobody gave it, and while the document is a draft */
export async function openInvitation({ db }: QueryContext, link: string): Promise<Invitation> {
  const { recordId, secret } = readLink(link);
  const [mine] = await db.select().from(people).where(eq(people.id, recordId));
  if (!mine || mine.linkKey !== secret) throw new Refusal("not_found");
  const whole = await fetchSignature(db, mine.signatureId);
  if (whole.row.sentAt === null) throw new Refusal("not_found");
  return { ...whole, mine };
}

/** The fields of a signatory, each with its place among all. */
export function fieldsOf({ fields }: SignatureRow, { place }: SignatoryRow) {
  return fields.map((field, at) => ({ ...field, at })).filter(({ signatory }) => signatory === place);
}

/** Does the code that was mailed still hold? */
export function hasCode({ codeHash, codeSentAt }: SignatoryRow, now: number): boolean {
  return codeHash !== null && codeSentAt !== null && now < codeSentAt + CODE_MINUTES * 60_000;
}

/** What stands on the page of somebody who is asked to sign. */
export const invited = handle(signatures.invited, async (context, { id }) => {
  const [{ row, signatories, mine }, company] = await Promise.all([openInvitation(context, id), fetchCompany(context)]);
  const { title, message, senderName, expiresOn, language, pages } = row;
  const isOpen = row.status === "pending" && !isOver(expiresOn, civilDate(context.now));
  return {
    ...{ title, message, senderName, businessName: company.name, expiresOn, language, pages },
    status: row.status === "pending" && !isOpen ? ("expired" as const) : row.status,
    ...{ name: mine.name, email: maskedEmail(mine.email), mine: mine.status, hasCode: hasCode(mine, context.now) },
    isMyTurn: isOpen && turnOf(signatories, row.isOrdered).some(({ id: own }) => own === mine.id),
    fields: fieldsOf(row, mine),
    others: signatories.filter(({ id: own }) => own !== mine.id).map(({ name, status }) => ({ name, status })),
  };
});

/** A page of what one is asked to sign. */
export const invitedPage = handle(signatures.invitedPage, async (context, { id, page, width }) =>
  drawPage(context, (await openInvitation(context, id)).row, page, width),
);

/** The file itself; sealed, once it is. */
export const invitedFile = handle(signatures.invitedFile, async (context, { id }) =>
  readFile(context, (await openInvitation(context, id)).row),
);
