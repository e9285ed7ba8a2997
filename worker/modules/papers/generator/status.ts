/** What can be printed: papers that follow from a record, and a list of prices that follows from a category. */
export const printKinds = [
  "quote",
  "invoice",
  "delivery_note",
  "purchase_order",
  "batch_sheet",
  "technical_sheet",
  "price_list",
  "conformity",
] as const;
export type PrintKind = (typeof printKinds)[number];

/** Whose record each is of; a price list is of a category. */
export const subjects: Record<PrintKind, "orders" | "invoices" | "deliveries" | "restocks" | "production" | "items" | "lots" | null> = {
  quote: "orders",
  invoice: "invoices",
  delivery_note: "deliveries",
  purchase_order: "restocks",
  batch_sheet: "production",
  technical_sheet: "items",
  price_list: null,
  conformity: "lots",
};

/** Products of one price list. */
export const MOST_PRICES = 500;
