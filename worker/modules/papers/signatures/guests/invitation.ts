import { eq } from "drizzle-orm";
import { signatories as people } from "@/db/business";
import { readLink } from "@/worker/core/contract/link";
import { Refusal } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchSignature, type SignatoryRow, type SignatureRow, type Whole } from "../records";
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

/** The fields of a signatory, each with its place among all. */
export function fieldsOf({ fields }: SignatureRow, { place }: SignatoryRow) {
  return fields.map((field, at) => ({ ...field, at })).filter(({ signatory }) => signatory === place);
}

/** Does the code that was mailed still hold? */
export function hasCode({ codeHash, codeSentAt }: SignatoryRow, now: number): boolean {
  return codeHash !== null && codeSentAt !== null && now < codeSentAt + CODE_MINUTES * 60_000;
}
