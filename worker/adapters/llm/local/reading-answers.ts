import { isExport } from "@/worker/core/contract/exporting";
import { nameOf } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { civilDate } from "@/worker/core/figures/dates";
import type { AssistantTools, Question } from "../port";
import { answerList, answerRecord } from "./answers";
import { asksFor, changeFrom } from "./changes";
import type { Row } from "./conditions";
import { variantsOf } from "./glossary";
import { is } from "./lexicon";
import { withDaysRight } from "./model/model";
import { written } from "./model/spelling";
import { periodOf } from "./periods";
import { asSaid, presetsOf } from "./presets";
import { answerAsked } from "./questions";
import { isFrame, isVessel, read } from "./reading";
import type { Match, Said, Scene } from "./scene";
import { libraryOf, type Shelf } from "./shelf";
import { codeField, fill, namedFields } from "./slots";
import { isReference, stemOf, tokensOf } from "./text";
import { type Reading, spokenIn } from "./understanding";

/** The answer of one reading of a message, with the words that it does not know. @param before the question that this one goes on from */
export async function rankedAnswer(question: Question, desk: AssistantTools, ranked: Reading, before?: string): Promise<Said> {
  const reason = desk.closed(ranked.tool.operation);
  if (reason !== null) return { response: desk.say("cannot", { reason }), isNothing: true };
  const reading = ranked.measure ? ranked : asSaid(ranked, question.message, desk);
  if (reading.measure) return figureFor(question, desk, reading, before);
  const library = libraryOf(desk.all);
  const shelf = library.shelves.find(({ module }) => module === reading.tool.module);
  if (!shelf) return { response: desk.say("declined"), isNothing: true };
  const isCommand = reading.tool.operation.kind === "command";
  const heard = [withDaysRight(written(question.message)), before ? written(before) : ""].filter(Boolean).join(" ; ");
  const message = isCommand ? question.message : await withNumber(withReferences(heard), shelf, desk);
  const scene: Scene = { message, language: question.language, desk, library };
  const match = matchFor(message, reading, shelf);
  const understood = { shelf, reading: match.reading, language: question.language, desk, own: match.own };
  if (isCommand) return commandFor(scene, match, shelf);
  const isNumbered = match.reading.tokens.some(isReference);
  // One record is asked for by its number: all of it answers, whichever field is meant.
  if (isNumbered && shelf.show && reading.tool.operation === shelf.list?.operation && /^(?:reference|number)$/.test(shelf.list.title)) {
    const shown: Reading = { ...reading, name: shelf.show.operation.id, tool: shelf.show, preset: {} };
    const told = await queryFor(scene, matchFor(message, shown, shelf), shown);
    if (!told.missed?.length && !told.isNothing) return told;
  }
  const { operation } = reading.tool;
  if (operation === shelf.list?.operation) return answerList(understood, presetsOf(reading, match, shelf, question, desk));
  const isReferred = match.reading.tokens.some(isReference);
  if (shelf.list && operation === shelf.show?.operation && "id" in operation.input.shape && !isReferred) return answerRecord(understood);
  return queryFor(scene, match, reading);
}

/** What leads to the number of a record that is said without its letters: "commande 150", "facture n° 89". */
const numbered =
  /(?<![a-z])(?:commandes?|cde|orders?|factures?|invoices?|lots?|batch|livraisons?|delivery|bl|bons?|of|nc|conformites?|conformity|rappels?|recall|devis|avoirs?|credit notes?|achats?|reappros?|n|no|nr|num|numero|number|ref|reference) ?(?:n|no|nr|num|numero|number|°)? ?0*(\d{1,6})(?![\d.,]*\s*(?:%|€|euros?|jours?|days?|mois|months?|semaines?|weeks?|kg|pieces?|ans?|years?))(?!\d)/;

/** Whose records nouns number, where the operation asked for is of another module. */
const numberedModules: Record<string, string> = {
  lot: "lots",
  batch: "lots",
  commande: "orders",
  order: "orders",
  facture: "invoices",
  invoice: "invoices",
};

