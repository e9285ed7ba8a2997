import { cellNumber, changeText, figureText, unitsAmong } from "@/worker/core/text/figure-text";
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

/** The same as numbers that a spreadsheet adds up: weights, volumes and pieces in columns of their own. */
export function numbersOf({ measures, by, items, other, totals }: Answer, language: Language): (string | number | null)[][] {
  const { sentence } = { fr, en }[language];
  const all = [totals, ...items];
  const columns = measures.flatMap(({ label }, place) =>
    unitsAmong(all.flatMap(({ figures, before }) => [figures[place] ?? {}, before?.[place] ?? {}])).map((unit) => {
      const per = unit ?? all.map(({ figures }) => figures[place]?.per).find(Boolean);
      return { place, unit, label: per ? `${label} (${per})` : label };
    }),
  );
  const head = [
    ...by.map(({ label }) => label),
    ...columns.flatMap(({ label }) => [label, ...(other ? [`${label} ${sentence.before}`] : [])]),
  ];
  const rows = items.map(({ keys, figures, before }) => [
    ...keys.map(({ label }) => label),
    ...columns.flatMap(({ place, unit }) => [
      cellNumber(figures[place] ?? {}, unit),
      ...(before ? [cellNumber(before[place] ?? {}, unit)] : []),
    ]),
  ]);
  return [head, ...rows];
}
