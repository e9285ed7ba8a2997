import { type exportedFile, isExport } from "@/worker/core/contract/exporting";
import type { z } from "@/worker/core/contract/fields";
import { nameOf } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/shape";
import { isSheet, type SheetFile } from "@/worker/core/contract/printing";
import { choiceLabel, fieldLabel, inSentence, valueText } from "@/worker/core/text/format-value";
import type { Tool } from "../port";
import { asksFor } from "./changes";
import type { Row } from "./conditions";
import { outcomeText, type Question } from "./outcome";
import { recordNamed } from "./records";
import type { Mention, Reading } from "./reading";
import { is } from "./lexicon";
import type { Match } from "./sayings";
import type { Said, Scene } from "./scene";
import { codeField, type Filled, fill, namedFields, recordFields } from "./slots";
import { valueWriterOf } from "./value-writer";
import { isReference, type Token } from "./text";
import { daysTold, isDay, isDenied, namesFood, totalsAsked, wholeText } from "./whole";

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
/** What names no record must sound like the question itself. */
const SURE = 0.75;
/** What a message loses for what an operation needs and it does not say, or for what it says and the operation cannot take. */
const LACK = 0.25;
/** What an operation on the records named wins over one as alike, and again one that the message orders. */
const PREFERENCE = 0.02;
/** What is stated must be said as the operation says it. */
const STATED = 0.9;
/** What a list wins for a choice of its own that a message names, where it names no record by its reference. */
const CHOICE = 0.1;

/**
 * The operation on named records that a message asks for: where an item is used, what a price change does, a replacement; or
 * another list than a module's own, as what to order.
 * Null when it sounds more like a list, a record to show, or a usual change.
 */
export function recordQuestion({ library, matches }: Scene): Asked | null {
  const shows = library.shelves.flatMap(({ show }) => (show && nameOf(show.operation).verb === "show" ? show : []));
  const columnsOf = (module: string) => library.shelves.find((shelf) => shelf.module === module)?.list?.columns;
  const rated = matches.flatMap((match): Rated[] => {
    if (match.score < LEAST - LACK) return [];
    const { tool } = match;
    const isCommand = tool.operation.kind === "command";
    const isOurs = isAboutRecords(match) && !shows.includes(tool);
    const isFile = isExport(tool.operation);
    if (isFile && !asksForFile(match)) return [];
    if (!isOurs && !isFile && !isOtherList(tool))
      return [{ match, filled: null, score: match.score + (namesChoice(match) && !saysReference(match.reading) ? CHOICE : 0) }];
    if (isCommand && !asksFor(tool, match.reading) && !isStatement(match)) return [];
    const filled = namesOnly(fill(match, columnsOf(tool.module)), tool, library);
    const wins = isCommand ? 2 * PREFERENCE : PREFERENCE;
    if (!isOurs && !isFile && (match.score < SURE || isDenied(match) || isUnplaced(match))) return [];
    const isNamed = Object.keys(filled.names).length > 0 || saysReference(match.reading);
    // What an order does not say is asked for.
    const lacks = isCommand && saysReference(match.reading) ? 0 : filled.missing.length + filled.spare;
    return isNamed || !isOurs ? [{ match, filled, score: match.score + wins - LACK * lacks }] : [];
  });
  const [best] = rated.sort((one, other) => other.score - one.score || other.match.own.size - one.match.own.size);
  return best?.filled && best.score >= LEAST ? { match: best.match, filled: best.filled } : null;
}

/**
 * Queries of one record, by its name or its reference; commands on another module's records, or on the record whose reference
 * is said. The usual commands on names of a module's own are known by their verbs.
 */
function isAboutRecords({ tool: { module, operation }, reading }: Match): boolean {
  const records = recordFields(operation);
  const isReferred = saysReference(reading);
  if (operation.kind === "query") return Object.keys(records).length > 0 || (isReferred && codeField(operation) !== null);
  return "id" in records && (isReferred || records.id?.includes(module) === false);
}

/** "Exporte mes clients": the list of which a file is wanted is named; that one wants a file is no name of a list. */
function asksForFile({ reading: { tokens }, own }: Match): boolean {
  const isFiling = (at: number) => is.filing(tokens[at]?.word ?? "");
  return tokens.some((_, at) => isFiling(at)) && [...own].some((at) => !isFiling(at));
}

/** A food said to a query that can be told none: its answer would be that of everything. */
function isUnplaced(match: Match): boolean {
  const { operation } = match.tool;
  const takesName = "search" in operation.input.shape || Object.keys(namedFields(operation)).length > 0 || codeField(operation) !== null;
  return !takesName && namesFood(match);
}

/** "L'ingrédient le moins cher": a choice of the module where a name is looked up is nobody's name. */
function namesOnly(filled: Filled, { operation }: Tool, { shelves }: Scene["library"]): Filled {
  const modules = recordFields(operation);
  const isChoice = (field: string) => (group: Token[]) =>
    shelves.some(
      ({ module, phrases }) =>
        modules[field]?.[0] === module &&
        phrases.some(({ meaning, stems }) => meaning.of === "choice" && stems.join(" ") === group.map(({ stem }) => stem).join(" ")),
    );
  const named = Object.entries(filled.names).map(([field, groups]) => [field, groups.filter((group) => !isChoice(field)(group))] as const);
  const empty = named.flatMap(([field, groups]) => (field in modules && !groups.length && filled.names[field]?.length ? field : []));
  return { ...filled, names: Object.fromEntries(named.filter(([, groups]) => groups.length)), missing: [...filled.missing, ...empty] };
}

