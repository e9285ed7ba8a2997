import type { invoices, payments, treasuryEntries } from "@/db/business";
import { isDepositLine, pieceOf } from "@/worker/modules/money/books";
import { differenceLegs, moneyLegs, settledLegs } from "./rules";
import { movesOfDiscount, movesOfSales } from "./tax-moves";
import type { TaxMove, Written } from "./shapes";

type InvoiceRow = typeof invoices.$inferSelect;

/** Money that moved, and whose it is. */
interface MoneyRow {
  entry: typeof treasuryEntries.$inferSelect;
  method: string | null;
  invoice: InvoiceRow | null;
  clientCode: string | null;
  supplierCode: string | null;
  /** On whose account it stands that pays no paper. */
  settled: { code: string | null; name: string | null };
}

/** Was it bought by somebody who charges no VAT, and so deducts none? */
export const isKeptFromDeducting = ({ type, vatReason }: Pick<InvoiceRow, "type" | "vatReason">) =>
  type.startsWith("supplier") && vatReason === "franchise";

/** Is it asked ahead of goods that go to another country of the Union? All of their price is declared with them, and nothing of it before. */
const isAheadInUnion = ({ type, vatReason, lines }: InvoiceRow) =>
  type === "client" && vatReason === "intra_community" && lines.every(isDepositLine);

const signedOf = ({ type, amount }: MoneyRow["entry"]) => (type === "income" ? amount : -amount);

/**
 * The VAT that money brings by itself: what is within sales without an invoice; and what was taken off an invoice for paying early gives
 * back, unless the seller keeps it.
 */
export function movesOfMoney({ entry, invoice }: MoneyRow): TaxMove[] {
  const money = { ...entry, signed: signedOf(entry) };
  if (!invoice) return movesOfSales(money);
  const isDiscount = !entry.paymentId && entry.category === "discount";
  const givesBack = isDiscount && !invoice.seller?.discountKeepsVat && !isKeptFromDeducting(invoice) && !isAheadInUnion(invoice);
  return givesBack ? movesOfDiscount(invoice, money) : [];
}

/** What money that moved writes: against whose invoice it pays, or against what it was for. @param moves the VAT that it brings, or gives back */
export function ofMoney({ entry, method, invoice, clientCode, supplierCode, settled }: MoneyRow, moves: TaxMove[]): Written {
  const isCash = method === "cash" || entry.category === "till";
  const signed = signedOf(entry);
  const isBought = invoice?.type.startsWith("supplier") ?? false;
  const isDifference = invoice !== null && entry.paymentId === null;
  const against = invoice && !isDifference ? (isBought ? "suppliers" : "clients") : null;
  const carriedParty = settled.code ? { code: settled.code, name: settled.name ?? "" } : null;
  return {
    journal: isCash ? "CA" : "BQ",
    day: entry.day,
    paper: invoice?.number ?? pieceOf(entry),
    paperDay: invoice?.issuedOn ?? entry.day,
    label: entry.description,
    settles: invoice?.creditsId ?? invoice?.id,
    party: invoice ? { code: clientCode ?? supplierCode ?? "", name: invoice.partyName } : carriedParty,
    legs: isDifference
      ? differenceLegs(signed, entry.category, isBought, moves)
      : moneyLegs(signed, { isCash, against, category: entry.category, rate: entry.vatRate, vat: moves }),
  };
}

type SettledRow = Pick<MoneyRow, "clientCode" | "supplierCode"> & { payment: typeof payments.$inferSelect; invoice: InvoiceRow };

/** What settles a paper writes though no money moves. */
export function ofSettlement({ payment, invoice, clientCode, supplierCode }: SettledRow): Written {
  const number = invoice.number ?? "";
  return {
    journal: "OD",
    day: payment.paidOn,
    paper: number,
    paperDay: invoice.issuedOn,
    label: `${payment.method === "kept" ? "Dédommagement" : "Avance imputée"} ${number} ${invoice.partyName}`,
    settles: invoice.creditsId ?? invoice.id,
    party: { code: clientCode ?? supplierCode ?? "", name: invoice.partyName },
    legs: settledLegs({ ...payment, isBought: invoice.type.startsWith("supplier") }),
  };
}
