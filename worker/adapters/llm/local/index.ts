import type { AssistantTools, Choice, Question, Responder } from "../port";
import { listBehind } from "./figures";
import { is, ordering } from "./lexicon";
import { openModel, speaksOf } from "./model/model";
import { written } from "./model/spelling";
import { rankedAnswer, untakenBy } from "./reading-answers";
import type { Said } from "./scene";
import { saidByPaper, saidByPapers } from "./papers";
import { ofReference } from "./referred";
import { suggestions } from "./suggestions";
import { linked } from "./links";
import type { Heard } from "./names";
import { ownWords } from "./spans";
import { isReference, NAMED, stemOf, tokensOf } from "./text";
import { changesOf, partsSaying, readingFrom, type Reading, readingsOf, saysAnything, takersOf } from "./understanding";
import { labelsOf } from "./labels";
import { asksWhy, comparesDaysAlone, isFollowing } from "./following";
import { madeOf } from "./made-of";
import { answeredWithout } from "./without";

/** What orders a change: no list is an answer to it. */
const orders = /^(?:paie|paye|payer|payez|regle|reglez|pay|supprime|supprimer|efface|delete|remove|annule|cancel|envoie|send)\b/;
/** As likely as this, a message is a question of its own, however it begins. */
const OWN = 0.8;
/** Words of a message that is read. */
const LONGEST = 80;
/** From this chance on, a message is answered; below it, one is asked which of two is meant. */
const SURE = 0.45;
/** As a share of the likeliest change's chance: from here on, another is proposed in its place. */
const SECOND = 0.1;
/** From this chance on, a change is proposed. */
const PROPOSED = 0.3;
/** How much likelier than the next one a reading must be. */
const APART = 0.12;
/** From here on, another reading that knows every word stands for one that does not. */
const NEAR = 0.004;
/** From this chance on, a message asks for what is not kept here. */
const NOT_KEPT = 0.6;
/** The same where nothing else is half as likely and nothing is named. */
const GUESS = 0.3;
/** From this chance on, a part of a list is meant rather than all of it. */
const PART = 0.12;
/** The same for a figure beside another. */
const ALIKE = 0.15;
/** As many times as likely as the next one, rows are answered rather than asked about. */
const LIKELIER = 1.25;
/** Less likely than this, a reading is not even offered. */
const LEAST = 0.08;

/**
 * Answers without any service: a small model tells what a message may ask for, words that narrow are looked up, the operation is
 * run. What is not understood is said, or asked back; a change is proposed, never made.
 */
export const localResponder: Responder = {
  async answer(question, desk) {
    await openModel(desk.asset);
    const words = tokensOf(question.message).map(({ word }) => word);
    if (
      !(question.before && isFollowing(question.message)) &&
      !asksWhy(question.message) &&
      words.every((word) => is.small(word) || is.polite(word) || is.helping(word))
    )
      return suggestions("greeting", question, desk);
    if (words.length > LONGEST) return { response: desk.say("long", { words: LONGEST }) };
    try {
      const { isNothing, isWhole, isLacking, isEmpty, isUndated, missed, ...reply } = await answered(question, desk);
      return reply.response || reply.choices?.length ? reply : suggestions("unknown", question, desk);
    } catch (error) {
      return { response: desk.say("cannot", { reason: desk.phrase(error) }), isUnanswered: true };
    }
  },
};

/** "Où est parti le lot ? Une cliente s'est plainte": what is stated after a question is why it is asked. */
const questionIn = (message: string) => /^((?:\S+\s+){3,}\S+\s*\?)\s+(?:\S+\s+){3,}[^?]+$/.exec(message.trim())?.[1] ?? message;

async function answered(said: Question, desk: AssistantTools): Promise<Said> {
  const question = { ...said, message: questionIn(said.message) };
  const { message, language, before = "", reading: chosen } = question;
  const named = chosen ? readingFrom({ reading: chosen, chance: 1 }, desk) : null;
  if (before && asksWhy(message))
    return madeOf({ ...question, message: before, before: undefined }, desk, await linked(before, language, desk));
  const heard = await linked(message, language, desk);
  if (named) return answeredBy(question, desk, [named], heard);
  const sales = comparesDaysAlone(heard) ? readingFrom({ reading: "salesInvoiced", chance: 1 }, desk) : null;
  if (sales) return answeredBy(question, desk, [sales], heard);
  const { readings: likely, unknown } = readingsOf(heard.forModel, desk);
  const isAlone = !/^(?:et|and|what about|how about)\b/i.test(message.trim());
  const goesOn = isFollowing(message) && !(isAlone && (likely[0]?.chance ?? 0) >= OWN);
  if (goesOn && !before && !isAlone) return suggestions("unknown", question, desk);
  if (goesOn && before) {
    const earlier = await linked(before, language, desk);
    const [first] = readingsOf(earlier.forModel, desk).readings;
    if (first) return answeredBy(question, desk, [first], following(heard, earlier));
  }
  const ordered = isOrder(message) ? changesOf(heard.forModel, desk) : [];
  if (ordered[0]) return proposedOf(question, desk, ordered, heard);
  const readings = await fitting(likely, heard, desk);
  const owned = ofReference(heard.text, readings, desk, isAsking(message));
  if (owned.length) return answeredBy(question, desk, owned, heard);
  const [best] = readings;
  const isStrange = unknown > NOT_KEPT || (unknown > GUESS && unknown > 2 * (likely[0]?.chance ?? 0) && !heard.links.length);
  if (isStrange && unknown > (likely[0]?.chance ?? 0)) return suggestions("notKept", question, desk);
  if (!best || (!heard.links.length && best.chance < OWN && !saysAnything(message)))
    return (await saidByPapers(question, desk, heard)) ?? suggestions("unknown", question, desk);
  if (orders.test(written(message)) && best.tool.operation.kind === "query") return suggestions("unknown", question, desk);
  // A change is only proposed: one sees what it would be before it is made.
  if (best.tool.operation.kind === "command")
    return best.chance >= PROPOSED
      ? rankedAnswer(question, desk, best, heard)
      : answeredBy(question, desk, readings.filter(isQuery), heard);
  return answeredBy(question, desk, readings, heard);
}

