import type { AssistantTools, Question, Reply, Responder } from "../port";
import { answerFrom, answerNamed } from "./answers";
import { changeFrom, commandMeant } from "./changes";
import { examplesFor } from "./examples";
import { unfiled } from "./files";
import { is } from "./lexicon";
import { answerAsked, recordQuestion } from "./questions";
import { type Mention, ownsHead, type Reading, read } from "./reading";
import type { Said, Scene, Understood } from "./scene";
import { type Library, libraryOf, type Shelf } from "./shelf";
import { tokensOf } from "./text";
import { answerWhole, wholeQuestion } from "./whole";

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
    if (words.length > LONGEST) return { response: desk.say("long", { words: LONGEST }) };
    const matches = library.sayings.matching(question.message, desk.tools);
    const scene = { message: question.message, language: question.language, desk, library, matches };
    try {
      const said = await bestAnswer(question, scene);
      if (!said) return suggestions("unknown", question, desk, library);
      const { isNothing, ...reply } = said;
      return reply;
    } catch (error) {
      return { response: desk.say("cannot", { reason: desk.phrase(error) }) };
    }
  },
};

/** Words of a message that is read: every one of them is held against all that can be asked. */
const LONGEST = 80;
/** Modules asked for a name, one after the other, before nothing is said to have it. */
const MOST_READINGS = 5;
/** As alike as this, a message is what an operation is asked. */
const SURE = 0.75;
/** What a module wins for owning the first noun: "quels clients paient…" asks for clients, whatever else the words may mean. */
const OWNS = 0.5;

/** So alike, and more than to any other, a message is word for word what a list is asked, and that list's. */
const WORD_FOR_WORD = 0.95;
const ITS_OWN = 1.5;

/** The answer about the records named, or else what the module answers that the message reads like; a name it does not know may be another's. */
async function bestAnswer(question: Question, scene: Scene): Promise<Said | null> {
  const whole = wholeQuestion(scene);
  if (whole) return answerWhole(scene, whole);
  const asked = recordQuestion(scene);
  const ours = asked ? await answerAsked(scene, asked) : null;
  if (ours && (!ours.isNothing || asked?.match.tool.operation.kind === "command")) return ours;
  const missing = asked ? null : unfiled(scene);
  if (missing) return missing;
  const likely = likelyTools(scene);
  const [first, ...others] = readings(question, scene, likely);
  if (!first) return ours;
  if (!ours && commandMeant(first)) return firstChange([first, ...others]);
  const reply = ours ?? (await answerFrom(first, likely));
  if (!reply?.isNothing) return reply;
  const { tokens, rest } = first.reading;
  const words = asked ? Object.values(asked.filled.names).flat(2) : rest.flatMap((at) => tokens[at] ?? []);
  const places = new Set(words.map(({ start }) => start));
  for (const understood of ours ? [first, ...others] : others) {
    const named = await answerNamed(understood, places);
    if (named) return named;
  }
  return reply;
}

/** The change that the first module knows how to make; a record that one does not have, or has twice, may be another's. */
async function firstChange(all: Understood[]): Promise<Said | null> {
  const [doubts, misses]: [Said[], Said[]] = [[], []];
  for (const understood of all) {
    const command = commandMeant(understood);
    const change = command ? await changeFrom(understood, command) : null;
    if (change?.proposals) return change;
    if (change) (change.isNothing ? misses : doubts).push(change);
  }
  return doubts[0] ?? misses[0] ?? null;
}

/** How much a message resembles what each operation is asked, by its words alone and without the names in it. */
function likelyTools({ message, library: { examples }, matches }: Scene): Map<string, number> {
  const likely = examples.resembling(message);
  for (const { tool, score } of matches) likely.set(tool.name, ((likely.get(tool.name) ?? 0) + 2 * score) / 3);
  return likely;
}

/** Each module's reading of a message, the one whose words explain most of it first; the screen the person looks at breaks ties. */
function readings(
  { message, language, page }: Question,
  { desk, library: { shelves }, matches: all }: Scene,
  likely: Map<string, number>,
): Understood[] {
  const allowed = shelves.map((shelf) => ({ ...shelf, tools: shelf.tools.filter((tool) => desk.tools.includes(tool)) }));
  const matches = all.filter(({ score }) => score >= SURE);
  const lists = new Set(shelves.map(({ list }) => list?.operation));
  const closest = Math.max(WORD_FOR_WORD, ...matches.flatMap(({ tool, score }) => (lists.has(tool.operation) ? score : [])));
  const ownOf = ({ list }: Shelf) => matches.find(({ tool }) => tool.operation === list?.operation)?.own ?? new Set<number>();
  return allowed
    .filter(({ tools }) => tools.length)
    .map((shelf) => {
      const reading = read(message, shelf.phrases);
      const known = reading.mentions.reduce((sum, mention) => sum + told(reading, mention), 0);
      const resembles = Math.max(0, ...shelf.tools.map(({ name }) => likely.get(name) ?? 0));
      const isHere = page.includes(shelf.module) ? 0.1 : 0;
      const isItsOwn = matches.some(({ tool, score }) => tool.operation === shelf.list?.operation && score >= closest);
      const isKept = shelf.list?.operation.scope === "business" ? 0.05 : 0;
      return {
        shelf,
        reading,
        known,
        score: known + resembles * 1.5 + isHere + isKept + (ownsHead(reading) ? OWNS : 0) + (isItsOwn ? ITS_OWN : 0),
      };
    })
    .filter(({ score }) => score > 0.4)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_READINGS)
    .map(({ shelf, reading }) => ({ shelf, reading, language, desk, own: ownOf(shelf) }));
}

/** How much a mention explains: a phrase of several words ("prix de vente") says more than one of them does. */
function told({ tokens }: Reading, { from, to, weight }: Mention): number {
  const words = tokens.slice(from, to).filter(({ word }) => !is.small(word)).length;
  return weight * (1 + 0.25 * (words - 1));
}

/** What someone who only says hello is shown: a question of each trade of the house. */
const greeted = [
  "items.list",
  "recipes.cost",
  "stock.valueOn",
  "lots.list",
  "orders.list",
  "production.board",
  "invoices.revenue",
  "treasury.forecast",
];

/** What is the business's own comes before what is the provider's. */
function rank({ operation }: AssistantTools["tools"][number]): number {
  return operation.scope === "business" ? 0 : 1;
}

function suggestions(key: "greeting" | "unknown", { message, language }: Question, desk: AssistantTools, { examples }: Library): Reply {
  const ownFirst = [...desk.tools].sort((one, other) => rank(one) - rank(other));
  const known = key === "greeting" ? ownFirst.filter(({ operation }) => greeted.includes(operation.id)) : [];
  const lines = known.length
    ? examplesFor(known, language, new Map(), known.length)
    : examplesFor(ownFirst, language, examples.resembling(message));
  return { response: [desk.say(key), ...lines.map((line) => `• ${line}`)].join("\n") };
}