function saysReference({ tokens }: Reading): boolean {
  return tokens.some(isReference);
}

/** "La facture FA-2026-0012 est réglée": said of a record, and no question; only words that say all of it count. */
function isStatement({ score, reading: { tokens, message } }: Match): boolean {
  const isQuestion = tokens.some(({ word }, at) => is.asking(word) && !(at > 0 && /^(?:is|are)$/.test(word))) || message.includes("?");
  return score >= STATED && !isQuestion && !tokens.some(({ word }) => is.showing(word)) && tokens.some(isReference);
}

/** Another list of a module than its own, or its figures, that needs nothing said: what to order, what was received, what there is. */
function isOtherList({ operation }: Tool): boolean {
  const rows = fieldsOf(operation.output).items;
  const isWhole = operation.kind === "query" && operation.scope === "business" && operation.input.safeParse({}).success;
  const isTold = rows ? rows.kind === "records" : operation.columns !== undefined && !isSheet(operation);
  return isWhole && !["list", "show"].includes(nameOf(operation).verb) && isTold;
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
  for (const [field, modules] of Object.entries(namedFields(tool.operation))) {
    const groups = filled.names[field];
    if (!groups) continue;
    const named = await recordNamed(scene, modules, groups);
    if (!("id" in named)) return undivided(scene, match, groups) ?? named;
    input[field] = named.id;
    told.push(told.length === 0 ? named.name : `${labelOf(scene, tool, field)} ${named.name}`);
  }
  const missing = filled.missing.map((field) => labelOf(scene, tool, field));
  if (missing.length) return { response: desk.say("missing", { fields: missing.join(", ") }) };
  if (tool.operation.kind === "command") return { response: desk.say("proposed"), proposals: [await desk.propose(tool.operation, input)] };
  return said(scene, match, input, told);
}

/** "Revenue by product", of what is told apart otherwise: says by what. Null where nothing is to be told apart. */
function undivided({ desk, language }: Scene, { tool, reading }: Match, groups: Token[][]): Said | null {
  const [first] = groups.flat();
  const at = reading.tokens.findIndex(({ start }) => start === first?.start);
  const [field, shape] = Object.entries(fieldsOf(tool.operation.input)).find(([name]) => name === "by") ?? [];
  if (!first || !field || !shape || !/^(?:par|by|per)$/.test(reading.tokens[at - 1]?.word ?? "")) return null;
  const telling = { words: tool.words[language], language };
  const known = shape.options.map((choice) => inSentence(choiceLabel(telling, field, choice))).join(", ");
  return { response: desk.say("undivided", { by: reading.message.normalize("NFC").slice(first.start, first.end), known }) };
}

/** Runs a query. A refusal about the record is the answer. */
async function said(
  { desk, library, language }: Scene,
  { tool, reading, own }: Match,
  input: Record<string, unknown>,
  names: string[],
): Promise<Said> {
  const records = Object.keys(namedFields(tool.operation));
  const others = Object.fromEntries(Object.entries(input).filter(([field]) => !records.includes(field)));
  const { days, rest } = daysIn(others, language);
  const told = [...names, ...toldOf({ language }, tool, rest), ...days];
  const shelf = library.shelves.find(({ module }) => module === tool.module);
  if (!shelf) return { response: desk.say("declined") };
  // "Coût de revient" names a field, even where the question is always asked with these words; "coûte" does not.
  // The lists inside a record are named by what one asks: "parti", "reçu".
  const shapes = fieldsOf(tool.operation.output);
  const namesList = ({ meanings }: Mention) =>
    meanings.some((meaning) => meaning.of === "field" && shapes[meaning.field]?.kind === "records");
  const fields = reading.mentions.filter((mention) => mention.to - mention.from > 1 || !own.has(mention.from) || namesList(mention));
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
    const isWhole = "items" in shapes && !Object.keys(recordFields(tool.operation)).length && totalsAsked(shapes, reading);
    if (isWhole) return { response: wholeText({ tool, reading }, input, output as Row, valueWriterOf(shelf, language, desk), names) };
    if (isExport(tool.operation)) return fileAt((output as z.output<typeof exportedFile>).text, told, desk);
    if (isSheet(tool.operation)) return { response: desk.say("paper", { link: (output as SheetFile).content }) };
    return { response: outcomeText(tool.operation, output, question, valueWriterOf(shelf, language, desk)) };
  } catch (error) {
    return { response: desk.say("about", { name: told.join(", "), text: desk.phrase(error, shelf.words[language]) }) };
  }
}

/** The days that a query is asked for, as people say them; and what else it is asked. */
function daysIn(input: Record<string, unknown>, language: Scene["language"]): { days: string[]; rest: Record<string, unknown> } {
  const told = daysTold(input, {}, language);
  const rest = Object.entries(input).filter(([field]) => !(told && isDay(field)));
  return { days: told ? [told] : [], rest: Object.fromEntries(rest) };
}

/** The address of a file, and what was asked of it. */
function fileAt(link: string, told: string[], { say }: Scene["desk"]): Said {
  return { response: say("file", { link, told: told.length ? ` (${told.join(", ")})` : "" }) };
}

/** The figures and choices that an operation is asked with, as people read them. */
function toldOf({ language }: Pick<Scene, "language">, tool: Tool, input: Record<string, unknown>): string[] {
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
