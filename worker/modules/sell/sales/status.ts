import type { PaymentMethod } from "@/worker/modules/money/invoices/status";

/** How one pays at the till. */
export const tillMethods = ["cash", "card", "transfer", "cheque"] as const satisfies readonly PaymentMethod[];
export type TillMethod = (typeof tillMethods)[number];

/** What the buyer is given: a ticket with a number of its own series, or an invoice. */
export const salePapers = ["ticket", "invoice"] as const;
export type SalePaper = (typeof salePapers)[number];

/** A sale as it stands, one that was taken back, and what took it back. */
export const saleStates = ["sold", "taken_back", "take_back"] as const;

/** The client that stands for all who buy without saying who they are. */
export const PASSERS_BY = "passers-by";
