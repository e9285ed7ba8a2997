import { isExport } from "@/worker/core/contract/exporting";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { civilDate } from "@/worker/core/figures/dates";
import type { AssistantTools, Question } from "../port";
import { answerList, answerRecord } from "./answers";
import { asksFor, changeFrom } from "./changes";
import { boundTo, byName, goesBy } from "./bound";
import { figureFor, untoldBy } from "./figures";
import { is } from "./lexicon";
import type { Heard, Link } from "./names";
import { isPlain } from "./model/plain";
import { isOfDays, periodOf } from "./periods";
import { asSaid, presetsOf } from "./presets";
import { answerAsked } from "./questions";
import { isFrame, isVessel, read } from "./reading";
import type { Match, Said, Scene } from "./scene";
import { libraryOf, type Shelf } from "./shelf";
import { axisNamed } from "./superlatives";
import { codeField, fill, namedFields } from "./slots";
import { isReference, NAMED, stemOf, tokensOf } from "./text";
import { type Reading, spokenIn } from "./understanding";

/** The answer of one reading of a message, with the words that it does not know. */
export async function rankedAnswer(question: Question, desk: AssistantTools, ranked: Reading, heard: Heard): Promise<Said> {
  const reason = desk.closed(ranked.tool.operation);
  if (reason !== null) return { response: desk.say("cannot", { reason }), isNothing: true };
  const reading = ranked.measure ? ranked : asSaid(ranked, heard.text, desk);
  if (reading.measure) return figureFor(desk, reading, heard);
  const library = libraryOf(desk.all);
  const shelf = library.shelves.find(({ module }) => module === reading.tool.module);
  if (!shelf) return { response: desk.say("declined"), isNothing: true };
  const isCommand = reading.tool.operation.kind === "command";
  const { operation } = reading.tool;
  // What has a number is the record of that number, whatever it is called besides; places may be said in any question.
  const isNumbered = tokensOf(heard.text).some(isReference);
  const untaken = isCommand ? [] : untakenOf(operation, shelf, heard.links);
  const idle = isNumbered
    ? heard.links
    : heard.links.filter((link, at) => (untaken.includes(link) && isPlace(link)) || isChoice(link, at, heard, shelf));
  const message = isCommand ? question.message : restored(heard, idle);
  const links = isCommand ? [] : heard.links.filter((link) => !idle.includes(link));
  const scene: Scene = { message, language: question.language, desk, library, links };
  const match = matchFor(message, reading, shelf);
  const understood = { shelf, reading: match.reading, language: question.language, desk, own: match.own, links };
  if (isCommand) return commandFor(scene, match, shelf);
  // What an operation cannot be told is never left out in silence.
  const missed = untaken.filter((link) => !idle.includes(link)).flatMap(({ words }) => words);
  if (!isNumbered) missed.push(...kindsUnsaid(match, shelf, desk).filter((word) => !idle.some(({ words }) => words.includes(word))));
  if (missed.length) return { response: "", missed };
  const isReferred = match.reading.tokens.some(isReference);
  // One record is asked for by its number: all of it answers, whichever field is meant.
  if (isReferred && shelf.show && operation === shelf.list?.operation && /^(?:reference|number)$/.test(shelf.list.title)) {
    const shown: Reading = { ...reading, name: shelf.show.operation.id, tool: shelf.show, preset: {} };
    const told = await queryFor(scene, matchFor(message, shown, shelf), shown);
    if (!told.missed?.length && !told.isNothing) return told;
  }
  if (operation === shelf.list?.operation) return answerList(understood, presetsOf(reading, match, shelf, question, desk));
  if (shelf.list && operation === shelf.show?.operation && "id" in operation.input.shape && !isReferred) return answerRecord(understood);
  return queryFor(scene, match, reading);
}

