import type { Account, OwnAccount } from "./chart";

/** Books of a business. */
export const journals = { VT: "Ventes", HA: "Achats", BQ: "Banque", CA: "Caisse", OD: "Opérations diverses" } as const;
export type Journal = keyof typeof journals;

/** One side of an entry: more than nothing is a debit, less a credit; in ten-thousandths of a euro, whole cents. */
export interface Leg {
  account: Account;
  amount: number;
  /** The rate of VAT whose own account it goes to, in hundredths of a percent. */
  rate?: number;
  /** The account as it was when its period was closed. */
  frozen?: OwnAccount;
}

/** An entry before it is numbered. */
export interface Written {
  journal: Journal;
  /** A civil day. */
  day: string;
  /** The paper it rests on, and its day. */
  paper: string;
  paperDay: string;
  label: string;
  /** Whose account it is, where a leg is a client's or a supplier's. */
  party: { code: string; name: string } | null;
  /** The invoice that it makes due, pays or takes back: what comes to nothing together is lettered. */
  settles?: string | null;
  legs: Leg[];
}
