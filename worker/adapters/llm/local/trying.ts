import type { AssistantTools, Choice, Question } from "../port";
import { listBehind } from "./figures";
import { is } from "./lexicon";
import { speaksOf } from "./model/model";
import { rankedAnswer } from "./reading-answers";
import type { Said } from "./scene";
import { saidByPaper, saidByPapers } from "./papers";
import { suggestions } from "./suggestions";
import type { Heard } from "./names";
import { ownWords } from "./spans";
import { isReference, stemOf, tokensOf } from "./text";
import { partsSaying, readingFrom, type Reading, takersOf } from "./understanding";
import { labelsOf } from "./labels";
import { answeredWithout } from "./without";

/** From this chance on, a message is answered; below it, one is asked which of two is meant. */
const SURE = 0.45;
/** How much likelier than the next one a reading must be. */
const APART = 0.12;
/** From here on, another reading that knows every word stands for one that does not. */
const NEAR = 0.004;
/** From this chance on, a part of a list is meant rather than all of it. */
const PART = 0.12;
/** The same for a figure beside another. */
const ALIKE = 0.15;
/** As many times as likely as the next one, rows are answered rather than asked about. */
const LIKELIER = 1.25;
/** Less likely than this, a reading is not even offered. */
const LEAST = 0.08;

/** Is the likeliest reading far enough before the next one? A list and one of its records are the same question. */
function isSure(readings: readonly Reading[]): boolean {
  const [best] = readings;
  if (!best || best.tool.operation.kind === "command") return false;
  const alike = readings.filter((one) => isNearly(one, best));
  const chance = alike.reduce((sum, one) => sum + one.chance, 0);
  const other = readings.find((one) => !alike.includes(one));
  return chance >= SURE && chance - (other?.chance ?? 0) >= APART;
}

/** The list of a module, its parts and its record are asked in nearly the same words: what is said and named decides between them. */
function isNearly(one: Reading, other: Reading): boolean {
  const isRecord = ({ name }: Reading) => /\.(?:list|show)(?:\?|$)/.test(name);
  if (one.measure && one.measure === other.measure) return true;
  return one === other || (isRecord(one) && isRecord(other) && one.tool.module === other.tool.module);
}

export const isQuery = ({ tool }: Reading) => tool.operation.kind === "query";

/** A reading with what it answers. */
interface Tried {
  reading: Reading;
  reply: Said;
}

/**
 * The answer of the likeliest reading that explains every word. Of several that do and are likely alike, one is asked which is meant; where
 * none does, the likeliest answers without the words that it does not know, or says which they are.
 */
export async function answeredBy(question: Question, desk: AssistantTools, readings: readonly Reading[], heard: Heard): Promise<Said> {
  const [likeliest] = readings;
  const best = likeliest && ((await datedOf(likeliest, heard, desk)) ?? likeliest);
  if (!best) return suggestions("unknown", question, desk);
  const answerOf = async (reading: Reading): Promise<Tried> => {
    try {
      return { reading, reply: await rankedAnswer(question, desk, reading, heard) };
    } catch (error) {
      // What an operation must be told and is not: another may well answer.
      return { reading, reply: { response: desk.say("cannot", { reason: desk.phrase(error) }), isNothing: true, isLacking: true } };
    }
  };
  const first = await answerOf(best);
  // All of a list is seldom asked for where a part of it is asked for in nearly these words.
  const part = first.reply.isWhole
    ? readings.find((one) => one.chance >= PART && one !== best && one.name.startsWith(`${best.name}?`))
    : undefined;
  if (part) return (await answerOf(part)).reply;
  // Of a record that has a number there is always something.
  const isNumbered = tokensOf(heard.text).some(isReference);
  const isGood = ({ reading, reply }: Tried) =>
    !reply.missed?.length &&
    !(reply.isNothing && (reading.measure || isNumbered || reply.isLacking || !isSureOf)) &&
    !isHollow(reading, reply, heard);
  const isSureOf = isSure(readings) || best.chance === 1;
  // "Quand a eu lieu le dernier audit": where there is none that is so, the last of all of them.
  const isLast = /\b(?:derni[a-z]+|last|latest|newest)\b/.test(heard.text);
  const all =
    first.reply.isEmpty && isLast && best.name.includes("?")
      ? readingFrom({ reading: best.name.split("?")[0] ?? "", chance: 1 }, desk)
      : null;
  if (all) {
    const { reply } = await answerOf(all);
    if (!reply.isEmpty && !reply.isNothing && !reply.missed?.length) return reply;
  }
  // "When does our insurance certificate run out?": what a paper is called is no search through all of them.
  const paper = best.tool.module === "documents" && !isNumbered && !isOfPerson(heard) ? await saidByPaper(question, desk, heard) : null;
  if (paper) return paper;
  if (isGood(first) && isSureOf) return first.reply;
  const tried = [first];
  for (const other of await othersFor(best, first.reply, readings, heard, desk)) {
    const next = await answerOf(other);
    if (isSureOf && isGood(next) && !next.reply.isNothing) return next.reply;
    tried.push(next);
  }
  const good = tried.filter(isGood);
  const [one, two] = good;
  if (one && (isSureOf || !two || isApart(one.reading, two.reading) || (isNearly(one.reading, two.reading) && good.length === 2)))
    return one.reply;
  if (one && two) return bothAnswers(question, desk, [one, two]);
  // A figure is no document's to give.
  const said = best.measure || isOfPerson(heard) ? null : await saidByPapers(question, desk, heard);
  if (said) return said;
  let without = first.reply;
  for (const { reading, reply } of tried.filter((one) => one.reply.missed?.length).slice(0, isSureOf ? 1 : 2)) {
    const answer = await answeredWithout(question, desk, reading, reply, heard);
    if (without === first.reply || !answer.isNothing) without = answer;
    if (!answer.isNothing) break;
  }
  const likely = readings.filter(({ chance, tool }) => chance >= LEAST && tool.operation.kind === "query").slice(0, 2);
  const isVain = !first.reply.missed?.length && isHollow(best, first.reply, heard) && without === first.reply;
  if (isVain && tried.length > 1) return bothAnswers(question, desk, tried.filter(({ reply }) => !reply.missed?.length).slice(0, 2));
  if (isVain) return asksBack(question, desk, likely.length ? likely : [best], "either");
  return isSureOf || !without.choices?.length || likely.length < 2 ? without : asksBack(question, desk, likely, "either");
}

