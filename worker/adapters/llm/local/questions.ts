import { fieldsOf } from "@/worker/core/shape";
import { fieldLabel, inSentence, valueText } from "@/worker/core/telling";
import type { Tool } from "../port";
import { asksFor } from "./changes";
import { outcomeText, type Question } from "./outcome";
import { recordNamed } from "./records";
import type { Reading } from "./reading";
import type { Match } from "./sayings";
import type { Said, Scene } from "./scene";
import { type Filled, fill, recordFields } from "./slots";
import { tellerOf } from "./telling";

/** An operation that a message asks for, filled in with what the message says. */
export interface Asked {
  match: Match;
  filled: Filled;
}

interface Rated {
  match: Match;
  filled: Filled | null;
  score: number;
}

/** Less alike than this, a message asks for something else. */
const LEAST = 0.55;
/** What a message loses for what an operation needs and it does not say, or for what it says and the operation cannot take. */
const LACK = 0.25;
/** What an operation on the records named wins over one as alike, and again one that the message orders. */
const PREFERENCE = 0.02;
/** What a list wins for a choice of its own that a message names. */
const CHOICE = 0.1;

/**
 * The operation on named records that a message asks for: where an item is used, what a price change does, a replacement.
 * Null when it sounds more like a list, a record to show, or a usual change.
 */
export function recordQuestion({ message, desk, library }: Scene): Asked | null {
  const shows = library.shelves.flatMap(({ show }) => show ?? []);
  const rated = library.sayings.matching(message, desk.tools).flatMap((match): Rated[] => {
    if (match.score < LEAST - LACK) return [];
    const isOurs = isAboutRecords(match.tool) && !shows.includes(match.tool);
    if (!isOurs) return [{ match, filled: null, score: match.score + (namesChoice(match) ? CHOICE : 0) }];
    if (match.tool.operation.kind === "command" && !asksFor(match.tool, match.reading)) return [];
    const filled = fill(match);
    const wins = match.tool.operation.kind === "command" ? 2 * PREFERENCE : PREFERENCE;
    return filled.names.id ? [{ match, filled, score: match.score + wins - LACK * (filled.missing.length + filled.spare) }] : [];
  });
  const [best] = rated.sort((one, other) => other.score - one.score || other.match.own.size - one.match.own.size);
  return best?.filled && best.score >= LEAST ? { match: best.match, filled: best.filled } : null;
}

/** Queries of one record, and commands on another module's records; the usual commands on a module's own are known by their verbs. */
function isAboutRecords({ module, operation }: Tool): boolean {
  const records = recordFields(operation);
  return "id" in records && (operation.kind === "query" || records.id?.includes(module) === false);
}

/** Does the message name a choice that the operation takes? */
function namesChoice({ tool: { operation }, reading }: Match): boolean {
  const fields = fieldsOf(operation.input);
  return reading.mentions.some(({ meanings }) =>
    meanings.some((meaning) => meaning.of === "choice" && fields[meaning.field]?.options.includes(meaning.choice)),
  );
}

/** Looks the records up, runs the operation and says what it answers; a command is proposed. */
export async function answerAsked(scene: Scene, { match, filled }: Asked): Promise<Said> {
  const { desk } = scene;
  const { tool } = match;
  const input = { ...filled.input };
  const told: string[] = [];
  for (const [field, modules] of Object.entries(recordFields(tool.operation))) {
    const groups = filled.names[field];
    if (!groups) continue;
    const named = await recordNamed(scene, modules, groups);
    if (!("id" in named)) return named;
    input[field] = named.id;
    told.push(field === "id" ? named.name : `${labelOf(scene, tool, field)} ${named.name}`);
  }
  const missing = filled.missing.map((field) => labelOf(scene, tool, field));
  if (missing.length) return { response: desk.say("missing", { fields: missing.join(", ") }) };
  if (tool.operation.kind === "command") return { response: desk.say("proposed"), proposals: [await desk.propose(tool.operation, input)] };
  return said(scene, match, input, [...told, ...toldOf(scene, tool, filled.input)]);
}

/** Runs a query. A refusal about the record is the answer. */
async function said(
  { desk, library, language }: Scene,
  { tool, reading, own }: Match,
  input: Record<string, unknown>,
  told: string[],
): Promise<Said> {
  const shelf = library.shelves.find(({ module }) => module === tool.module);
  if (!shelf) return { response: desk.say("declined") };
  // "Coût de revient" names a field, even where the question is always asked with these words; "coûte" does not.
  const fields = reading.mentions.filter(({ from, to }) => to - from > 1 || !own.has(from));
  const meaningsOf = (mentions: Reading["mentions"]) => mentions.flatMap(({ meanings }) => meanings);
  const question: Question = {
    told,
    known: Object.keys(input),
    fields: meaningsOf(fields).flatMap((meaning) => (meaning.of === "field" ? meaning.field : [])),
    choices: meaningsOf(reading.mentions.filter(({ meanings }) => meanings.every(({ of }) => of === "choice"))).flatMap((meaning) =>
      meaning.of === "choice" && !(meaning.field in input) ? meaning : [],
    ),
  };
  try {
    const output = await desk.run(tool.operation, input);
    return { response: outcomeText(tool.operation, output, question, tellerOf(shelf, language, desk.say)) };
  } catch (error) {
    return { response: desk.say("about", { name: told.join(", "), text: desk.phrase(error, shelf.words[language]) }) };
  }
}

/** The figures and choices that an operation is asked with, as people read them. */
function toldOf({ language }: Scene, tool: Tool, input: Record<string, unknown>): string[] {
  const telling = { words: tool.words[language], language };
  return Object.entries(fieldsOf(tool.operation.input)).flatMap(([field, shape]) => {
    const parsed = field in input ? shape.schema.safeParse(input[field]) : null;
    const text = parsed?.success ? valueText(shape, field, parsed.data, telling) : null;
    return text === null ? [] : [`${inSentence(fieldLabel(telling, field))} ${text}`];
  });
}

function labelOf({ language }: Scene, tool: Tool, field: string): string {
  return inSentence(fieldLabel({ words: tool.words[language], language }, field));
}
