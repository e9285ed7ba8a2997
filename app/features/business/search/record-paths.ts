import type { FoundKind } from "@/worker/modules/business/search/status";

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
  supplierInvoice: "/customer/supplier-invoices",
  scan: "/customer/scans",
};

/** The screen of a record that was found. */
export const foundPath = ({ kind, id }: { kind: FoundKind; id: string }): string => `${bases[kind]}/${id}`;
