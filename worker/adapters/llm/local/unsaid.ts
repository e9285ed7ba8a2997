import type { Asked } from "./asked";
import type { Understood } from "./scene";
import type { List } from "./shelf";

/** "Which have not ordered this month?": what is not there on some days is in no list of what is. */
export function isAbsence({ conditions, period }: Asked): boolean {
  return (
    period !== undefined &&
    conditions.some(({ field, test, choice, from }) => test && !choice && field === period.field && from !== period.from)
  );
}

/** "Clients who ordered nothing": a negation that belongs to no word of the list is part of the question all the same. */
export function isNegated({ reading: { tokens, mentions } }: Understood): boolean {
  return !mentions.some(({ negated }) => negated) && tokens.some(({ word }) => /^(?:rien|jamais|nothing|never)$/.test(word));
}

/** "Which products have no recipe?": a list of recipes does not say. */
export function isWithoutThese({ reading }: Understood): boolean {
  return reading.mentions.some(({ negated, meanings }) => negated && meanings.every(({ of }) => of === "module"));
}

/** "Clients", "paid": two choices that no row can hold at once were not meant as such. */
export function isContradiction({ conditions }: Asked, { row }: List): boolean {
  const chosen = conditions.filter(({ choice, text, input }) => choice && input && text);
  return chosen.some(
    ({ field, input }) =>
      row[field]?.kind === "choice" && chosen.some((other) => other.field === field && other.input?.value !== input?.value),
  );
}
