import type { AssistantTools, Choice, Question, Responder } from "../port";
import { is, usualVerbs } from "./lexicon";
import { openModel } from "./model/model";
import { written } from "./model/spelling";
import { rankedAnswer } from "./reading-answers";
import type { Said } from "./scene";
import { suggestions } from "./suggestions";
import { isReference, tokensOf } from "./text";
import { changesOf, partsSaying, readingFrom, type Reading, readingsOf, saysAnything, withKinds } from "./understanding";
import { labelsOf } from "./labels";
import { asksWhy, isFollowing } from "./following";
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
      const { isNothing, isWhole, isLacking, missed, ...reply } = await answered(question, desk);
      return reply.response || reply.choices?.length ? reply : suggestions("unknown", question, desk);
    } catch (error) {
      return { response: desk.say("cannot", { reason: desk.phrase(error) }), isUnanswered: true };
    }
  },
};

async function answered(question: Question, desk: AssistantTools): Promise<Said> {
  const { message, before = "", reading: chosen } = question;
  const named = chosen ? readingFrom({ reading: chosen, chance: 1 }, desk) : null;
  if (named) return orAsked(question, desk, [named]);
  if (before && asksWhy(message)) return madeOf({ ...question, message: before, before: undefined }, desk);
  const text = await withKinds(message, desk);
  const { readings, unknown } = readingsOf(text, desk);
  const isAlone = !/^(?:et|and|what about|how about)\b/i.test(message.trim());
  const goesOn = isFollowing(message) && !(isAlone && (readings[0]?.chance ?? 0) >= OWN);
  if (goesOn && !before && !isAlone) return suggestions("unknown", question, desk);
  const [first] = goesOn && before ? readingsOf(await withKinds(before, desk), desk).readings : [];
  if (first) return orAsked(question, desk, [first], before);
  const ordered = isOrder(message) ? changesOf(text, desk) : [];
  if (ordered[0]) return proposedOf(question, desk, ordered);
  const owned = ofReference(message, readings, desk);
  if (owned.length) return orAsked(question, desk, owned);
  const [best] = readings;
  if (unknown > Math.max(NOT_KEPT, best?.chance ?? 0)) return suggestions("notKept", question, desk);
  if (!best || (text === message && best.chance < OWN && !saysAnything(message)))
    return (await saidByDocuments(question, desk)) ?? suggestions("unknown", question, desk);
  if (orders.test(written(message)) && best.tool.operation.kind === "query") return suggestions("unknown", question, desk);
  // A change is only proposed: one sees what it would be before it is made.
  if (best.tool.operation.kind === "command" && best.chance >= PROPOSED) return orAsked(question, desk, readings);
  if (isSure(readings)) return orAsked(question, desk, readings);
  return bestExplained(question, desk, readings);
}

/** The likeliest change that can be proposed; or else what the likeliest one lacks. */
async function proposedOf(question: Question, desk: AssistantTools, ordered: readonly Reading[]): Promise<Said> {
  let first: Said | undefined;
  const [likeliest] = ordered;
  // One that is hardly meant is not proposed because the one that is lacks something.
  for (const reading of ordered.slice(0, 3).filter(({ chance }) => chance >= SECOND * (likeliest?.chance ?? 0))) {
    const reply = await rankedAnswer(question, desk, reading);
    if (reply.proposals?.length) return reply;
    first ??= reply;
  }
  return first?.response ? first : suggestions("unknown", question, desk);
}

/** Does a message begin by ordering a change: "passe le prix de…", "set the price of…"? */
function isOrder(message: string): boolean {
  const [first = ""] = tokensOf(message).flatMap(({ word }) => (is.small(word) || is.polite(word) ? [] : word));
  return !message.includes("?") && ordering.has(first);
}
const ordering = new Set(Object.values(usualVerbs).flat());

/** What the number of a record begins with tells whose it is. */
const prefixes: Record<string, string> = {
  cmd: "orders",
  fa: "invoices",
  av: "invoices",
  bl: "deliveries",
  ach: "restocks",
  of: "production",
  nc: "nonConformities",
  inv: "counts",
  rap: "recalls",
  lot: "lots",
};

