import { formatDate } from "@/worker/core/figures/dates";
import type { Mail } from "@/worker/core/files/mail";
import { formatMoney } from "@/worker/core/figures/money";
import { invoices } from "../contract";
import type { InvoiceRow } from "../records";
import { en } from "../words.en";
import { fr } from "../words.fr";

/** The letter that brings an invoice on paper, in the client's language; answers go to the business. @param link where it is paid @param takesCards can it be paid there by card? */
export function letterOf(row: InvoiceRow, to: string, link: string, takesCards: boolean): Mail {
  const kind = row.type === "credit" || row.type === "proforma" ? row.type : row.total === 0 ? "settled" : "invoice";
  const { account, online, page, excess, inclTax, ...kinds } = (row.language === "fr" ? fr : en).letters;
  const { subject, text } = kinds[kind];
  const facts: Record<string, string> = {
    number: row.number ?? "",
    seller: row.seller?.name ?? "",
    buyer: row.buyer?.name ?? "",
    total: formatMoney(row.total, 2),
    tax: row.vatReason === "franchise" ? "" : inclTax,
    issuedOn: formatDate(row.issuedOn, row.language),
    dueOn: row.dueOn ? formatDate(row.dueOn, row.language) : "",
    corrected: row.description,
    iban: row.seller?.iban ?? "",
    link,
  };
  const filled = (words: string) => words.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? "");
  const ways = [row.seller?.iban && filled(account), filled(takesCards ? online : page)].filter(Boolean).join("\n");
  const papers = [{ operation: invoices.paper.id, input: { id: row.id } }];
  return {
    to,
    subject: filled(subject),
    text: filled(text.replace("{{ways}}", ways)),
    papers,
    ...(row.seller?.email && { replyTo: row.seller.email }),
  };
}
