/** Which way money is to go (specification: payment schedule). */
export const directions = ["to_receive", "to_pay"] as const;
export type Direction = (typeof directions)[number];

/** What is due: an invoice of ours or of a supplier, or what is planned. */
export const dueKinds = ["invoice", "supplier_invoice", "plan"] as const;
