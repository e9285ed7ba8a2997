/** The tables whose records a search finds. */
export const searchedRecords = [
  "items",
  "clients",
  "suppliers",
  "orders",
  "deliveries",
  "productions",
  "restocks",
  "lots",
  "invoices",
  "scans",
] as const;
export type SearchedRecord = (typeof searchedRecords)[number];

/** What a person takes a found record for. */
export const foundKinds = [
  "product",
  "ingredient",
  "client",
  "supplier",
  "order",
  "delivery",
  "production",
  "restock",
  "lot",
  "invoice",
  "supplierInvoice",
  "scan",
] as const;
export type FoundKind = (typeof foundKinds)[number];
