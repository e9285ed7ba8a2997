import type { AssistantTools, Choice, Question, Responder } from "../port";
import { is } from "./lexicon";
import { openModel } from "./model/model";
import { written } from "./model/spelling";
import { rankedAnswer } from "./reading-answers";
import type { Said } from "./scene";
import { suggestions } from "./suggestions";
import { tokensOf } from "./text";
import { readingFrom, type Reading, readingsOf, saysAnything, withKinds } from "./understanding";
import { labelsOf } from "./labels";
import { isFollowing } from "./following";

/** What orders a change: no list is an answer to it. */
const orders = /^(?:paie|paye|payer|payez|regle|reglez|pay|supprime|supprimer|efface|delete|remove|annule|cancel|envoie|send)\b/;
/** As likely as this, a message is a question of its own, however it begins. */
const OWN = 0.8;
/** Words of a message that is read. */
const LONGEST = 80;
/** From this chance on, a message is answered; below it, one is asked which of two is meant. */
const SURE = 0.45;
/** From this chance on, a change is proposed. */
const PROPOSED = 0.3;
/** How much likelier than the next one a reading must be. */
const APART = 0.12;
/** From here on, the next reading stands for one that does not know a word. */
const NEAR = 0.25;
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
    if (words.every((word) => is.small(word) || is.polite(word) || is.helping(word))) return suggestions("greeting", question, desk);
    if (words.length > LONGEST) return { response: desk.say("long", { words: LONGEST }) };
    try {
      const { isNothing, missed, ...reply } = await answered(question, desk);
      return reply;
    } catch (error) {
      return { response: desk.say("cannot", { reason: desk.phrase(error) }) };
    }
  },
};

async function answered(question: Question, desk: AssistantTools): Promise<Said> {
  const { message, before = "", reading: chosen } = question;
  const named = chosen ? readingFrom({ reading: chosen, chance: 1 }, desk) : null;
  if (named) return orAsked(question, desk, [named]);
  const text = await withKinds(message, desk);
  const { readings, unknown } = readingsOf(text, desk);
  const isAlone = !/^(?:et|and|what about|how about)\b/i.test(message.trim());
  const goesOn = isFollowing(message) && !(isAlone && (readings[0]?.chance ?? 0) >= OWN);
  if (goesOn && !before && !isAlone) return suggestions("unknown", question, desk);
  const [first] = goesOn && before ? readingsOf(await withKinds(before, desk), desk).readings : [];
  if (first) return orAsked(question, desk, [first], before);
  const [best, next] = readings;
  if (!best || (text === message && best.chance < OWN && !saysAnything(message)) || unknown > Math.max(0.3, best.chance))
    return suggestions("unknown", question, desk);
  if (orders.test(written(message)) && best.tool.operation.kind === "query") return suggestions("unknown", question, desk);
  // A change is only proposed: one sees what it would be before it is made.
  const isProposed = best.tool.operation.kind === "command";
  const isSure = best.chance >= (isProposed ? PROPOSED : SURE) && (isProposed || best.chance - (next?.chance ?? 0) >= APART);
  if (isSure) return orAsked(question, desk, readings);
  const likely = readings.filter(({ chance }) => chance >= LEAST).slice(0, 2);
  return likely.length ? asksBack(question, desk, likely, "either") : suggestions("unknown", question, desk);
}

/** The answer of the likeliest reading; where it does not know a word, another that does, or else it says so and asks. */
async function orAsked(question: Question, desk: AssistantTools, readings: readonly Reading[], before?: string): Promise<Said> {
  const [best] = readings;
  if (!best) return suggestions("unknown", question, desk);
  const reply = await rankedAnswer(question, desk, best, before);
  if (!reply.missed?.length) return reply;
  const near = readings.slice(1).filter(({ chance }) => chance >= NEAR);
  for (const other of near.slice(0, 2)) {
    if (other.tool.operation.kind === "command") continue;
    const second = await rankedAnswer(question, desk, other, before);
    if (!second.missed?.length && !second.isNothing) return second;
  }
  return { ...(await withoutMissed(question, desk, best, reply)), isNothing: true };
}

/** Says which words are not understood, and offers what would be answered without them. */
async function withoutMissed(
  { message, language }: Question,
  desk: AssistantTools,
  reading: Reading,
  { missed = [], isNothing, response }: Said,
): Promise<Said> {
  const words = missed.join(" ");
  const lines = [desk.say("missed", { words }), ...(isNothing && response ? [response] : [])];
  const rest = missed.reduce(
    (text, word) => text.replace(new RegExp(`(?<![a-z0-9])${word.replace(/[^a-z0-9]/g, ".")}(?![a-z0-9])`, "g"), " "),
    written(message),
  );
  if (reading.tool.operation.kind === "command" || !saysAnything(rest)) return { response: lines.join("\n") };
  const [label = reading.name] = await labelsOf([reading], language, desk);
  return {
    response: [...lines, desk.say("withoutIt")].join("\n"),
    choices: [{ label, message: rest.replace(/\s+/g, " ").trim(), reading: reading.name }],
  };
}

/** Says what a message may mean, each as a button. */
async function asksBack({ message, language }: Question, desk: AssistantTools, readings: readonly Reading[], key: string): Promise<Said> {
  const labels = await labelsOf(readings, language, desk);
  const choices = readings.map(({ name }, at): Choice => ({ label: labels[at] ?? name, message, reading: name }));
  return { response: [desk.say(key), ...labels.map((label) => `• ${label}`)].join("\n"), choices };
}