/** Of a message with the number of a record, the readings about such records; nothing where it orders a change, or names none. */
function ofReference(message: string, readings: readonly Reading[], desk: AssistantTools): Reading[] {
  const [, prefix = ""] = /\b([a-z]{2,3})-\d{4}-\d+\b/.exec(written(message)) ?? [];
  const module = prefixes[prefix];
  const [best] = readings;
  if (!module || best?.tool.operation.kind === "command") return [];
  const own = readings.filter(
    ({ tool, measure }) => !measure && tool.operation.kind === "query" && (tool.module === module || tool.module === "traceability"),
  );
  if (own[0] && own[0].chance >= LEAST) return own;
  const shown = readingFrom({ reading: `${module}.show`, chance: 1 }, desk);
  return shown ? [shown] : [];
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

/** Of readings that are likely alike, the one that explains every word; one is asked which is meant where several do, or none. */
async function bestExplained(question: Question, desk: AssistantTools, readings: readonly Reading[]): Promise<Said> {
  const likely = readings.filter(({ chance, tool }) => chance >= LEAST && tool.operation.kind === "query").slice(0, 3);
  const explained: { reading: Reading; reply: Said }[] = [];
  for (const reading of likely) {
    const reply = await rankedAnswer(question, desk, reading);
    if (!reply.missed?.length && !reply.isNothing) explained.push({ reading, reply });
  }
  const [only, other] = explained;
  // Rows say what they are; of figures that are likely alike, one is asked which is meant.
  if (only && other && !only.reading.measure && !other.reading.measure && only.reading.chance >= LIKELIER * other.reading.chance)
    return only.reply;
  if (only && (!other || (isNearly(only.reading, other.reading) && explained.length === 2))) return only.reply;
  const offered = (explained.length ? explained.map(({ reading }) => reading) : likely).slice(0, 2);
  if (offered.length) return asksBack(question, desk, offered, "either");
  return (await saidByDocuments(question, desk)) ?? suggestions("unknown", question, desk);
}

/** The answer of the likeliest reading; where it does not know a word, another that does, or else it says so. */
async function orAsked(question: Question, desk: AssistantTools, readings: readonly Reading[], before?: string): Promise<Said> {
  const [best] = readings;
  if (!best) return suggestions("unknown", question, desk);
  const reply = await rankedAnswer(question, desk, best, before);
  // All of a list is seldom asked for where a part of it is asked for in nearly these words.
  const part = reply.isWhole
    ? readings.find((one) => one.chance >= PART && one !== best && one.name.startsWith(`${best.name}?`))
    : undefined;
  if (part) return rankedAnswer(question, desk, part, before);
  // Of a record that has a number there is always something.
  const isReferred = tokensOf(question.message).some(isReference);
  if (!reply.missed?.length && !(reply.isNothing && (best.measure || isReferred || reply.isLacking))) return reply;
  // Another figure is another question: only rows that know every word stand for one that does not.
  const near = readings
    .slice(1)
    .filter(({ chance, tool, measure }) => chance >= (measure ? ALIKE : NEAR) && tool.operation.kind === "query");
  // What has no recipe is an item all the same.
  const item = best.tool.module === "recipes" ? readingFrom({ reading: "items.list", chance: 0 }, desk) : null;
  const parts = partsSaying(question.message, best, reply.missed ?? [], desk);
  for (const other of [...parts, ...near.slice(0, 3), ...(item ? [item] : [])]) {
    const second = await rankedAnswer(question, desk, other, before);
    if (!second.missed?.length && !second.isNothing) return second;
  }
  if (!reply.missed?.length) return reply;
  // A figure is no document's to give.
  return (best.measure ? null : await saidByDocuments(question, desk)) ?? answeredWithout(question, desk, best, reply);
}

/** What no other reading explains may stand in a document: only one that says every word, by its title, its tags or a page, is an answer. */
async function saidByDocuments(question: Question, desk: AssistantTools): Promise<Said | null> {
  const isAmount = tokensOf(question.message).some(
    ({ word }) => is.counting(word) || /^(?:prix|tarif|coute|price|cost|costs|much|charge)$/.test(word),
  );
  const search = isAmount || isOrder(question.message) ? null : readingFrom({ reading: "documents.search", chance: 0 }, desk);
  if (!search) return null;
  let isFound = false;
  const run: AssistantTools["run"] = async (operation, input) => {
    const output = await desk.run(operation, input);
    isFound ||= ((output as { items?: unknown[] }).items?.length ?? 0) > 0;
    return output;
  };
  const reply = await rankedAnswer(question, { ...desk, run }, search);
  return isFound && !reply.missed?.length ? reply : null;
}

/** Says what a message may mean, each as a button. */
async function asksBack({ message, language }: Question, desk: AssistantTools, readings: readonly Reading[], key: string): Promise<Said> {
  const labels = await labelsOf(readings, language, desk);
  const choices = readings.map(({ name }, at): Choice => ({ label: labels[at] ?? name, message, reading: name }));
  return { response: [desk.say(key), ...labels.map((label) => `• ${label}`)].join("\n"), choices };
}
