import { changeText, cellNumber, figureText } from "@/worker/core/text/figure-text";
import type { Language } from "@/worker/core/language";
import type { Answer, Cells } from "./shapes";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** An answer as rows of texts, for paper and terminals: groups, then what is not shown, then the total. */
export function sheetOf({ measures, by, items, others, totals, other }: Answer, language: Language) {
  const { sentence } = { fr, en }[language];
  const beside = other ? [sentence.before, sentence.change] : [];
  const head = [...by.map(({ label }) => label), ...measures.flatMap(({ label }) => [label, ...beside])];
  const cellsOf = ({ figures, before, changes }: Cells) =>
    figures.flatMap((figure, place) => [
      figureText(figure, language),
      ...(before && changes ? [figureText(before[place] ?? {}, language), changeText(changes[place], language)] : []),
    ]);
  const whole = (label: string, cells: Cells) => [...by.map((_, place) => (place ? "" : label)), ...cellsOf(cells)];
  return {
    head,
    rows: items.map((item) => [...item.keys.map(({ label }) => label), ...cellsOf(item)]),
    rest: others ? whole(sentence.others, others) : null,
    total: whole(sentence.total, totals),
  };
}

/** The same as numbers that a spreadsheet adds up. */
export function numbersOf({ measures, by, items, other }: Answer, language: Language): (string | number | null)[][] {
  const { sentence } = { fr, en }[language];
  const unit = (label: string, cells: Cells[], place: number) => {
    const first = cells.map(({ figures }) => figures[place]?.quantities?.[0]?.unit ?? figures[place]?.per).find(Boolean);
    return first ? `${label} (${first})` : label;
  };
  const head = [
    ...by.map(({ label }) => label),
    ...measures.flatMap(({ label }, place) => [unit(label, items, place), ...(other ? [`${label} ${sentence.before}`] : [])]),
  ];
  const rows = items.map(({ keys, figures, before }) => [
    ...keys.map(({ label }) => label),
    ...figures.flatMap((figure, place) => [cellNumber(figure), ...(before ? [cellNumber(before[place] ?? {})] : [])]),
  ]);
  return [head, ...rows];
}
