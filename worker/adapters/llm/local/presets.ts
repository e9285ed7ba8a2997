import { civilDate, daysBetween } from "@/worker/core/figures/dates";
import { choiceLabel } from "@/worker/core/text/format-value";
import type { AssistantTools, Question } from "../port";
import { type Condition, labelOf, type Row } from "./conditions";
import { is } from "./lexicon";
import { withDaysRight } from "./model/model";
import { written } from "./model/spelling";
import { fold, languages } from "@/worker/core/language";
import type { ModuleWords } from "@/worker/core/text/words-type";
import { stemOf, tokensOf } from "./text";
import { periodOf } from "./periods";
import { read } from "./reading";
import type { Match } from "./scene";
import { libraryOf, type Shelf } from "./shelf";
import { type Reading, spokenIn } from "./understanding";

/** What "soon" is thought to be, in days. */
const SOON = 30;

/** As likely as this, a way of asking stands by all of its words together: "ce qu'on ne fait plus". */
const EVIDENT = 0.9;

/** A way of asking that says which rows are meant is heard only where a word of the message says so, one that all rows are not asked by. */
function supported(reading: Reading, message: string): Reading {
  const [whole = ""] = reading.name.split("?");
  if (!Object.keys(reading.preset).length || reading.chance >= EVIDENT) return reading;
  const plain = new Set(spokenIn(message, { name: whole }));
  return spokenIn(message, reading).some((word) => !plain.has(word) && !is.vessel(word))
    ? reading
    : { ...reading, name: whole, preset: {} };
}

/** A way of asking without what the message does not say, or says otherwise. */
export const asSaid = (reading: Reading, message: string, desk: AssistantTools) =>
  uncontradicted(supported(reading, message), message, desk);

const isNo = ({ word }: { word: string }) => /^(?:pas|not|jamais|never|no)$/.test(word) || /n't$/.test(word);

/** "Factures payées" are no unpaid ones, however near the words are: a reading without what the message says otherwise. */
function uncontradicted(reading: Reading, message: string, desk: AssistantTools): Reading {
  const shelf = libraryOf(desk.all).shelves.find(({ module }) => module === reading.tool.module);
  const said = Object.keys(reading.preset).length && shelf ? read(withDaysRight(written(message)), shelf.phrases).mentions : [];
  const isOther = ([field, text]: [string, string]) =>
    said.some(({ negated, meanings }) => {
      const choices = meanings.flatMap((one) => (one.of === "choice" && one.field === field && field === "status" ? one.choice : []));
      // "Pas encore signés" are not the signed ones.
      return choices.length > 0 && negated === choices.some((choice) => text.split(",").includes(choice));
    });
  // "Pas encore reçues" are not those that were: a small word elsewhere, what a choice is called is none after a negation.
  const tokens = tokensOf(written(message));
  const isDenied = ([field, text]: [string, string]) => {
    const names = text
      .split(",")
      .flatMap((choice) =>
        languages.map((language) => stemOf(fold(choiceLabel({ words: shelf?.words[language] as ModuleWords, language }, field, choice)))),
      );
    return shelf !== undefined && tokens.some(({ stem }, at) => names.includes(stem) && tokens.slice(Math.max(0, at - 3), at).some(isNo));
  };
  const kept = Object.entries(reading.preset).filter((one) => !isOther(one) && !isDenied(one));
  if (kept.length === Object.keys(reading.preset).length) return reading;
  return { ...reading, name: reading.name.split("?")[0] ?? reading.name, preset: Object.fromEntries(kept) };
}

/** What the way of asking says by itself, as conditions of the list. */
export function presetsOf(
  { preset }: Reading,
  { reading }: Match,
  shelf: Shelf,
  { language }: Question,
  desk: AssistantTools,
): Condition[] {
  const { list } = shelf;
  if (!list) return [];
  const reader = { shelf, list, language, say: desk.say };
  return Object.entries(preset).map(([field, text]) => {
    const today = civilDate(Date.now());
    // "Périmés ou qui vont l'être d'ici la fin de l'année": days to come say how far one looks.
    const named = /Within$/.test(field) ? periodOf(reading.tokens, today) : null;
    const period = named && named.end > today ? named : null;
    const days = period ? Math.max(0, daysBetween(today, period.end)) : SOON;
    const value = text === "@" || period ? days : text === "true" ? true : /^\d+$/.test(text) ? Number(text) : text;
    const isChoice = list.input[field]?.kind === "choice";
    const choices = text.split(",");
    const labels = choices.map((choice) => choiceLabel({ words: shelf.words[language], language }, field, choice)).join(" / ");
    const told = isChoice
      ? `${labelOf(reader, field)}${desk.say("colon")}${labels}`
      : `${labelOf(reader, field)}${value === true ? "" : ` ${value}`}`;
    const span = { from: -1, to: -1, field, text: told };
    // A credit note that was sent is no unpaid invoice: nothing of it is due.
    const isDue = (row: Row) => typeof row.due !== "number" || row.due > 0;
    return choices.length > 1
      ? { ...span, choices, test: (row) => choices.includes(String(row[field])) && isDue(row) }
      : { ...span, input: { field, value } };
  });
}
