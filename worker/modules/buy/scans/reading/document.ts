import type { Reading } from "@/worker/core/trade/reading";
import type { KeptDocument } from "../shapes";
import { doubtsOf, type TaxedSupplier } from "../rules";
import { type Doubt, type FieldName, fieldNames } from "../status";

/** What the doors hold of money: more is no invoice of ours. */
const DEAREST = 9_000_000_000_000_000;
/** Thousandths: more packs than one delivers. */
const MOST_QUANTITY = 1_000_000_000;

const within = (value: number | null, most: number) =>
  value !== null && Number.isSafeInteger(value) && Math.abs(value) <= most ? value : null;
const text = (value: string | null, most: number) => value?.replace(/\s+/g, " ").trim().slice(0, most) || null;

/** What was read as a person may change it. */
export function documentOf({ kind, fields, lineItems, vatBreakdown, adjustments }: Reading): KeptDocument {
  return {
    kind,
    values: {
      supplier: text(fields.supplier.value, 200),
      invoiceNumber: text(fields.invoiceNumber.value, 60),
      invoiceDate: fields.invoiceDate.value,
      dueDate: fields.dueDate.value,
      totalExclTax: within(fields.totalExclTax.value, DEAREST),
      vatAmount: within(fields.vatAmount.value, DEAREST),
      totalInclTax: within(fields.totalInclTax.value, DEAREST),
      vatNumber: text(fields.vatNumber.value, 30),
      siret: text(fields.siret.value, 30),
      iban: text(fields.iban?.value ?? null, 42),
      supplierAddress: text(fields.supplierAddress.value, 400),
    },
    lines: lineItems.map((line, read) => ({
      description: text(line.description, 400) ?? "",
      quantity: within(line.quantity, MOST_QUANTITY),
      unit: text(line.unit, 30),
      unitPrice: within(line.unitPrice, DEAREST),
      totalAmount: within(line.total, DEAREST),
      vatRate: line.vatRate,
      code: text(line.code, 60),
      itemId: null,
      read,
    })),
    vat: vatBreakdown,
    adjustments: within(adjustments ?? 0, DEAREST) ?? 0,
    corrected: [],
    learned: [],
  };
}

/** How sure a field is, in hundredths of a percent: what a person said is certain. */
export function confidenceOf(field: FieldName, document: KeptDocument, reading: Reading): number {
  if (document.corrected.includes(field)) return 10_000;
  const read = Math.round((reading.fields[field]?.confidence ?? 0) * 10_000);
  return document.learned.includes(field) ? Math.max(read, 9_500) : read;
}

/** What a person must look at before it is booked. */
export function asksOf(document: KeptDocument, reading: Reading, supplier?: TaxedSupplier): Doubt[] {
  // What was read before kinds were told apart is what a person took it for.
  const kind = document.corrected.includes("kind") ? 1 : (reading.kindConfidence ?? 1);
  const sure = (field: FieldName) => confidenceOf(field, document, reading);
  const all = { total: sure("totalInclTax"), kind: Math.round(kind * 10_000), supplier: sure("supplier"), day: sure("invoiceDate") };
  return doubtsOf(document, all, supplier);
}

/** Each field with its confidence and its place, those one should look at first. */
export function foundOf(document: KeptDocument, reading: Reading) {
  const fields = fieldNames.map((field) => ({
    field,
    confidence: confidenceOf(field, document, reading),
    at: reading.fields[field]?.at ?? null,
    corrected: document.corrected.includes(field),
    learned: document.learned.includes(field),
  }));
  return fields.sort((a, b) => a.confidence - b.confidence);
}
