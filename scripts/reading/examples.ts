import type { ReadOptions } from "@/worker/core/trade/reading";
import { bare } from "@/worker/reader/extract/fold";
import { partiesOf } from "@/worker/reader/extract/parties";
import type { Rank } from "@/worker/reader/extract/rank/choose";
import { dateCandidates } from "@/worker/reader/extract/rank/date";
import { numberCandidates } from "@/worker/reader/extract/rank/number";
import { sheetOf } from "@/worker/reader/extract/sheet";
import { surenessOf } from "@/worker/reader/extract/words";
import { tableOf } from "@/worker/reader/extract/table";
import { amountsAround } from "@/worker/reader/extract/totals";
import type { Paper } from "./papers";
import { bookable, isSupplier } from "./score";

/** A candidate as a forest learns from it: what says the same has one key. */
export interface Example {
  key: string;
  sure: number;
  features: number[];
  isRight: boolean;
}
export type Examples = Record<Rank, Example[]>;

export const ranks: Rank[] = ["number", "date", "dueDate", "exclTax", "vat", "inclTax", "supplier"];

/** What the reader is told beside a paper: half of those who read say who they are. */
export function optionsOf({ facts: { branches, buyer } }: Paper): ReadOptions {
  return branches.own === "known" ? { own: { name: buyer.name, vatNumber: buyer.vat, siret: buyer.siret } } : {};
}

/** Every candidate of a paper, with whether it is right. */
export function examplesOf(paper: Paper): Examples {
  const { facts, pages } = paper;
  const sheet = sheetOf(pages);
  const table = tableOf(sheet);
  const isOutside = (row: number) => !table.rows.has(row);
  const linesSum = table.lines.some(({ total }) => total !== null) ? table.lines.reduce((sum, { total }) => sum + (total ?? 0), 0) : null;
  const dates = dateCandidates(sheet, isOutside);
  // What is not booked teaches who sent it, when, and its number; what it comes to is not asked of it.
  const isBooked = bookable.includes(facts.branches.kind);
  const sums = isBooked ? amountsAround(sheet, table.rows, linesSum).candidates : [];
  const ofDate = (right: string | null) =>
    dates.map(({ value, features }) => ({ key: value.date, sure: value.sure, features, isRight: value.date === right }));
  const ofSum = (cents: number) =>
    sums.map(({ value, features }) => ({
      key: String(value.value),
      sure: value.sure,
      features,
      isRight: Math.abs(value.value) === Math.abs(cents) * 100,
    }));
  return {
    number: numberCandidates(sheet, isOutside).map(({ value, features }) => ({
      key: bare(value.whole),
      sure: value.sure,
      features,
      isRight: bare(value.whole) === bare(facts.number),
    })),
    date: ofDate(facts.date),
    dueDate: isBooked ? ofDate(facts.due) : [],
    exclTax: ofSum(facts.excl),
    vat: ofSum(facts.tax),
    inclTax: ofSum(facts.incl),
    supplier: partiesOf(sheet, optionsOf(paper), table.rows).candidates.map(({ value, features }) => ({
      key: bare(value.text),
      sure: value.line ? surenessOf(value.line.words) : 1,
      features,
      isRight: isSupplier(value.text, facts.seller.name),
    })),
  };
}
