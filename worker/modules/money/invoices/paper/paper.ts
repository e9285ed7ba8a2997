import { formatDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Attachment, Block, Code, Fact, Paper } from "@/worker/core/files/paper";
import { addressLines } from "@/worker/core/trade/address-lines";
import type { PaperFile } from "@/worker/core/contract/printing";
import { formatRate } from "@/worker/core/figures/rate";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { grouped, paymentLines, senderOf } from "@/worker/modules/business/company";
import { ciiOf } from "../electronic/cii";
import { invoices } from "../contract";
import { isDeposit, isElectronic, type OnPaper, readOnPaper } from "./on-paper";
import { linesTable } from "./paper-lines";
import { fetchInvoice, type InvoiceRow } from "../records";
import { transferCode } from "../paying/transfer";
import { vatCategoryOf } from "../electronic/vat-category";
import { en } from "../words.en";
import { fr } from "../words.fr";

/** An invoice, a credit note or a proforma on paper, in the language it was written in unless another is asked for. */
export const paper = handle(invoices.paper, async (context, { id, language }) => {
  const { row } = await fetchInvoice(context.db, id);
  return printInvoice(context, row, language);
});

/** Prints an invoice: once sent, with the same for programs within (Factur-X). */
export async function printInvoice(context: QueryContext, row: InvoiceRow, language: Language = row.language): Promise<PaperFile> {
  const onPaper = await readOnPaper(context, row);
  return context.printer.print(await paperFrom(context, onPaper, language));
}

async function paperFrom(context: QueryContext, onPaper: OnPaper, language: Language): Promise<Paper> {
  const { row, seller, buyer, company } = onPaper;
  const words = wordsIn(language);
  const title = isDeposit(row)
    ? words.titles.deposit
    : words.titles[row.type === "supplier" || row.type === "supplier_credit" ? "client" : row.type];
  const law = { ...company, ...seller };
  const delivered = row.deliveryAddress && row.deliveryAddress.street !== buyer.address?.street ? row.deliveryAddress : null;
  return {
    kind: "paper",
    fileName: row.number ?? words.draftFile,
    language,
    title,
    reference: row.number ?? words.draft,
    sender: await senderOf(context, law, language),
    recipient: { label: words.buyer, name: buyer.name, lines: buyerLines(onPaper, language) },
    ...(delivered && { also: { label: words.deliveredTo, name: buyer.name, lines: addressLines(delivered, language) } }),
    facts: factsOf(onPaper, language),
    blocks: [
      ...(row.status === "draft" ? [{ kind: "text" as const, text: words.draftText }] : []),
      linesTable(row.lines, onPaper.skus, language),
      { kind: "totals", totals: totalsOf(row, language) },
      ...(row.notes ? [{ kind: "text" as const, text: row.notes, label: row.type === "credit" ? words.reason : words.notes }] : []),
      ...payment(onPaper, language),
      { kind: "legal", lines: [...exemptions(onPaper), ...(row.type === "client" ? paymentLines(law, language) : [])] },
    ],
    ...(isElectronic(row) && { attachments: [facturX(onPaper, words.attached)] }),
  };
}

const wordsIn = (language: Language) => (language === "fr" ? fr : en).paper;

function facturX(onPaper: OnPaper, description: string): Attachment {
  const facts = { name: "factur-x.xml", mediaType: "text/xml", relationship: "Alternative", facturX: "EN 16931" } as const;
  return { ...facts, description, content: ciiOf(onPaper) };
}

function buyerLines({ buyer }: OnPaper, language: Language): string[] {
  const words = wordsIn(language);
  const lines = [
    ...(buyer.address ? addressLines(buyer.address, language) : []),
    buyer.siret ? `${buyer.siret.length === 14 ? "SIRET" : "SIREN"} ${grouped(buyer.siret)}` : "",
    buyer.vatNumber ? `${words.vatNumber} ${buyer.vatNumber}` : "",
  ];
  return lines.filter(Boolean);
}

function factsOf({ row, corrected }: OnPaper, language: Language): Fact[] {
  const words = wordsIn(language);
  const values = (language === "fr" ? fr : en).values;
  const day = (value: string | null) => value && formatDate(value, language);
  const of = corrected?.number ? `${corrected.number}, ${formatDate(corrected.issuedOn, language)}` : null;
  const facts: [string, string | null | undefined][] = [
    [words.issuedOn, day(row.issuedOn)],
    [words.soldOn, day(row.soldOn ?? row.issuedOn)],
    [words.dueOn, day(row.dueOn)],
    [words.terms, row.type === "client" && row.paymentTerms ? values.paymentTerms[row.paymentTerms] : null],
    [words.corrects, of],
    [words.reference, row.reference],
    [words.subject, row.type === "credit" ? "" : row.description],
    [words.paidOn, row.status === "paid" ? day(row.paidOn) : null],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Base and tax of each rate, then what it comes to, and what of it is paid. */
function totalsOf(row: InvoiceRow, language: Language): Fact[] {
  const words = wordsIn(language);
  const euros = (amount: number) => formatMoney(amount, 2);
  const rates = row.vat.map(({ rate, base, tax }) => ({
    label: words.vat.replace("{{rate}}", formatRate(rate, language)).replace("{{base}}", euros(base)),
    value: euros(tax),
  }));
  const rebate = row.rebates.reduce((sum, { amount }) => sum + amount, 0);
  const off = row.discount ? `${words.discount} (${formatRate(row.discount, language)})` : words.discount;
  const isPartPaid = row.type === "client" && row.paid > 0 && row.status !== "cancelled";
  return [
    ...(rebate ? [{ label: words.gross, value: euros(row.subtotal + rebate) }] : []),
    ...(rebate ? [{ label: off, value: euros(-rebate) }] : []),
    { label: words.subtotal, value: euros(row.subtotal) },
    ...rates,
    { label: words.total, value: euros(row.total) },
    ...(isPartPaid ? [{ label: words.paid, value: euros(row.paid) }] : []),
    ...(isPartPaid ? [{ label: words.due, value: euros(row.total - row.paid) }] : []),
  ];
}

/** How to pay what is due: the account, and the same as a code for the bank's application. */
function payment({ row, seller }: OnPaper, language: Language): Block[] {
  const words = wordsIn(language);
  if (row.type !== "client" || row.status !== "sent" || row.due <= 0 || !seller.iban) return [];
  const facts = [
    { label: "IBAN", value: seller.iban.replace(/(.{4})(?=.)/g, "$1 ") },
    ...(seller.bic ? [{ label: "BIC", value: seller.bic }] : []),
    { label: words.quote, value: row.number ?? "" },
  ];
  const code: Code = { kind: "qr", value: transferCode(row, seller.name, seller.iban, seller.bic ?? ""), caption: words.scan };
  return [{ kind: "codes", codes: [code], facts }];
}

/** Why no tax is asked where none is. */
function exemptions({ row, reason }: OnPaper): string[] {
  const isSaid = row.status !== "draft" || reason !== null;
  return row.vat.flatMap(({ rate }) => (isSaid ? (vatCategoryOf(rate, reason).exemption?.text ?? []) : [])).map((text) => `${text}.`);
}
