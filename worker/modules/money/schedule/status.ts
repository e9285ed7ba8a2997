/** Which way money is to go (specification: payment schedule). */
export const directions = ["to_receive", "to_pay"] as const;
export type Direction = (typeof directions)[number];

/** What is due: an invoice of ours or of a supplier, what is left of a credit note of ours or of theirs, what was owed before the product kept the books, or what is planned. */
export const dueKinds = ["invoice", "supplier_invoice", "credit", "supplier_credit", "carried", "supplier_carried", "plan"] as const;
export type DueKind = (typeof dueKinds)[number];
