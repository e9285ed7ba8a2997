import type { VatReason } from "@/worker/core/trade/trade";
import type { VatPlace } from "@/worker/core/trade/vat";
import type { Account, ReturnLine } from "./status";

/** An account as the accountant has it. */
export interface OwnAccount {
  number: string;
  name: string;
}
export type OwnAccounts = Partial<Record<Account, OwnAccount>>;

/** Books of a business. */
export const journals = { AN: "À-nouveaux", VT: "Ventes", HA: "Achats", BQ: "Banque", CA: "Caisse", OD: "Opérations diverses" } as const;
export type Journal = keyof typeof journals;

/** One side of an entry: more than nothing is a debit, less a credit; in ten-thousandths of a euro, whole cents. */
export interface Leg {
  account: Account;
  amount: number;
  /** The rate of VAT whose own account it goes to, in hundredths of a percent. */
  rate?: number;
  /** The account as it was when its period was closed. */
  frozen?: OwnAccount;
  /** Whose it is, where the parties of an entry differ. */
  party?: Party | null;
  /** Is it money that somebody has on account, which no paper has taken? It is lettered with none. */
  isOnAccount?: boolean;
  /** Of what is carried forward: what is open, as the year before has it. */
  item?: OpenItem;
}

/** What is open on somebody's account where a year begins: the paper, and what it is lettered with once it is settled. */
export interface OpenItem {
  paper: string;
  paperDay: string;
  label: string;
  letter?: Letter;
}

/** What an entry is lettered with, and the day since which nothing of it is left. */
export interface Letter {
  letter: string;
  day: string;
}

/** A client or supplier, by the code of their own account. */
export interface Party {
  code: string;
  name: string;
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
  party: Party | null;
  /** The invoice that it makes due, pays or takes back: what comes to nothing together is lettered. */
  settles?: string | null;
  legs: Leg[];
}

/** What a part of a paper is sold or bought as: its VAT falls due by that, and it has an account of its own. */
export type PartKind = "goods" | "service" | "deposit" | "depositBack" | "container" | "asset";

/** Base and tax of one kind at one rate, in ten-thousandths of a euro; less than nothing where a deposit is taken back. */
export interface TaxPart {
  kind: PartKind;
  rate: number;
  base: number;
  tax: number;
  /** Of a deposit that is taken back: what of it was never paid, as it was taken off for paying early. */
  off?: number;
  /** Is its VAT due when it is paid, and not when it is invoiced (CGI, art. 269, 2)? */
  isDeferred: boolean;
}

/** A paper whose VAT falls due: when it is booked, or as it is paid. */
export interface DuePaper {
  id: string;
  number: string;
  partyName: string;
  isBought: boolean;
  isCredit: boolean;
  /** Of a credit note of ours, the invoice that it corrects. */
  creditsId: string | null;
  total: number;
  /** The civil day on which it is in the books. */
  day: string;
  reason: VatReason | null;
  /** Where the supplier is. */
  place: VatPlace;
  /** Is what a supplier asks ahead without VAT the price of services, whose VAT the buyer accounts for as it is paid? */
  isServiceAhead: boolean;
  /** Does what is sold go to Monaco? */
  isToMonaco: boolean;
  parts: TaxPart[];
}

/** Which way VAT goes. */
export type TaxSide = "collected" | "deductible";

/** VAT that fell due, or may be deducted, on a day; or a base that bears none. */
export interface TaxMove {
  id: string;
  day: string;
  side: TaxSide;
  /** The lines of the return that it stands on: of its base, and of its tax. */
  baseLine: ReturnLine | null;
  taxLine: ReturnLine | null;
  /** The line that repeats its tax apart: of acquisitions within the Union, and of imports. */
  memoLine: ReturnLine | null;
  rate: number;
  /** Is it accounted for by the buyer as it pays ahead? It has entries of its own. */
  isSelfAssessed?: true;
  base: number;
  tax: number;
  invoiceId: string;
  number: string;
  partyName: string;
}

/** What an account held before the product kept the books: a debit is more than nothing, in ten-thousandths of a euro. */
export interface OpeningLine extends OwnAccount {
  /** The client or supplier whose account it is; null where it is nobody's. */
  party: Party | null;
  amount: number;
}
