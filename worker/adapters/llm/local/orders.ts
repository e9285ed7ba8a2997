import { civilDate } from "@/worker/core/figures/dates";
import { isFigure } from "@/worker/core/contract/shape";
import { is } from "./lexicon";
import type { Reading } from "./reading";
import type { List } from "./shelf";
import { type Axis, axisNamed, fieldsFor, ordersAlone } from "./superlatives";
import type { Survey } from "./survey";

/** An order of rows, with the fields that may be meant where none is named. */
export type Order = NonNullable<Survey["order"]> & { amounts?: string[] };

const most = /^(?:plus|most)$/;
const least = /^(?:moins|least)$/;
/** "Coûte le plus", "costs the most": a price without an adjective. */
const costs = /^(?:coutent?|valent|vaut|costs?)$/;

/** Where a message chooses or orders by an adjective, and by what; null where it does not. */
export function adjectiveIn({ tokens }: Pick<Reading, "tokens">, isFree: (at: number) => boolean = () => true) {
  for (const [at, { word }] of tokens.entries()) {
    if (!isFree(at)) continue;
    const before = tokens[at - 1]?.word ?? "";
    const isLess = least.test(before);
    const named = axisNamed(word);
    // "Plus de 500 €" is a bound, "le mois dernier" are days.
    if (named && (ordersAlone(word) || most.test(before) || isLess)) return { at, axis: named.axis, isMost: named.isMost !== isLess };
    const isCost = tokens.slice(Math.max(0, at - 3), at).some((token) => costs.test(token.word));
    if (isCost && (most.test(word) || least.test(word)) && !is.number(tokens[at + 1]?.word ?? ""))
      return { at, axis: "price" as Axis, isMost: most.test(word) };
  }
  return null;
}

/** "Les 5 dernières": how many, where it is said beside the adjective. */
const countNear = (tokens: Reading["tokens"], at: number) =>
  Number(tokens.slice(Math.max(0, at - 3), at + 3).find(({ word }) => /^\d{1,2}$/.test(word))?.word ?? 0) || 1;

/** "Le plus cher", "the lowest margin", "les 5 dernières commandes": an order by the field named, or by what the adjective is about. */
export function orderOf(reading: Reading, isFree: (at: number) => boolean, named: readonly string[], list: List): Order | undefined {
  const { tokens } = reading;
  const found = adjectiveIn(reading, isFree);
  if (!found) return undefined;
  const { at, axis, isMost } = found;
  const isDay = (field: string) => ["date", "instant"].includes(list.row[field]?.kind ?? "");
  const own = named.filter((field) => (axis === "age" ? isDay(field) : isFigure(list.row[field]) || list.row[field]?.kind === "quantity"));
  const isEnding = "daysLeft" in list.row && tokens.some(({ word }) => /^(?:perime\w*|perim\w*|expir\w*|dlc|ddm|date)$/.test(word));
  if (axis === "age" && isEnding) return { field: "daysLeft", direction: isMost ? "asc" : "desc", count: 1 };
  const [field, ...others] = own.length ? own : fieldsFor(axis, list.row);
  if (!field) return undefined;
  if (axis === "coming") return { field, direction: isMost ? "asc" : "desc", count: countNear(tokens, at), from: civilDate(Date.now()) };
  const isDescending = axis === "age" || (axis === "speed" && !own.includes("margin")) ? !isMost : isMost;
  return {
    field,
    direction: isDescending ? "desc" : "asc",
    count: countNear(tokens, at),
    ...(!own.length && others.length && axis === "price" && { amounts: [field, ...others] }),
  };
}
