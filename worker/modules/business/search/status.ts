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
  "documents",
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
  "invoiceDraft",
  "credit",
  "proforma",
  "supplierInvoice",
  "scan",
  "document",
  "recall",
  "count",
  "location",
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Where each kind of record is shown. */
const bases: Record<FoundKind, string> = {
  product: "/customer/products",
  ingredient: "/customer/ingredients",
  client: "/customer/clients",
  supplier: "/customer/suppliers",
  order: "/customer/orders",
  delivery: "/customer/deliveries",
  production: "/customer/production",
  restock: "/customer/material-restocks",
  lot: "/customer/inventory/lots",
  invoice: "/customer/invoices",
  invoiceDraft: "/customer/invoices",
  credit: "/customer/invoices",
  proforma: "/customer/invoices",
  supplierInvoice: "/customer/supplier-invoices",
  scan: "/customer/scans",
  document: "/customer/documents",
  recall: "/customer/audits/recalls",
  count: "/customer/inventory/counts",
  location: "/customer/inventory",
};

/** The screen of a record that was found, at the page that says the words. */
export const foundPath = ({ kind, id, page }: { kind: FoundKind; id: string; page?: number | null }): string =>
  kind === "location" ? `${bases[kind]}?location=${id}` : `${bases[kind]}/${id}${page ? `?page=${page}` : ""}`;

/** The screen of all records of a kind, by the last word of its address; undefined where there is none. */
export const listPath = (word: string): string | undefined => Object.values(bases).find((base) => base.endsWith(`/${word}`));
