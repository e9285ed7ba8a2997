import type { Language } from "@/worker/core/language";
import type { Desk, Question, Reply, Responder } from "../port";
import { answerFrom } from "./answers";
import { changeFrom, commandMeant } from "./changes";
import { examplesFor } from "./examples";
import { is } from "./lexicon";
import { type Mention, type Reading, read } from "./reading";
import { type Library, libraryOf, type Shelf } from "./shelf";
import { tokensOf } from "./text";

/** One module's understanding of a message. */
export interface Understood {
  shelf: Shelf;
  reading: Reading;
  language: Language;
  desk: Desk;
}

/**
 * Answers without any service: finds the operation that a message is about (by the words of the registry, in both
 * languages), fills it in, runs it, and says the figures. A change is proposed, never made.
 */
export const localResponder: Responder = {
  async answer(question, desk) {
    const library = libraryOf(desk.all);
    const words = tokensOf(question.message).map(({ word }) => word);
    if (words.every((word) => is.small(word) || is.polite(word) || is.helping(word)))
      return suggestions("greeting", question, desk, library);
    const likely = library.examples.resembling(question.message);
    const understood = bestReading(question, desk, library, likely);
    if (!understood) return suggestions("unknown", question, desk, library);
    try {
      const command = commandMeant(understood);
      const reply = command ? await changeFrom(understood, command) : await answerFrom(understood, likely);
      return reply ?? suggestions("unknown", question, desk, library);
    } catch (error) {
      return { response: desk.say("cannot", { reason: desk.phrase(error) }) };
    }
  },
};

/** The module whose words explain most of the message; the screen the person looks at breaks ties. */
function bestReading(
  { message, language, page }: Question,
  desk: Desk,
  { shelves }: Library,
  likely: Map<string, number>,
): Understood | null {
  const allowed = shelves.map((shelf) => ({ ...shelf, tools: shelf.tools.filter((tool) => desk.tools.includes(tool)) }));
  const scored = allowed
    .filter(({ tools }) => tools.length)
    .map((shelf) => {
      const reading = read(message, shelf.phrases);
      const known = reading.mentions.reduce((sum, mention) => sum + told(reading, mention), 0);
      const resembles = Math.max(0, ...shelf.tools.map(({ name }) => likely.get(name) ?? 0));
      const isHere = page.includes(shelf.module) ? 0.1 : 0;
      const isKept = shelf.list?.operation.scope === "business" ? 0.05 : 0;
      return { shelf, reading, known, score: known + resembles * 1.5 + isHere + isKept };
    })
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  return best && best.score > 0.4 ? { shelf: best.shelf, reading: best.reading, language, desk } : null;
}

/** How much a mention explains: a phrase of several words ("prix de vente") says more than one of them does. */
function told({ tokens }: Reading, { from, to, weight }: Mention): number {
  const words = tokens.slice(from, to).filter(({ word }) => !is.small(word)).length;
  return weight * (1 + 0.25 * (words - 1));
}

/** What is the business's own comes before what is the provider's. */
function rank({ operation }: Desk["tools"][number]): number {
  return operation.scope === "business" ? 0 : 1;
}

function suggestions(key: "greeting" | "unknown", { message, language }: Question, desk: Desk, { examples }: Library): Reply {
  const ownFirst = [...desk.tools].sort((one, other) => rank(one) - rank(other));
  const lines = examplesFor(ownFirst, language, examples.resembling(message));
  return { response: [desk.say(key), ...lines.map((line) => `• ${line}`)].join("\n") };
}
