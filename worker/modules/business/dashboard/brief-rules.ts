import { formatDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import type { Language } from "@/worker/core/language";
import { type BriefKind, briefKinds } from "./status";
import type { fr } from "./words.fr";

/** Names that a line tells; the screen it leads to has the others. */
export const BRIEF_NAMES = 3;
/** Days ahead that a date in stock is told. */
export const BRIEF_SOON = 7;

/** Where each matter is dealt with. */
const paths: Record<BriefKind, string> = {
  recallsRunning: "/customer/audits/recalls",
  controlsMissed: "/customer/audits",
  readingsDue: "/customer/audits",
  lotsToCheck: "/customer/audits/lot-checks?isDue=true",
  lotsHeld: "/customer/inventory?tab=lots&state=on_hold",
  lotsExpired: "/customer/inventory?tab=lots&freshness=expired",
  ordersLate: "/customer/orders?late=true",
  productionLate: "/customer/production",
  stockShort: "/customer/inventory?tab=shortages",
  restocksLate: "/customer/material-restocks?late=true",
  lotsExpiring: `/customer/inventory?tab=lots&expiringWithin=${BRIEF_SOON}`,
  documentsOver: "/customer/documents?validity=over&sort=validUntil&direction=asc",
  documentsEnding: "/customer/documents?validity=soon&sort=validUntil&direction=asc",
  invoicesOverdue: "/customer/invoices?status=overdue",
  billsOverdue: "/customer/supplier-invoices?status=overdue",
  cashLow: "/treasury",
};

/** How many there are of a matter, the first names, and what they come to in ten-thousandths of a euro. */
export interface Matter {
  count: number;
  names: string[];
  amount?: number | null;
  day?: string | null;
  /** What is done about the first of them, and where, when it is not what the matter says. */
  action?: string;
  path?: string;
}
export type BriefFacts = Record<BriefKind, Matter>;
export interface BriefLine {
  kind: BriefKind;
  count: number;
  text: string;
  names: string[];
  amount: number | null;
  action: string;
  path: string;
}

type BriefWords = { kinds: Record<BriefKind, { one: string; other: string; action: string }> } & Pick<(typeof fr)["brief"], "more">;

/** The lines of a brief in words; what nothing is to be done about is left out. */
export function linesOf(facts: BriefFacts, { kinds, more }: BriefWords, language: Language): BriefLine[] {
  const plural = new Intl.PluralRules(language);
  return briefKinds.flatMap((kind) => {
    const { count, names, amount = null, day, action, path } = facts[kind];
    if (!count) return [];
    const words = kinds[kind];
    const shown = names.slice(0, BRIEF_NAMES);
    const others = count - shown.length;
    const text = (plural.select(count) === "one" ? words.one : words.other)
      .replace("{{count}}", count.toLocaleString(language))
      .replace("{{amount}}", amount === null ? "" : formatMoney(amount))
      .replace("{{day}}", day ? formatDate(day, language) : "");
    const texts = others > 0 && shown.length ? [...shown, more.replace("{{count}}", others.toLocaleString(language))] : shown;
    return [{ kind, count, text, names: texts, amount, action: action ?? words.action, path: path ?? paths[kind] }];
  });
}
