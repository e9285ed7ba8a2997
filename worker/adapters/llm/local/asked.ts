import { civilDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { fieldsOf } from "@/worker/core/contract/schema";
import { type Condition, conditionsOf, fieldMeant } from "./conditions";
import { datedBy } from "./dated";
import { is } from "./lexicon";
import { type Order, orderOf } from "./orders";
import { type Period, periodOf } from "./periods";
import type { Understood } from "./scene";
import type { List } from "./shelf";

/** What a question asks of a list: which rows, which fields of them, in which order. */
export interface Asked {
  conditions: Condition[];
  fields: string[];
  /** The same among those that only the record itself is shown with. */
  shown: string[];
  /** With the amounts that "the dearest" may be meant by, where it names none. */
  order: Order | undefined;
  /** The days it is about, where the list knows dates. */
  period: Condition | undefined;
  /** The days that it names, whatever the list knows. */
  days: Period | null;
  isCount: boolean;
  isPrice: boolean;
  /** "Montant des commandes": added up. */
  isSum: boolean;
  /** "Montant moyen": divided by how many there are. */
  isAverage: boolean;
}

/** "How many and how much": what they come to besides; "how many and about what": the rows besides. */
const alsoAmount =
  /\b(?:et|and) (?:how much|pour combien|for how much|combien en euros|pour quel montant|quel montant|le montant|what (?:value|amount))\b/;
const alsoRows =
  /\b(?:et|and) (?:pourquoi|why|lesquel\w*|which|who|qui|sur quoi|a quel sujet|about what|what (?:for|about)|de quoi|where|ou)\b/;

/** Reads of a message what it asks of the list of a module. */
export function askedOf({ reading, shelf, language, desk }: Understood, list: List): Asked {
  const reader = { shelf, list, language, say: desk.say };
  const today = civilDate(Date.now());
  const dated = datedBy(reading, reader, today);
  const days = periodOf(reading.tokens, today);
  // Words that say which date is meant name no choice besides.
  const others = conditionsOf(reading, reader).filter(({ choice, from }) => !(choice && from === dated?.mention?.from));
  const conditions = [...others, ...(dated ? [dated.condition] : [])];
  const taken = (from: number) => conditions.some((condition) => from >= condition.from && from < condition.to);
  const named = reading.mentions
    .filter((mention) => !taken(mention.from) && mention !== dated?.mention && !mention.meanings.some(({ of }) => of === "module"))
    .flatMap((mention) => fieldMeant(mention, (field) => field in list.row) ?? []);
  const inShow = shelf.show ? fieldsOf(shelf.show.operation.output) : {};
  const shown = reading.mentions
    .filter((mention) => !taken(mention.from))
    .flatMap((mention) => fieldMeant(mention, (field) => field in inShow && inShow[field]?.kind !== "records") ?? []);
  // "Phone number" counts nothing.
  const counting = reading.tokens.findIndex(
    ({ word }, at) => is.counting(word) && (word !== "number" || reading.tokens[at + 1]?.word === "of"),
  );
  const isPrice = counting >= 0 && reading.tokens.slice(counting, counting + 2).some(({ word }) => is.costing(word));
  const isCount = counting >= 0 && !isPrice;
  const isAverage = reading.tokens.some(({ word }) => /^(?:moyen|moyenne|moyens|moyennes|average|mean)$/.test(word));
  const isSum = isAverage || reading.tokens.some(({ word }) => is.summing(word)) || (isCount && alsoAmount.test(fold(reading.message)));
  const isIn = (span: { from: number; to: number } | null | undefined, at: number) => Boolean(span && at >= span.from && at < span.to);
  const isFree = (at: number) => !isIn(dated?.condition, at) && !isIn(days, at);
  const order = orderOf(reading, isFree, named, list);
  // "When": the first day that the list tells of its rows.
  const isWhen = reading.tokens.some(({ word }) => /^(?:quand|when)$/.test(word)) && !named.some((field) => isDay(list, field));
  // "Why": what a row gives as its reason.
  const isWhy = reading.tokens.some(({ word }) => /^(?:pourquoi|raison|raisons|motif|motifs|why|reason|reasons)$/.test(word));
  const why = isWhy ? ["reason", "subject", "hazard"].filter((field) => list.row[field]?.kind === "text").slice(0, 1) : [];
  const when = isWhen ? (list.operation.telling ?? list.columns).filter((field) => isDay(list, field)).slice(0, 1) : [];
  return {
    conditions,
    fields: [...new Set([...named, ...when, ...why])].filter((field) => field !== list.title),
    shown,
    order,
    period: dated?.condition,
    days,
    isCount: isCount && !alsoRows.test(fold(reading.message)),
    isPrice,
    isSum,
    isAverage,
  };
}

const isDay = ({ row }: List, field: string) => row[field]?.kind === "date" || row[field]?.kind === "instant";
