import { civilDate } from "@/worker/core/figures/dates";
import { isFigure } from "@/worker/core/contract/shape";
import { type Condition, conditionsOf, fieldMeant } from "./conditions";
import { datedBy } from "./dated";
import { is } from "./lexicon";
import { type Period, periodOf } from "./periods";
import type { Understood } from "./scene";
import type { List } from "./shelf";
import type { Survey } from "./survey";
import type { Token } from "./text";

type Order = NonNullable<Survey["order"]> & { amounts?: string[] };

/** What a question asks of a list: which rows, which fields of them, in which order. */
export interface Asked {
  conditions: Condition[];
  fields: string[];
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
}

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
  const counting = reading.tokens.findIndex(({ word }) => is.counting(word));
  const isPrice = counting >= 0 && reading.tokens.slice(counting, counting + 2).some(({ word }) => is.costing(word));
  const isCount = counting >= 0 && !isPrice;
  const isSum = reading.tokens.some(({ word }) => is.summing(word));
  const isFree = (at: number) => !dated || at < dated.condition.from || at >= dated.condition.to;
  const order = orderOf(
    reading.tokens.filter((_, at) => isFree(at)),
    named,
    list,
  );
  return {
    conditions,
    fields: [...new Set(named)].filter((field) => field !== list.title),
    order,
    period: dated?.condition,
    days,
    isCount,
    isPrice,
    isSum,
  };
}

/** "le plus cher", "the lowest margin", "les 5 derniers": an order, by the field named or by the first figure. */
function orderOf(tokens: Token[], named: string[], list: List): Order | undefined {
  const at = tokens.findIndex(({ word }, place) => (is.high(word) || is.low(word)) && !is.number(tokens[place + 1]?.word ?? ""));
  const isCompared = tokens.slice(at + 1, at + 4).some(({ word }) => is.number(word));
  if (at < 0 || isCompared) return undefined;
  const figures = Object.keys(list.row).filter((field) => isFigure(list.row[field]));
  const isDear = tokens.slice(at, at + 3).some(({ word }) => is.dear(word)) || is.priced(tokens[at]?.word ?? "");
  const amounts = [...new Set([...list.columns, ...figures])].filter((field) => list.row[field]?.kind === "money");
  // The biggest order is that of the highest total; of the biggest client nobody said by what.
  const field =
    named.find((name) => figures.includes(name)) ?? (isDear ? amounts[0] : list.facts.find((one) => list.row[one]?.kind === "money"));
  const number = Number(tokens.find(({ word }) => is.number(word))?.word ?? 0);
  return field
    ? {
        field,
        direction: is.low(tokens[at]?.word ?? "") ? "asc" : "desc",
        count: number || 1,
        ...(isDear && !named.includes(field) && { amounts }),
      }
    : undefined;
}
