import { civilDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { Named } from "./names";
import { isReference, tokensOf } from "./text";

/** What leads to the number of a record that is said without its letters, with what its number begins with. */
const nouns: [RegExp, string][] = [
  [/^(?:commandes?|cde|orders?|cmd)$/, "cmd"],
  [/^(?:factures?|invoices?|fa)$/, "fa"],
  [/^(?:lots?|batch|batches)$/, "lot"],
  [/^(?:livraisons?|delivery|deliveries|bl|bons?)$/, "bl"],
  [/^(?:avoirs?|credit)$/, "av"],
  [/^(?:of|fabrications?)$/, "of"],
  [/^(?:achats?|reappros?|restocks?|ach)$/, "ach"],
  [/^(?:conformites?|conformity|nc)$/, "nc"],
  [/^(?:rappels?|recall)$/, "rap"],
];
const numbered =
  /(?<![a-z])([a-z]+) ?(?:n|no|nr|num|numero|number|ref|reference|°)? ?°? ?(?:20\d\d-)?0*(\d{1,6})(?![\d.,]*\s*(?:%|€|euros?|jours?|days?|mois|months?|semaines?|weeks?|kg|pieces?|ans?|years?|pots?|jars?|bocaux))(?!\d)/g;
const dated = /(?<![a-z0-9-])(20\d\d)-(\d{3,6})(?![\d-])/;

/** "A payé la 461", "has paid 461": what is paid is an invoice. */
export const withInvoice = (text: string) =>
  text.replace(
    /(?<![a-z])(paye|payee|regle|reglee|solde|soldee|paid|settled) (?:la |le |the )?(?:n° ?|no )?(?=\d{2,5}(?![\d.,]*\d|[\d.,]* ?(?:%|€|euros?|eur|fois|times|factures?|invoices?|jours?|days?)))/g,
    (_, verb: string) => `${verb} ${/^(?:paid|settled)$/.test(verb) ? "invoice" : "la facture"} `,
  );

/** The number of a record in a message. */
export interface Numbered {
  start: number;
  end: number;
  /** Its number without noughts before it, and what it may begin with. */
  number: number;
  prefix: string | undefined;
  sought: string[];
}

/** The number of a record that is said without its letters, or with its year alone: "commande 150", "2026-0932". */
export function numberIn(text: string): Numbered | null {
  if (tokensOf(text).some(isReference)) return null;
  const year = Number(civilDate(Date.now()).slice(0, 4));
  for (const found of text.matchAll(numbered)) {
    const prefix = nouns.find(([noun]) => noun.test(found[1] ?? ""))?.[1];
    if (!prefix || (prefix === "of" && (found[2]?.length ?? 0) < 3)) continue;
    const number = Number(found[2]);
    const end = found.index + found[0].length;
    const start = end - (/(?:20\d\d-)?0*\d+$/.exec(found[0])?.[0].length ?? 0);
    const padded = String(number).padStart(4, "0");
    return { start, end, number, prefix, sought: [`${prefix}-${year}-${padded}`, `${prefix}-${year - 1}-${padded}`, padded] };
  }
  const whole = dated.exec(text);
  return whole
    ? { start: whole.index, end: whole.index + whole[0].length, number: Number(whole[2]), prefix: undefined, sought: [whole[0]] }
    : null;
}

/** A text with the whole reference of the newest record that has the number; references are kept in capitals. */
export function withReference(text: string, number: Numbered | null, found: readonly Named[]): string {
  const isIt = ({ name }: Named) =>
    isReference({ word: fold(name) }) &&
    Number(/(\d+)$/.exec(name)?.[1]) === number?.number &&
    (!number.prefix || fold(name).startsWith(`${number.prefix}-`));
  const own = number ? found.filter(isIt).map(({ name }) => name) : [];
  const year = civilDate(Date.now()).slice(0, 4);
  const newest =
    own.sort().at(-1) ??
    (number?.prefix && number.sought.length > 1 && /^(?:nc|rap)$/.test(number.prefix)
      ? `${number.prefix}-${year}-${String(number.number).padStart(4, "0")}`
      : undefined);
  const whole = number && newest ? text.replace(new RegExp(`(?<![\\d-])(?:20\\d\\d-)?0*${number.number}(?![\\d.,-]*\\d)`), newest) : text;
  return tokensOf(whole).reduceRight(
    (all, token) => (isReference(token) ? `${all.slice(0, token.start)}${token.word.toUpperCase()}${all.slice(token.end)}` : all),
    whole,
  );
}

/** Does a word lead to the number of a record? */
export const isNoun = (word: string) => nouns.some(([noun]) => noun.test(word));
