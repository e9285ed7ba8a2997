import type { InvoiceLine } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import { CENT } from "@/worker/core/figures/money";
import { totalsOf } from "@/worker/core/figures/totals";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { unitOf } from "@/worker/core/figures/unit-words";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { bookSupplierCredit, bookSupplierInvoice } from "@/worker/modules/buy/supplier-invoices";
import type { SupplierRow } from "@/worker/modules/buy/suppliers";
import type { KeptDocument, KeptLine } from "../shapes";

interface Booking {
  scanId: string;
  supplier: Pick<SupplierRow, "id" | "name" | "paymentTerms" | "vatNumber" | "address">;
  document: KeptDocument;
  restock: string | null;
}

/** What the books call the fields of a document. */
const called: Record<string, string> = { number: "invoiceNumber", issuedOn: "invoiceDate", dueOn: "dueDate" };

const cents = (value: number) => Math.round(value / CENT) * CENT;

/**
 * Books what a document says as an invoice of its supplier, to pay, or as a credit note.
 * @returns its identifier
 * @throws Refusal what the books refuse, by the names that fields have here
 */
export async function bookInvoice(context: CommandContext, { scanId, supplier, document, restock }: Booking): Promise<string> {
  const { invoiceNumber, invoiceDate, dueDate } = document.values;
  const lines = document.lines.flatMap((line) => lineOf(line) ?? []);
  const days = { issuedOn: invoiceDate ?? "", dueOn: dueDate ?? undefined };
  const paper = { supplier, number: invoiceNumber ?? "", ...days, lines, ...amountsOf(document, lines), restock, notes: "" };
  try {
    const write = document.kind === "credit" ? bookSupplierCredit : bookSupplierInvoice;
    return (await write(context, paper, scanId)).row.id;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = error.detail.fields?.map((problem) => ({ ...problem, field: called[problem.field] ?? problem.field }));
    throw new Refusal(error.code, { ...error.detail, fields });
  }
}

/** A credit note says its amounts below zero, or not: in the books its kind says its sign. */
export function withoutSign(document: KeptDocument): KeptDocument {
  const { values, lines, vat } = document;
  const flip = <Value extends number | null>(value: Value) => (value === null ? value : (-value as Value));
  const isTaken = (sum: number) => document.kind === "credit" && sum < 0;
  const { totalExclTax, vatAmount, totalInclTax } = values;
  const flipped = { totalExclTax: flip(totalExclTax), vatAmount: flip(vatAmount), totalInclTax: flip(totalInclTax) };
  const sumOf = (amounts: (number | null)[]) => amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0);
  const ofLine = (line: KeptLine) => {
    const isWhole = (line.quantity ?? 0) < 0;
    const amounts = isWhole ? { quantity: flip(line.quantity) } : { unitPrice: flip(line.unitPrice) };
    return { ...line, ...amounts, totalAmount: flip(line.totalAmount) };
  };
  return {
    ...document,
    values: isTaken(totalInclTax ?? 0) ? { ...values, ...flipped } : values,
    lines: isTaken(sumOf(lines.map(({ totalAmount }) => totalAmount))) ? lines.map(ofLine) : lines,
    vat: isTaken(sumOf(vat.map(({ base }) => base)))
      ? vat.map(({ rate, base, vat: tax }) => ({ rate, base: flip(base), vat: flip(tax) }))
      : vat,
  };
}

/** A document of another currency at the rate that its total in euros gives. @param total incl. tax, ten-thousandths of a euro */
export function converted(document: KeptDocument, total: number): KeptDocument {
  const { values, lines, vat } = document;
  const printed = BigInt(Math.abs(values.totalInclTax ?? 0));
  if (printed === 0n) return document;
  const at = <Value extends number | null>(value: Value) =>
    value === null ? value : ((Math.sign(value) * Number(divideRounded(BigInt(Math.abs(value)) * BigInt(total), printed))) as Value);
  const sums = { totalExclTax: at(values.totalExclTax), vatAmount: at(values.vatAmount), totalInclTax: at(values.totalInclTax) };
  return {
    ...document,
    values: { ...values, ...sums },
    lines: lines.map((line) => ({ ...line, unitPrice: at(line.unitPrice), totalAmount: at(line.totalAmount) })),
    vat: vat.map(({ rate, base, vat: tax }) => ({ rate, base: at(base), vat: at(tax) })),
  };
}

/** What the paper comes to: a person has checked its sums, which need not be those of its lines. */
function amountsOf({ values, vat: read }: KeptDocument, lines: InvoiceLine[]) {
  const summed = totalsOf(lines);
  const total = cents(values.totalInclTax ?? 0);
  const tax = cents(values.vatAmount ?? (values.totalExclTax === null ? summed.total - summed.subtotal : total - values.totalExclTax));
  const vat = read.map(({ rate, base, vat: rateTax }) => ({ rate, base: cents(base), tax: cents(rateTax) }));
  return { vat: vat.length ? vat : summed.vat, subtotal: total - tax, tax, total };
}

/** A line as invoices keep it; null for one that comes to nothing. */
function lineOf(line: KeptLine): InvoiceLine | null {
  if (line.totalAmount === null) return null;
  const unit = unitOf(line.unit) ?? "piece";
  const quantity = line.quantity ?? QUANTITY_SCALE;
  return {
    id: newId(),
    itemId: line.itemId,
    description: line.description,
    amount: quantity * units[unit].factor,
    unit,
    price: line.unitPrice ?? line.totalAmount,
    per: unit,
    discount: 0,
    vatRate: line.vatRate ?? 0,
    total: cents(line.totalAmount),
  };
}
