import { linkOf } from "@/worker/core/contract/link";
import { formatDate } from "@/worker/core/figures/dates";
import { requireBusiness } from "@/worker/engine/actor";
import type { CommandContext, QueryContext } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import type { SignatoryRow, SignatureRow } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Letter = keyof typeof fr.letters;

/** Where somebody signs. */
export function signAddress({ origin, caller }: Pick<QueryContext, "origin" | "caller">, { id, linkKey }: SignatoryRow): string {
  return `${origin}/sign/${linkOf({ businessId: requireBusiness(caller).id, recordId: id, secret: linkKey })}`;
}

/** Where a sealed file is checked; it stands in the file itself. */
export function verifyAddress({ origin, caller }: Pick<QueryContext, "origin" | "caller">, { id }: Pick<SignatureRow, "id">): string {
  return `${origin}/verify?of=${requireBusiness(caller).id}.${id}`;
}

/** Writes to people about a document to sign, in its language; answers go to who sent it. */
export async function write(
  context: CommandContext,
  row: SignatureRow,
  letter: Letter,
  to: { email: string; name: string; facts?: Record<string, string> }[],
): Promise<void> {
  const company = await fetchCompany(context);
  const { subject, text } = (row.language === "fr" ? fr : en).letters[letter];
  for (const { email, name, facts: own = {} } of to) {
    const facts: Record<string, string> = {
      title: row.title,
      business: company.name || row.senderName,
      sender: row.senderName,
      name,
      expiresOn: formatDate(row.expiresOn, row.language),
      message: row.message && `${row.message}\n\n`,
      reason: row.reason,
      ...own,
    };
    const filled = (words: string) => words.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? "");
    context.send({ to: email, subject: filled(subject), text: filled(text), ...(row.senderEmail && { replyTo: row.senderEmail }) });
  }
}

/** Asks people to sign. */
export function invite(context: CommandContext, row: SignatureRow, people: SignatoryRow[], letter: Letter = "invitation"): Promise<void> {
  const to = people.map((one) => ({ email: one.email, name: one.name, facts: { link: signAddress(context, one) } }));
  return write(context, row, letter, to);
}

/** Tells who sent it, where that is a person. */
export async function tellSender(
  context: CommandContext,
  row: SignatureRow,
  letter: Letter,
  facts: Record<string, string> = {},
): Promise<void> {
  const link = `${context.origin}/customer/signature/${row.id}`;
  if (row.senderEmail) await write(context, row, letter, [{ email: row.senderEmail, name: row.senderName, facts: { link, ...facts } }]);
}
