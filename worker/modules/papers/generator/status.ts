import type { TemplateKind } from "@/worker/modules/business/paper-templates/status";

/** What can be printed: papers that follow from a record, and a list of prices that follows from a category. */
export const printKinds = [
  "quote",
  "order_confirmation",
  "invoice",
  "proforma",
  "delivery_note",
  "purchase_order",
  "batch_sheet",
  "technical_sheet",
  "price_list",
  "conformity",
  "statement",
  "label",
] as const;
export type PrintKind = (typeof printKinds)[number];

/** Whose record a paper is of. */
export type PrintSubject = "orders" | "invoices" | "deliveries" | "restocks" | "production" | "items" | "lots" | "clients";

/** Whose record each is of; a price list is of a category. */
export const subjects: Record<PrintKind, PrintSubject | null> = {
  quote: "orders",
  order_confirmation: "orders",
  invoice: "invoices",
  proforma: "invoices",
  delivery_note: "deliveries",
  purchase_order: "restocks",
  batch_sheet: "production",
  technical_sheet: "items",
  price_list: null,
  conformity: "lots",
  statement: "clients",
  label: "items",
};

/** The template that a paper is printed with; labels have none. */
export function templateOf(kind: PrintKind): TemplateKind | null {
  if (kind === "label") return null;
  return kind === "proforma" ? "invoice" : kind;
}

/** Papers that say a text of their own besides, above their figures. */
export const writtenKinds: readonly PrintKind[] = ["technical_sheet", "price_list", "conformity"];

/** Products of one price list. */
export const MOST_PRICES = 500;
