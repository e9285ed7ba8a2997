import type { AssistantTools, Question, Responder } from "../port";
import { is, ordering } from "./lexicon";
import { openModel } from "./model/model";
import { written } from "./model/spelling";
import { rankedAnswer, untakenBy } from "./reading-answers";
import type { Said } from "./scene";
import { saidByPapers } from "./papers";
import { ofReference } from "./referred";
import { suggestions } from "./suggestions";
import { linked } from "./links";
import type { Heard } from "./names";
import { NAMED, tokensOf } from "./text";
import { changesOf, readingFrom, type Reading, readingsOf, saysAnything } from "./understanding";
import { asksWhy, comparesDaysAlone, isFollowing } from "./following";
import { madeOf } from "./made-of";
import { answeredBy, isQuery } from "./trying";

/** What orders a change: no list is an answer to it. */
const orders = /^(?:paie|paye|payer|payez|regle|reglez|pay|supprime|supprimer|efface|delete|remove|annule|cancel|envoie|send)\b/;
/** As likely as this, a message is a question of its own, however it begins. */
const OWN = 0.8;
/** Words of a message that is read. */
const LONGEST = 80;
/** As a share of the likeliest change's chance: from here on, another is proposed in its place. */
const SECOND = 0.1;
/** From this chance on, a change is proposed. */
const PROPOSED = 0.3;
/** From this chance on, a message asks for what is not kept here. */
const NOT_KEPT = 0.6;
/** The same where nothing else is half as likely and nothing is named. */
const GUESS = 0.3;

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
  message.includes("?") ||
  /^(?:est|sont|is|are|was|were|has|had|did|does|a|ont|qu[ei]|quel\w*|what|which|who|when|where|why|how)\b|\best-ce\b/.test(
    written(message),
  );

/** Does a message begin by ordering a change: "passe le prix de…", "set the price of…"? */
function isOrder(message: string): boolean {
  const [first = ""] = tokensOf(message).flatMap(({ word }) => (is.small(word) || is.polite(word) ? [] : word));
  return !message.includes("?") && ordering.has(first);
}
