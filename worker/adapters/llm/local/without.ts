import type { AssistantTools, Question } from "../port";
import { isFood, variantsOf } from "./glossary";
import { labelsOf } from "./labels";
import { is } from "./lexicon";
import { dayWords, isPlain } from "./model/plain";
import { written } from "./model/spelling";
import { rankedAnswer } from "./reading-answers";
import type { Said } from "./scene";
import { stemOf, tokensOf } from "./text";
import { type Reading, saysAnything, spokenIn } from "./understanding";

/** Words looked up one by one. */
const LOOKED_UP = 5;
/** Less likely than this, a reading is a guess: it is offered, not answered. */
const LIKELY = 0.3;

/**
 * Says which words are not understood. Rows of a likely reading follow at once where nothing here is called by those words, since
 * rows show what they are; a figure, or rows without a name that narrows, are offered as a button.
 */
export async function answeredWithout(
  question: Question,
  desk: AssistantTools,
  reading: Reading,
  { missed = [], isNothing, response }: Said,
): Promise<Said> {
  const { message, language } = question;
  const isQuery = reading.tool.operation.kind === "query";
  const strangers = isQuery ? await nobodysNames(message, missed, desk) : [];
  const isPart = strangers.length < missed.length;
  // A number of rows is a figure, too.
  const isCount = tokensOf(message).some(({ word }) => is.counting(word));
  const isLikely = !isCount && reading.chance >= LIKELY && taughtWords(message, reading) >= strangers.length;
  if (strangers.length && !reading.measure && (isPart || isLikely)) {
    const reply: Said = await rankedAnswer({ ...question, message: textWithout(message, strangers) }, desk, reading);
    // A participle may well be what tells some rows from all of them.
    const isGuess = reply.isWhole && isParticiple(message, strangers);
    if (reply.response && !reply.missed?.length && !reply.isNothing && !reply.choices?.length && !isGuess) {
      const lines = [desk.say("missed", { words: strangers.join(" ") }), desk.say("withoutIt"), reply.response];
      return { ...reply, response: lines.join("\n"), isPartial: true };
    }
  }
  const words = missed.join(" ");
  const rest = textWithout(message, strangers.length && isPart && reading.measure ? strangers : missed);
  const lines = [desk.say("missed", { words }), ...(isNothing && response ? [response] : [])];
  if (!isQuery || !saysAnything(rest)) return { response: lines.join("\n"), isNothing: true, isUnanswered: true };
  const [label = reading.name] = await labelsOf([reading], language, desk);
  return {
    response: [...lines, desk.say("withoutIt")].join("\n"),
    choices: [{ label, message: rest, reading: reading.name }],
    isNothing: true,
  };
}

/** "Abandonnés", "stopped": is one of some words a participle, as it is written? */
const isParticiple = (message: string, words: readonly string[]) =>
  tokensOf(message).some(
    ({ word, start, end }) => words.includes(word) && /(?:ée?s?|ed)$/i.test(message.normalize("NFC").slice(start, end)),
  );

/** How many words of a message ask for a reading, small ones apart. */
const taughtWords = (message: string, reading: Reading) =>
  spokenIn(message, reading).filter((word) => word.length > 2 && !isPlain(word)).length;

/** A message, written, without some of its words. */
function textWithout(message: string, words: readonly string[]): string {
  return words
    .reduce(
      (text, word) => text.replace(new RegExp(`(?<![a-z0-9])${word.replace(/[^a-z0-9]/g, ".")}(?![a-z0-9])`, "g"), " "),
      written(message),
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** Of some words, those that no record here is called by, in either language: nothing is narrowed by them. A negation, a day or a bound always narrows. */
async function nobodysNames(message: string, words: readonly string[], desk: AssistantTools): Promise<string[]> {
  const search = desk.tools.find(({ operation }) => operation.id === "search.everything");
  if (!search || words.length > LOOKED_UP || words.some(alwaysNarrows)) return [];
  const isCalled = async (word: string): Promise<boolean> => {
    for (const one of new Set([word, ...variantsOf(stemOf(word))])) {
      const { items, isNear } = (await desk.run(search.operation, { words: one, limit: 5 })) as {
        items: { page?: number | null }[];
        isNear: boolean;
      };
      if (!isNear && items.some(({ page }) => !page)) return true;
    }
    return false;
  };
  const called = await Promise.all(words.map(isCalled));
  const strangers = words.filter((_, at) => !called[at]);
  return strangers.some((word) => isOfName(message, word)) ? [] : strangers;
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
