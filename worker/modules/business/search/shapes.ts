import type { FoundKind, SearchedRecord } from "./status";

/** How a table's records are shown where they stand among others. */
export interface Searched {
  /** What such a record is to a person, what it is called, and what it is about: SQL over the row of its table. */
  kind: FoundKind | { sql: string };
  name: string;
  about: string;
}

const clientName = "(select company_name from clients where clients.id = client_id)";
const itemName = "(select name from items where items.id = item_id)";

export const searched: Record<SearchedRecord, Searched> = {
  items: {
    kind: { sql: "case when kind in ('ingredient', 'packaging') then 'ingredient' else 'product' end" },
    name: "name",
    about: "sku",
  },
  clients: { kind: "client", name: "company_name", about: "reference" },
  suppliers: { kind: "supplier", name: "name", about: "reference" },
  orders: { kind: "order", name: "reference", about: clientName },
  deliveries: { kind: "delivery", name: "reference", about: clientName },
  productions: { kind: "production", name: "reference", about: itemName },
  restocks: { kind: "restock", name: "reference", about: "(select name from suppliers where suppliers.id = supplier_id)" },
  lots: { kind: "lot", name: "number", about: itemName },
  invoices: {
    kind: {
      sql: `case when type in ('supplier', 'supplier_credit') then 'supplierInvoice' when number is null then 'invoiceDraft'
        when type in ('credit', 'proforma') then type else 'invoice' end`,
    },
    name: "coalesce(number, party_name)",
    about: "party_name",
  },
  scans: { kind: "scan", name: "file_name", about: "''" },
  documents: { kind: "document", name: "title", about: "file_name" },
};