/** What goes on from a question: its own names and words, and those of the question before that it does not say anew. */
function following(heard: Heard, earlier: Heard): Heard {
  const own = new Set(heard.links.flatMap(({ ways }) => ways.map(({ module }) => module)));
  const others = earlier.links.filter(({ ways }) => !ways.some(({ module }) => own.has(module)));
  return {
    ...heard,
    text: `${heard.text} ; ${earlier.text}`,
    links: [...heard.links, ...others],
    before: earlier.text.replace(NAMED, ","),
  };
}

/** How much less likely a reading is for each name that it cannot take. */
const UNTAKEN = 0.12;

/** Readings by how likely they are to be meant of what is named: a way of asking that cannot be told it is hardly the one. */
async function fitting(readings: readonly Reading[], heard: Heard, desk: AssistantTools): Promise<Reading[]> {
  if (!heard.links.length) return [...readings];
  const weighed = await Promise.all(
    readings.map(async (one) => ({ ...one, chance: one.chance * UNTAKEN ** (await untakenBy(one, heard, desk)).length })),
  );
  const whole = weighed.reduce((sum, { chance }) => sum + chance, 0) || 1;
  return weighed.map((one) => ({ ...one, chance: one.chance / whole })).sort((one, other) => other.chance - one.chance);
}

const isQuery = ({ tool }: Reading) => tool.operation.kind === "query";

/** The likeliest change that can be proposed; or else what the likeliest one lacks. */
async function proposedOf(question: Question, desk: AssistantTools, ordered: readonly Reading[], heard: Heard): Promise<Said> {
  let first: Said | undefined;
  const [likeliest] = ordered;
  // One that is hardly meant is not proposed because the one that is lacks something, unless it changes just what is named.
  const isOfNamed = ({ tool: { module, operation } }: Reading) =>
    "id" in operation.input.shape && heard.links.some(({ ways }) => ways.some((way) => way.module === module));
  const meant = (one: Reading) => one.chance >= SECOND * (likeliest?.chance ?? 0) || isOfNamed(one);
  for (const reading of ordered.slice(0, 5).filter(meant)) {
    const reply = await rankedAnswer(question, desk, reading, heard);
    if (reply.proposals?.length) return reply;
    first ??= reply;
  }
  return first?.response ? first : suggestions("unknown", question, desk);
}

/** "Is the lot released": does a message ask, with or without its sign? */
const isAsking = (message: string) =>
  message.includes("?") || /^(?:est|sont|is|are|was|were|has|have|had|did|does|do|a|ont|qu[ei]|quel\w*|what|which|who|when|where|why|how)\b|\best-ce\b/.test(written(message));

/** Does a message begin by ordering a change: "passe le prix de…", "set the price of…"? */
function isOrder(message: string): boolean {
  const [first = ""] = tokensOf(message).flatMap(({ word }) => (is.small(word) || is.polite(word) ? [] : word));
  return !message.includes("?") && ordering.has(first);
}

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

/** A reading with what it answers. */
interface Tried {
  reading: Reading;
  reply: Said;
}

/**
 * The answer of the likeliest reading that explains every word. Of several that do and are likely alike, one is asked which is meant; where
 * none does, the likeliest answers without the words that it does not know, or says which they are.
 */
async function answeredBy(question: Question, desk: AssistantTools, readings: readonly Reading[], heard: Heard): Promise<Said> {
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
  const all = first.reply.isEmpty && isLast && best.name.includes("?") ? readingFrom({ reading: best.name.split("?")[0] ?? "", chance: 1 }, desk) : null;
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
    ? readings.filter((one) => one !== best && !near.includes(one) && isQuery(one) && one.chance >= NEAR && missed.every((word) => speaksOf(one.name, word)))
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
  return [...parts, ...near, ...ranked, ...saying.slice(0, 2), ...takersOf(best, missed, desk), ...[item, training, rows].flatMap((one) => one ?? [])];
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
