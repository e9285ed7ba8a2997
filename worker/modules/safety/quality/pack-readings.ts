import { formatDate, formatInstant } from "@/worker/core/figures/dates";
import { gaugedText, planBlocks, planWords } from "@/worker/modules/safety/control-plans";
import { type Cells, type Part, type Printing, tablePart, type Whole } from "./pack-part";

/** The plans in force, each with its diagram. */
export function plansOf({ plans }: Whole, { words: { paper }, language }: Printing): Part[] {
  if (!plans.length) return [{ title: paper.plan, blocks: [{ kind: "text", text: paper.noPlan }] }];
  return plans.map((plan) => ({ title: `${paper.plan} : ${plan.name}`, blocks: planBlocks(plan, planWords(language), language) }));
}

/** Point by point: what was asked for, what was read, what lacks. */
export function countsOf({ counted, askedOf, gaps }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = planWords(language);
  const lackOf = new Map<string, number>();
  for (const { pointId, taken, wanted } of gaps) lackOf.set(pointId, (lackOf.get(pointId) ?? 0) + wanted - taken);
  const rows = counted.map(({ pointId, name, kind, taken, outside, low, high, measure }): Cells => {
    const range = low === null || high === null ? "" : `${gaugedText(low, measure, language)} – ${gaugedText(high, measure, language)}`;
    const wantedCount = askedOf.get(pointId);
    return [
      { text: name, detail: values.kind[kind] },
      String(taken),
      wantedCount === undefined ? "" : String(wantedCount),
      String(lackOf.get(pointId) ?? 0),
      range,
      String(outside),
    ];
  });
  return tablePart(paper.readings, [paper.point, paper.taken, paper.asked, paper.lacking, paper.range, paper.outside], rows, paper.none);
}

export function outsideOf({ outside }: Whole, { words: { paper }, language }: Printing): Part {
  const rows = outside.map(({ reading: { at, pointName, value, measure, action }, issue }): Cells => {
    return [formatInstant(at, language), pointName, value === null ? "" : gaugedText(value, measure, language), action, issue ?? ""];
  });
  return tablePart(paper.beyond, [paper.when, paper.point, paper.value, paper.action, paper.issue], rows, paper.none);
}

/** What lacks, the latest first; periods in a row stand together. */
export function missedOf({ gaps }: Whole, { words: { paper }, language }: Printing): Part {
  const { values } = planWords(language);
  const rows = gaps.slice(0, MOST_GAPS).map(({ from, to, pointName, kind, taken, wanted, production }): Cells => {
    const days = from === to ? formatDate(from, language) : `${formatDate(from, language)} – ${formatDate(to, language)}`;
    return [days, { text: pointName, detail: values.kind[kind] }, `${taken} / ${wanted}`, production];
  });
  const part = tablePart(paper.missed, [paper.when, paper.point, paper.taken, paper.batch], rows, paper.none);
  const others = gaps.length - rows.length;
  if (others > 0) part.blocks.push({ kind: "text", text: `${paper.others} : ${others}` });
  return part;
}

/** A paper is read by people. */
const MOST_GAPS = 300;