/** "When is the next batch planned?": a day is no figure, but stands in the list of what is counted. */
async function datedOf({ measure, chance }: Reading, { text }: Heard, desk: AssistantTools): Promise<Reading | null> {
  const list = measure && /\b(?:quand|when)\b/.test(text) && !/[dD]ays|Time$/.test(measure) ? await listBehind(measure, desk) : undefined;
  return list ? readingFrom({ reading: list, chance }, desk) : null;
}

/** Rows say what they are: those of the likelier reading answer; of figures that are likely alike, one is asked which is meant. */
const isApart = (one: Reading, other: Reading) => !one.measure && !other.measure && one.chance >= LIKELIER * other.chance;

/** None of what is named, or all of what was narrowed, where hardly anybody would ask for it so: no answer. */
const isHollow = ({ alone }: Reading, { isEmpty, isWhole }: Said, { links }: Heard) =>
  Boolean((isEmpty && links.length && alone < SURE) || (isWhole && alone < LEAST));

const isOfPerson = ({ links }: Heard) => links.some(({ ways }) => ways.every(({ kind }) => kind === "person"));

/** What else a message may ask for, where its likeliest reading does not explain it: parts of the list, others that are near, an item for its recipe. */
async function othersFor(
  best: Reading,
  { missed = [], isUndated }: Said,
  readings: readonly Reading[],
  heard: Heard,
  desk: AssistantTools,
): Promise<Reading[]> {
  // What is not so is hardly asked for by what is.
  const isNot = tokensOf(heard.text).some(({ word }) => is.negation(word));
  const least = isNot ? LEAST : NEAR;
  // "Dépenses d'énergie": what things are told apart by is known to figures where a list has no such choice.
  const isTold = !best.measure && missed.some((word) => ownWords(desk).has(stemOf(word)));
  const near = readings
    .slice(1)
    .filter(({ chance, tool, measure }) => chance >= (measure && !isTold ? ALIKE : least) && tool.operation.kind === "query")
    .slice(0, 3);
  // Another reading that says what this one does not, however seldom it is asked for so.
  const saying = missed.length
    ? readings.filter(
        (one) =>
          one !== best && !near.includes(one) && isQuery(one) && one.chance >= NEAR && missed.every((word) => speaksOf(one.name, word)),
      )
    : [];
  // "The best clients of the year": what is told by them knows the year.
  const ranked = isUndated ? readings.filter((one) => one.by && one.chance >= NEAR) : [];
  const item = best.tool.module === "recipes" ? readingFrom({ reading: "items.list", chance: 0 }, desk) : null;
  // What is known of people is what they were trained for.
  const training = isOfPerson(heard) ? readingFrom({ reading: "trainings.list", chance: 0 }, desk) : null;
  const parts = isNot ? [] : partsSaying(heard.text, best, missed, desk);
  // Rows know more of what is asked than a figure of them.
  const behind = best.measure && missed.length ? await listBehind(best.measure, desk) : undefined;
  const rows = behind ? readingFrom({ reading: behind, chance: 0 }, desk) : null;
  return [
    ...parts,
    ...near,
    ...ranked,
    ...saying.slice(0, 2),
    ...takersOf(best, missed, desk),
    ...[item, training, rows].flatMap((one) => one ?? []),
  ];
}

/** What a message may mean, each with its answer, and as a button. */
async function bothAnswers({ message, language }: Question, desk: AssistantTools, tried: readonly Tried[]): Promise<Said> {
  const labels = await labelsOf(
    tried.map(({ reading }) => reading),
    language,
    desk,
  );
  const choices = tried.map(({ reading: { name } }, at): Choice => ({ label: labels[at] ?? name, message, reading: name }));
  const answers = tried.map(({ reply }, at) => (reply.choices ? "" : `\n${labels[at]}${desk.say("colon").trimEnd()}\n${reply.response}`));
  return { response: [desk.say("either"), ...answers.filter(Boolean)].join("\n"), choices };
}

/** Says what a message may mean, each as a button. */
async function asksBack({ message, language }: Question, desk: AssistantTools, readings: readonly Reading[], key: string): Promise<Said> {
  const labels = await labelsOf(readings, language, desk);
  const choices = readings.map(({ name }, at): Choice => ({ label: labels[at] ?? name, message, reading: name }));
  return { response: [desk.say(key), ...labels.map((label) => `• ${label}`)].join("\n"), choices };
}
