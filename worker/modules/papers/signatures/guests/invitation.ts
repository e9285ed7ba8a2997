import { eq } from "drizzle-orm";
import { signatories as people } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { readLink } from "@/worker/core/contract/link";
import { Refusal, refuseState } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchSignature, type SignatoryRow, type SignatureRow, type Whole } from "../records";
import { isOver } from "../rules";
import { CODE_MINUTES } from "../status";

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

/** Is it still shown to those who were asked? What was withdrawn, or ran out of time, is not: a request is cancelled for a wrong address too. */
export function isShown({ row, isWithdrawn }: Pick<Whole, "row" | "isWithdrawn">, now: number): boolean {
  if (row.status === "pending") return !isWithdrawn && !isOver(row.expiresOn, civilDate(now));
  return row.status === "completed" || row.status === "rejected";
}

/** What a link opens, while its file is shown. @throws Refusal `not_found`, `not_allowed_now` once it is withdrawn or over */
export async function openShown(context: QueryContext, link: string): Promise<Invitation> {
  const invitation = await openInvitation(context, link);
  if (!isShown(invitation, context.now)) refuseState("status", "withdrawn");
  return invitation;
}

/** The fields of a signatory, each with its place among all. */
export function fieldsOf({ fields }: SignatureRow, { place }: SignatoryRow) {
  return fields.map((field, at) => ({ ...field, at })).filter(({ signatory }) => signatory === place);
}

/** Does the code that was mailed still hold? */
export function hasCode({ codeHash, codeSentAt }: SignatoryRow, now: number): boolean {
  return codeHash !== null && codeSentAt !== null && now < codeSentAt + CODE_MINUTES * 60_000;
}
