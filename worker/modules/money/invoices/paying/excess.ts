import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { formatMoney } from "@/worker/core/figures/money";
import { businessOf } from "@/worker/engine/actor";
import type { CommandContext } from "@/worker/engine/handler";
import type { InvoiceRow } from "../records";
import { en } from "../words.en";
import { fr } from "../words.fr";

/**
 * Tells the people of the business, each in their language, that a card has paid more of an invoice than was due.
 * @param payment `paid` in ten-thousandths of a euro, and what the service calls the payment
 */
export async function tellExcess(context: CommandContext, row: InvoiceRow, payment: { paid: number; payment: string }): Promise<void> {
  const people = await context.platform
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.businessId, businessOf(context.caller)?.id ?? ""));
  const facts: Record<string, string> = {
    number: row.number ?? "",
    buyer: row.partyName,
    payment: payment.payment,
    paid: formatMoney(payment.paid, 2),
    due: formatMoney(row.due, 2),
    excess: formatMoney(payment.paid - row.due, 2),
  };
  const filled = (words: string) => words.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? "");
  for (const { email, language } of people) {
    const { subject, text } = (language === "fr" ? fr : en).letters.excess;
    context.send({ to: email, subject: filled(subject), text: filled(text) });
  }
}