/** A message with the whole reference of the record that it names by its number: the newest one that ends so. */
async function withNumber(text: string, shelf: Shelf, desk: AssistantTools): Promise<string> {
  const found = numbered.exec(text);
  const number = found?.[1];
  const module = Object.entries(numberedModules).find(([noun]) => found?.[0].startsWith(noun))?.[1];
  const own = shelf.list && /^(?:reference|number)$/.test(shelf.list.title) ? shelf : undefined;
  const list = (own ?? libraryOf(desk.all).shelves.find((one) => one.module === module))?.list;
  if (!found || !number || !list || !/^(?:reference|number)$/.test(list.title) || !("search" in list.input)) return text;
  const [sample] = ((await desk.run(list.operation, { limit: 1 })) as { items: Row[] }).items;
  const [, prefix = ""] = /^(\p{L}+)-\d{4}-/u.exec(String(sample?.[list.title] ?? "")) ?? [];
  const year = Number(civilDate(Date.now()).slice(0, 4));
  const whole = prefix ? [year, year - 1].map((one) => `${prefix}-${one}-${number.padStart(4, "0")}`) : [];
  for (const search of [...whole, number.padStart(4, "0"), number]) {
    const { items } = (await desk.run(list.operation, { search, limit: 50 })) as { items: Row[] };
    const named = items.map((row) => String(row[list.title] ?? "")).filter((title) => Number(/(\d+)$/.exec(title)?.[1]) === Number(number));
    const newest = named.sort().at(-1);
    const at = found.index + found[0].length;
    if (newest) return `${text.slice(0, at).replace(/[n°]* ?0*\d+$/, "")} ${newest} ${text.slice(at)}`;
  }
  return text;
}

/** References are kept in capitals. */
function withReferences(text: string): string {
  return tokensOf(text).reduceRight(
    (all, token) => (isReference(token) ? `${all.slice(0, token.start)}${token.word.toUpperCase()}${all.slice(token.end)}` : all),
    text,
  );
}

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
  const missed = takesName || isExport(operation) ? [] : unexplained(match);
  if (missed.length) return { response: "", missed };
  // A file of what nothing is called is not the file that was asked for.
  if (isExport(operation) && filled.input.search) return { response: "", missed: [String(filled.input.search)] };
  if (!isExport(operation) && filled.spare > 0) return { response: "", missed: daysIn(match) };
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
    .filter((at) => !own.has(at) && !isDays(at) && !isVessel(tokens, at) && !isFrame(tokens, at))
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
  const change = await changeFrom({ shelf, reading, language, desk, own }, tool);
  return change ?? { response: desk.say("which") };
}

/** Figures that a rate is a part of: "TVA à 20 %". */
const RATED = /^vat/;

/** Figures of what is not done are asked for with a negation. */
const NEGATIVE = /^(?:overdue|receivable|payable|onTime|loss|scrap)/;

interface Figure {
  answer: unknown;
  text: string;
  path: string;
  missed: string[];
}

/** A figure, with how it was understood and the address of the rows that make it. Foods in the other language are looked for too. */
async function figureFor({ message }: Question, desk: AssistantTools, reading: Reading, before?: string): Promise<Said> {
  const { measure, by, tool } = reading;
  const spoken = [...new Set([...spokenIn(message, reading), ...(before ? spokenIn(before, reading) : [])])].slice(0, 100);
  const asked = async (text: string, heard = spoken) =>
    (await desk.run(tool.operation, {
      question: text.slice(0, 500),
      measure,
      spoken: heard.slice(0, 100),
      ...(by && { by }),
      ...(before && { before: written(before).slice(0, 500) }),
    })) as Figure;
  const text = withDaysRight(written(message));
  // "Clients qui n'ont pas commandé": no figure is of what is not.
  const not = /\b(?:pas|jamais|aucune?|sans|not|never|without|no|none|nothing|rien|sauf|except|n't|didn't|don't|haven't|hasn't)\b/.exec(
    text,
  )?.[0];
  // "Plus de 500 €" bounds rows: a figure of all of them is another one.
  const bound = /\d[\d., ]*(?:€|euros?|eur\b|%|kg|kilos?\b|grammes?\b|litres?\b)|[€$£] ?\d+/.exec(text)?.[0];
  if (bound && !RATED.test(reading.name)) return { response: "", missed: [...new Set(tokensOf(bound).map(({ word }) => word))] };
  if (not && !NEGATIVE.test(reading.name)) return { response: "", missed: [not] };
  let figure = await asked(text);
  if (!figure.answer && figure.missed.length)
    figure = await asked(translated(text, figure.missed)).then((other) => (other.answer ? other : figure));
  if (!figure.answer) return { response: "", missed: figure.missed.length ? figure.missed : [message] };
  // "—": there is none, which something else may tell.
  const isNone = /: —(?:\s|$)/.test(figure.text.split("\n")[0] ?? "");
  return { response: `${figure.text}\n${desk.at(figure.path)}`, isNothing: isNone };
}

/** A text with foods as the other language names them, where they are among some words. */
function translated(text: string, words: readonly string[]): string {
  const other = (word: string) => (words.includes(word) ? ([...variantsOf(stemOf(word))][1] ?? word) : word);
  return tokensOf(text)
    .map(({ word }) => other(word))
    .join(" ");
}
