import { MONEY_SCALE } from "@/worker/core/figures/money";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";
import type { Reading, Refused } from "@/worker/core/trade/reading";

const per = (scale: number) => (value: number | null) => (value === null ? null : value / scale);
const money = per(MONEY_SCALE);
const cents = (value: number | null) => (value === null ? null : Math.round(value / (MONEY_SCALE / 100)) / 100);
const quantity = per(QUANTITY_SCALE);
const rate = per(RATE_SCALE);

const nothing = {
  invoiceNumber: null,
  supplier: null,
  invoiceDate: null,
  dueDate: null,
  supplierAddress: null,
  vatNumber: null,
  totalExclTax: null,
  vatAmount: null,
  totalInclTax: null,
};

/** A reading as other programs take it: amounts as numbers to the cent, rates in percent, dates as YYYY-MM-DD. */
export function jsonOf(answer: Reading | Refused | { refused: string }) {
  if ("refused" in answer) return { ...nothing, refused: answer.refused, source: null, vatBreakdown: [], lineItems: [], confidence: 0 };
  const { fields, lineItems, vatBreakdown, kind, source, currency, confidence, checks } = answer;
  return {
    invoiceNumber: fields.invoiceNumber.value,
    supplier: fields.supplier.value,
    invoiceDate: fields.invoiceDate.value,
    dueDate: fields.dueDate.value,
    supplierAddress: fields.supplierAddress.value,
    vatNumber: fields.vatNumber.value,
    totalExclTax: cents(fields.totalExclTax.value),
    vatAmount: cents(fields.vatAmount.value),
    totalInclTax: cents(fields.totalInclTax.value),
    vatBreakdown: vatBreakdown.map((part) => ({ rate: rate(part.rate), base: cents(part.base), vat: cents(part.vat) })),
    lineItems: lineItems.map((line) => ({
      description: line.description,
      quantity: quantity(line.quantity),
      unitPrice: money(line.unitPrice),
      total: cents(line.total),
      totalAmount: cents(line.total),
      vatRate: rate(line.vatRate),
    })),
    kind,
    source,
    currency,
    confidence,
    fieldConfidence: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.confidence])),
    checks,
    refused: null,
  };
}
