import type { AssistantTools, Question } from "../port";
import { isFood } from "./glossary";
import { labelsOf } from "./labels";
import { is } from "./lexicon";
import type { Heard } from "./names";
import { choicesOf } from "./spans";
import { isState } from "./states";
import { isKnown } from "./model/model";
import { dayWords } from "./model/plain";
import { written } from "./model/spelling";
import { rankedAnswer } from "./reading-answers";
import type { Said } from "./scene";
import { NAME, stemOf, tokensOf } from "./text";
import { type Reading, saysAnything } from "./understanding";

/** More words than these are another question. */
const MOST = 4;
/** Less likely than this, a reading is a guess: it is offered, not answered. */
const LIKELY = 0.3;
/** The same for a figure. */
const SURE = 0.5;
/** From here on, it is shown under the words that it leaves out. */
const NEAR = 0.1;

/**
 * Says which words are not understood, and answers without them where that is no other question: where they are nobody's name,
 * narrow nothing, and the reading is likely. What is left is a button where the answer would be all of a list, or another figure.
 */
export async function answeredWithout(
  question: Question,
  desk: AssistantTools,
  reading: Reading,
  { missed = [], isNothing, response }: Said,
  heard: Heard,
): Promise<Said> {
  const { language } = question;
  const isQuery = reading.tool.operation.kind === "query";
  // What the product tells things apart by is no word to leave out.
  const tells = reading.measure ? new Set() : choicesOf(desk, [reading.tool.module, "items", "clients"]);
  const isNamed = missed.some((word) => heard.links.some(({ words }) => words.includes(word)));
  const isFree =
    isQuery &&
    !isNamed &&
    missed.length <= MOST &&
    !missed.some((word) => alwaysNarrows(word) || isState(word) || tells.has(stemOf(word))) &&
    !missed.some((word) => isOfName(heard.text, word));
  const text = textWithout(heard.text, missed);
  // A word that asks for other figures may well ask for another one here.
  // A number of rows is a figure, too; what is led to, or has a capital, may be a name that nothing has.
  const isCount = tokensOf(heard.text).some(({ word }) => is.counting(word));
  const mayName = (word: string) => !isKnown(word) && (isLed(heard.text, word) || isCapital(heard.message, word));
  const isSure = reading.chance >= (heard.links.length ? LIKELY : SURE);
  const isLikely = reading.measure
    ? !missed.some(mayName) && (isSure || missed.every((word) => !isKnown(word)))
    : heard.links.length > 0 || (reading.chance >= LIKELY && (!isCount || missed.every(isKnown)));
  // What is asked of a name that nothing has is asked of nothing else.
  const isNear =
    isQuery &&
    !isNamed &&
    (!isCount || reading.measure || missed.every(isKnown)) &&
    missed.length <= MOST &&
    !missed.some(mayName) &&
    reading.chance >= NEAR;
  if ((isFree && isLikely) || isNear) {
    const reply: Said = await rankedAnswer(question, desk, reading, { ...heard, text });
    // A list of all that there is, or a figure of it, is near nothing where a word that narrows is missing.
    const isGuess =
      (reply.isWhole || (reading.measure !== undefined && !heard.links.length && reading.chance < SURE)) &&
      (isParticiple(heard.message, missed) || missed.some((word) => isKnown(word) || alwaysNarrows(word)));
    if (reply.response && !reply.missed?.length && !reply.isNothing && !reply.isEmpty && !reply.choices?.length && !isGuess) {
      const lines = [desk.say("missed", { words: missed.join(" ") }), desk.say("withoutIt"), reply.response];
      return { ...reply, response: lines.join("\n"), isPartial: true };
    }
  }
  const lines = [desk.say("missed", { words: missed.join(" ") }), ...(isNothing && response ? [response] : [])];
  const rest = textWithout(question.message, missed);
  if (!isQuery || !saysAnything(rest)) return { response: lines.join("\n"), isNothing: true, isUnanswered: true };
  const [label = reading.name] = await labelsOf([reading], language, desk);
  return {
    response: [...lines, desk.say("withoutIt")].join("\n"),
    choices: [{ label, message: rest, reading: reading.name }],
    isNothing: true,
  };
}

/** "Le chiffre d'affaires de Zorglub": does a word that leads to whom or what something is of stand before a word? */
const isLed = (text: string, word: string) =>
  new RegExp(
    `(?<![a-z])(?:de|d|du|des|chez|a|au|avec|pour|client|fournisseur|of|from|for|with|to|at|customer|supplier|by) (?:la |le |les |l'|the )?${word}(?![a-z])`,
  ).test(text);
const isCapital = (message: string, word: string) =>
  tokensOf(message).some((token) => token.word === word && token.start > 0 && /^\p{Lu}/u.test(message.normalize("NFC").slice(token.start)));

/** "Abandonnés", "stopped": is one of some words a participle, as it is written? */
const isParticiple = (message: string, words: readonly string[]) =>
  tokensOf(message).some(
    ({ word, start, end }) => words.includes(word) && /(?:ée?s?|ed)$/i.test(message.normalize("NFC").slice(start, end)),
  );

/** A message, written, without some of its words. */
function textWithout(message: string, words: readonly string[]): string {
  return words
    .reduce(
      (text, word) => text.replace(new RegExp(`(?<![a-z0-9])${word.replace(/[^a-z0-9]/g, ".")}(?![a-z0-9])`, "g"), " "),
      message.includes(NAME) ? message : written(message),
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** "Confiture de kiwi", "kiwi jam": a food, and what stands beside a food or is led to by one, tells it from others. */
function isOfName(message: string, word: string): boolean {
  const tokens = tokensOf(written(message));
  const at = tokens.findIndex((token) => token.word === word);
  const isFoodAt = (place: number) => isFood(tokens[place]?.stem ?? "");
  const isLed = /^(?:de|d|du|des|la|l|au|aux|a|of|with)$/.test(tokens[at - 1]?.word ?? "");
  const lead = tokens.slice(0, at).findLastIndex((token) => !is.small(token.word));
  return isFood(stemOf(word)) || isFoodAt(at + 1) || (isLed && isFoodAt(lead));
}

const days = new Set(dayWords);
const alwaysNarrows = (word: string) =>
  !/^[a-z]{2,}$/.test(word) ||
  days.has(word) ||
  is.negation(word) ||
  is.less(word) ||
  is.more(word) ||
  /^(?:pas|rien|jamais|aucune?|sans|sauf|hors|nothing|never|none|not|without|except|no)$/.test(word);
