import { formatDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Attachment, Block, Code, Fact, Paper } from "@/worker/core/files/paper";
import { addressLines } from "@/worker/core/trade/address-lines";
import type { PaperFile } from "@/worker/core/contract/printing";
import { formatRate } from "@/worker/core/figures/rate";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { grouped, paymentLines, senderOf } from "@/worker/modules/business/company";
import { printAs } from "@/worker/modules/business/paper-templates";
import { ciiOf } from "../electronic/cii";
import { invoices } from "../contract";
import { isDeposit, isElectronic, type OnPaper, readOnPaper } from "./on-paper";
import { deliveriesTable, linesTable } from "./paper-lines";
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
async function printInvoice(context: QueryContext, row: InvoiceRow, language: Language = row.language): Promise<PaperFile> {
  return printAs(context, "invoice", await paperFrom(context, await readOnPaper(context, row), language));
}

/** Prints what stands on an invoice of the provider's. */
export async function printOnPaper(context: QueryContext, onPaper: OnPaper, language: Language): Promise<PaperFile> {
  return context.printer.print(await paperFrom(context, onPaper, language));
}

async function paperFrom(context: QueryContext, onPaper: OnPaper, language: Language): Promise<Paper> {
  const { row, seller, buyer, company } = onPaper;
  const words = wordsIn(language);
  const title = isDeposit(row)
    ? words.titles.deposit
    : words.titles[row.type === "supplier" || row.type === "supplier_credit" ? "client" : row.type];
  const law = { ...company, ...seller };
  const isElsewhere = row.deliveryAddress && row.deliveryAddress.street !== buyer.address?.street;
  const delivered = isElsewhere && row.deliveries.length < 2 ? row.deliveryAddress : null;
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
      ...warnings(row, language),
      linesTable(row.lines, onPaper, language),
      { kind: "totals", totals: totalsOf(onPaper, language) },
      ...(row.deliveries.length > 1 ? [deliveriesTable(row.deliveries, language)] : []),
      ...(row.notes ? [{ kind: "text" as const, text: row.notes, label: row.type === "credit" ? words.reason : words.notes }] : []),
      ...payment(onPaper, language),
      { kind: "legal", lines: legalLines(onPaper, law, language) },
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

function factsOf({ row, corrected, paidOn, period }: OnPaper, language: Language): Fact[] {
  const words = wordsIn(language);
  const values = (language === "fr" ? fr : en).values;
  const day = (value: string | null) => value && formatDate(value, language);
  const of = corrected?.number ? `${corrected.number}, ${formatDate(corrected.issuedOn, language)}` : null;
  const facts: [string, string | null | undefined][] = [
    [words.issuedOn, day(row.issuedOn)],
    ...deliveryFacts(row, language),
    [words.dueOn, day(row.dueOn)],
    [words.paidOn, day(paidOn ?? null)],
    [words.period, period && `${day(period.from)} – ${day(period.until)}`],
    [words.terms, row.type === "client" && row.paymentTerms ? values.paymentTerms[row.paymentTerms] : null],
    [words.corrects, of],
    [words.deposits, row.deposits.map(({ number, issuedOn }) => `${number}, ${formatDate(issuedOn, language)}`).join(" ; ")],
    [words.reference, row.reference],
    [words.subject, row.type === "credit" ? "" : row.description],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** What says that it is no invoice, or not yet. */
function warnings({ type, status }: OnPaper["row"], language: Language): Block[] {
  const words = wordsIn(language);
  if (type === "proforma") return [{ kind: "text", text: words.proformaText }];
  return status === "draft" ? [{ kind: "text", text: words.draftText }] : [];
}

/** The day of the sale; of one delivery, its day and its note. Several stand in a table of their own. */
function deliveryFacts({ deliveries, soldOn, issuedOn }: OnPaper["row"], language: Language): [string, string][] {
  const words = wordsIn(language);
  const [only, ...others] = deliveries;
  if (others.length) return [];
  if (!only) return [[words.soldOn, formatDate(soldOn ?? issuedOn, language)]];
  return [[words.deliveredOn, [formatDate(only.day, language), only.reference].filter(Boolean).join(", ")]];
}

/** Base and tax of each rate, then what it comes to. The original stays as it was sent: what is paid of it stands elsewhere. */
function totalsOf({ row, reason, paidOn }: OnPaper, language: Language): Fact[] {
  const words = wordsIn(language);
  const euros = (amount: number) => formatMoney(amount, 2);
  const rates = row.vat.map(({ rate, base, tax }) =>
    // What bears no VAT and needs no reason is packaging that comes back.
    rate === 0 && reason === null
      ? { label: words.containers, value: euros(base) }
      : { label: words.vat.replace("{{rate}}", formatRate(rate, language)).replace("{{base}}", euros(base)), value: euros(tax) },
  );
  const taxed = [{ label: words.subtotal, value: euros(row.subtotal) }, ...rates, { label: words.total, value: euros(row.total) }];
  const rebate = row.rebates.reduce((sum, { amount }) => sum + amount, 0);
  const off = row.discount ? `${words.discount} (${formatRate(row.discount, language)})` : words.discount;
  return [
    ...(rebate ? [{ label: words.gross, value: euros(row.subtotal + rebate) }] : []),
    ...(rebate ? [{ label: off, value: euros(-rebate) }] : []),
    // Who charges no VAT speaks of none (CGI, art. 293 E).
    ...(reason === "franchise" ? [{ label: words.net, value: euros(row.total) }] : taxed),
    ...(paidOn && row.type === "client" ? [{ label: words.remains, value: euros(0) }] : []),
  ];
}

/** How to pay: the account, and the same as a code for the bank's application. */
function payment({ row, seller }: OnPaper, language: Language): Block[] {
  const words = wordsIn(language);
  if ((row.type !== "client" && row.type !== "proforma") || row.number === null || row.total === 0 || !seller.iban) return [];
  const facts = [
    { label: "IBAN", value: seller.iban.replace(/(.{4})(?=.)/g, "$1 ") },
    ...(seller.bic ? [{ label: "BIC", value: seller.bic }] : []),
    { label: words.quote, value: row.number ?? "" },
  ];
  const code: Code = {
    kind: "qr",
    value: transferCode({ due: row.total, number: row.number }, seller.name, seller.iban, seller.bic ?? ""),
    caption: words.scan,
  };
  return [{ kind: "codes", codes: [code], facts }];
}

/** What the law wants said: why no tax is asked where none is, what is sold, when VAT is due, and what late businesses owe. */
function legalLines(onPaper: OnPaper, law: Parameters<typeof paymentLines>[0], language: Language): string[] {
  const { row, nature, seller, isConsumer, reason } = onPaper;
  const words = wordsIn(language);
  const isOnDebits = seller.vatOnDebits && nature !== "goods" && reason !== "franchise";
  return [
    ...exemptions(onPaper),
    words.nature[nature],
    ...(isOnDebits ? [words.onDebits] : []),
    ...(row.type === "client" && !isConsumer ? paymentLines({ ...law, hasVat: row.tax > 0 }, language) : []),
  ];
}

/** Why no tax is asked where none is. */
function exemptions({ row, reason }: OnPaper): string[] {
  const isSaid = row.status !== "draft" || reason !== null;
  return row.vat.flatMap(({ rate }) => (isSaid ? (vatCategoryOf(rate, reason).exemption?.text ?? []) : [])).map((text) => `${text}.`);
}