/** The names in a message that a reading cannot be told, without running it. */
export async function untakenBy({ measure, tool }: Reading, { links, text }: Heard, desk: AssistantTools): Promise<Link[]> {
  if (measure) return untoldBy(measure, links, desk);
  const shelf = libraryOf(desk.all).shelves.find(({ module }) => module === tool.module);
  if (!shelf || tool.operation.kind === "command" || tokensOf(text).some(isReference)) return [];
  return untakenOf(tool.operation, shelf, links).filter((link) => !isPlace(link));
}

/** Of the names in a message, those that neither an input nor a row of an operation holds: each input takes one. */
function untakenOf(operation: Operation, { list, module }: Shelf, links: readonly Link[]): Link[] {
  if (list && operation === list.operation) return boundTo(list, module, links).untaken;
  if (nameOf(operation).verb === "search") return [];
  const open = Object.entries(fieldsOf(operation.input)).flatMap(([field, { names }]) =>
    names.length ? [names] : field === "id" ? [[nameOf(operation).module]] : calledBy(field, operation),
  );
  return links.filter(({ ways }) => {
    const at = open.findIndex((modules) => ways.some((way) => modules.some((one) => goesBy(one, way))));
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
}

/** Of a query that takes a client or supplier by its name alone: whose records these are. */
const calledBy = (field: string, { kind }: Operation) => (kind === "query" && byName.test(field) ? [[`${field}s`]] : []);

/** "Price for restaurants": kinds of clients that an operation is not told apart by. */
function kindsUnsaid({ reading: { tokens, mentions }, tool }: Match, { module, list }: Shelf, desk: AssistantTools): string[] {
  const clients = libraryOf(desk.all).shelves.find((one) => one.module === "clients");
  if (!clients || module === "clients") return [];
  const kindStems = new Set(
    clients.phrases.flatMap(({ stems, meaning }) =>
      meaning.of === "choice" && meaning.field === "category" && stems.length === 1 ? stems : [],
    ),
  );
  const isList = tool.operation === list?.operation;
  const known = { ...fieldsOf(tool.operation.input), ...(isList ? list.row : fieldsOf(tool.operation.output)) };
  const takes = (field: string, choice: string) =>
    known[field]?.options.includes(choice) || Object.values(known).some(({ fields }) => fields[field]?.options.includes(choice));
  const isHeard = (at: number) =>
    mentions.some(
      ({ from, to, meanings }) => at >= from && at < to && meanings.some((one) => one.of === "choice" && takes(one.field, one.choice)),
    );
  return tokens.flatMap(({ word, stem }, at) => (kindStems.has(stem) && !isHeard(at) ? [word] : []));
}

const isPlace = ({ ways }: Link) => ways.every(({ kind }) => kind === "location");

/** "Sans lait", "products with celery": what a list is told apart by is asked for, not what is called so. */
function isChoice({ words }: Link, at: number, { text }: Heard, { list, phrases }: Shelf): boolean {
  const isContained = new RegExp(
    `(?:contien\\w*|contenant|contain\\w*|sans|without|avec|with) (?:du |de |la |l'|des |les |any )*\\s*◊${at}|◊${at} *free`,
  ).test(text);
  const own = words.map(stemOf).join(" ");
  return (
    isContained &&
    phrases.some(({ stems, meaning }) => meaning.of === "choice" && stems.join(" ") === own && meaning.field in (list?.input ?? {}))
  );
}

/** A text with some names in it as they were said. */
const restored = ({ text, links }: Heard, idle: readonly Link[]) =>
  text.replace(NAMED, (sign) => {
    const link = links[Number(sign.slice(1))];
    return link && idle.includes(link) ? link.words.join(" ") : sign;
  });

/** A message as one operation understands it. Words that ask for the operation are nobody's name, and no condition besides. */
export function matchFor(message: string, reading: Pick<Reading, "name" | "tool" | "preset">, shelf: Shelf): Match {
  const spoken = new Set(spokenIn(message, reading));
  const heard = read(message, shelf.phrases);
  const own = new Set(heard.tokens.flatMap(({ word }, at) => (spoken.has(word) ? at : [])));
  const isPreset = Object.keys(reading.preset).length > 0;
  const mentions = isPreset
    ? heard.mentions.filter(({ from, to, meanings }) => {
        const isOwn = heard.tokens.slice(from, to).every((_, place) => own.has(from + place));
        // "Produits en rupture" are products alone, whatever the way of asking is called.
        const isKind = meanings.some((one) => one.of === "choice" && one.field === "kind") && !("kind" in reading.preset);
        const isPresets = meanings.some((one) => one.of === "choice" && one.field in reading.preset);
        return !isOwn || isKind || isPresets || meanings.every(({ of }) => of === "module");
      })
    : heard.mentions;
  return { tool: reading.tool, reading: { ...heard, mentions }, own };
}

/** A query that is no list of its module: filled in with what the message says, run, and told. */
async function queryFor(scene: Scene, match: Match, { preset }: Reading): Promise<Said> {
  const { operation } = match.tool;
  const filled = fill(match);
  const takesName = Object.keys(namedFields(operation)).length > 0 || codeField(operation) !== null || "search" in operation.input.shape;
  const missed = (takesName && !scene.links.length) || isExport(operation) ? [] : unexplained(match);
  if (missed.length) return { response: "", missed };
  // A file of what nothing is called is not the file that was asked for.
  if (isExport(operation) && filled.input.search) return { response: "", missed: [String(filled.input.search)] };
  if (!isExport(operation) && filled.spare > 0 && !match.reading.tokens.some(isReference)) return { response: "", missed: daysIn(match) };
  const said = await answerAsked(scene, match, { ...filled, input: { ...filled.input, ...preset } });
  return said.isNothing
    ? {
        ...said,
        missed: Object.values(filled.names)
          .flat(2)
          .map(({ word }) => word),
      }
    : said;
}

/** The words that neither ask for the operation nor mean anything to its module. */
function unexplained({ reading: { tokens, rest }, own }: Match): string[] {
  const period = periodOf(tokens, civilDate(Date.now()));
  const isDays = (at: number) => period !== null && at >= period.from && at < period.to;
  return rest
    .filter((at) => !own.has(at) && !isDays(at) && !isOfDays(tokens, at) && !isVessel(tokens, at) && !isFrame(tokens, at))
    .filter((at) => !isPlain(tokens[at]?.word ?? "") && !is.vessel(tokens[at]?.word ?? "") && !axisNamed(tokens[at]?.word ?? ""))
    .map((at) => tokens[at]?.word ?? "");
}

function daysIn({ reading: { tokens } }: Match): string[] {
  const period = periodOf(tokens, civilDate(Date.now()));
  return period
    ? [
        tokens
          .slice(Math.max(0, period.from), period.to)
          .map(({ word }) => word)
          .join(" "),
      ]
    : [];
}

/** A change, as it would be made: only where the message orders it, or states it of a record. */
async function commandFor(scene: Scene, match: Match, shelf: Shelf): Promise<Said> {
  const { desk, language } = scene;
  const { tool, reading, own } = match;
  const isReferred = reading.tokens.some(isReference);
  const isQuestion = reading.message.includes("?") || reading.tokens.some(({ word }) => is.asking(word));
  if (!asksFor(tool, reading) && (!isReferred || isQuestion)) return { response: desk.say("unknown"), missed: [reading.message] };
  const modules = fieldsOf(tool.operation.input).id?.names ?? [];
  const isOthers = modules.length > 0 && !modules.includes(nameOf(tool.operation).module);
  if (isReferred || isOthers || !("id" in tool.operation.input.shape || "name" in tool.operation.input.shape))
    return answerAsked(scene, match, fill(match));
  const change = await changeFrom({ shelf, reading, language, desk, own, links: [] }, tool);
  return change ?? { response: desk.say("which") };
}
