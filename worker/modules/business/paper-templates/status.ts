/** Papers that a business may have look and speak its own way. */
export const templateKinds = [
  "quote",
  "order_confirmation",
  "invoice",
  "delivery_note",
  "purchase_order",
  "batch_sheet",
  "technical_sheet",
  "price_list",
  "conformity",
  "statement",
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** What titles are set in: the serif of the house, or the sans of the texts. */
export const titleFaces = ["serif", "sans"] as const;

/** Columns, and second lines under names, that the law leaves to the business. */
export const optionalColumns = ["sku", "vatRate", "date", "per", "barcode", "netWeight"] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

/** Which of them a kind of paper may have. */
export const columnsOf: Record<TemplateKind, readonly OptionalColumn[]> = {
  quote: ["sku", "vatRate"],
  order_confirmation: ["sku", "vatRate"],
  invoice: ["sku"],
  delivery_note: ["sku", "date"],
  purchase_order: [],
  batch_sheet: ["sku"],
  technical_sheet: [],
  price_list: ["sku", "per", "vatRate", "barcode", "netWeight"],
  conformity: [],
  statement: [],
};

/** Those that a paper has until one says otherwise. */
export const usualColumns: readonly OptionalColumn[] = ["sku", "vatRate", "date", "per"];

export const USUAL_ACCENT = "#b8321f";
