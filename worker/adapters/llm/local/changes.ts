import { nameOf } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { isFigure } from "@/worker/core/contract/shape";
import { fieldLabel, inSentence } from "@/worker/core/text/format-value";
import type { Tool } from "../port";
import { fieldMeant, figureField } from "./conditions";
import { findNamed, meant } from "./find";
import { intoWords, is, usualVerbs } from "./lexicon";
import type { Reading } from "./reading";
import type { Said, Understood } from "./scene";
import { linesOf, valueWriterOf } from "./value-writer";
import { tokensOf, type Token, verbStem } from "./text";

/** Does a message ask for a command? Its first word is one of the command's verbs. */
export function asksFor(tool: Tool, { tokens }: Reading): boolean {
  const first = tokens.find(({ word }) => !is.polite(word));
  if (!first || is.asking(first.word)) return false;
  return verbsOf(tool).some((verb) => verbStem(verb) === verbStem(first.word));
}

/** The first word of a command's titles and examples, and those that everyone uses for it. */
function verbsOf({ operation, words }: Tool): string[] {
  const { verb } = nameOf(operation);
  const said = Object.values(words).flatMap(({ operations }) => [operations[verb]?.title ?? "", ...(operations[verb]?.examples ?? [])]);
  return [...said.flatMap((text) => tokensOf(text)[0]?.word ?? []), ...(usualVerbs[verb] ?? [])];
}

/** Fills a command in, and proposes it. What is missing is asked for. */
export async function changeFrom(understood: Understood, tool: Tool): Promise<Said | null> {
  const { desk, language, shelf } = understood;
  const { operation } = tool;
  const telling = { words: shelf.words[language], language };
  const needsRecord = "id" in operation.input.shape;
  const said = needsRecord ? changesOf(understood, tool) : newRecord(understood, tool);
  const isEmpty = nameOf(operation).verb === "update" && Object.keys(said.input).length === 0;
  if (isEmpty) return whatTo(understood, tool);
  if (needsRecord) {
    const found = await recordMeant(understood, said.names);
    if ("response" in found) return found;
    said.input.id = found.id;
  }
  const missing = Object.entries(fieldsOf(operation.input)).filter(
    ([field, { schema }]) => !(field in said.input) && !schema.safeParse(undefined).success,
  );
  if (missing.length) {
    const fields = missing.map(([field]) => inSentence(fieldLabel(telling, field))).join(", ");
    return { response: desk.say("missing", { fields }) };
  }
  return { response: desk.say("proposed"), proposals: [await desk.propose(operation, said.input)] };
}

/** Asks for the value of a field that the message names; null when it names none. */
function whatTo({ reading, language, shelf, desk }: Understood, { operation }: Tool): Said | null {
  const fields = reading.mentions.flatMap((mention) => fieldMeant(mention, (field) => field in operation.input.shape) ?? []);
  const labels = fields.map((field) => inSentence(fieldLabel({ words: shelf.words[language], language }, field)));
  return labels.length ? { response: desk.say("missing", { fields: [...new Set(labels)].join(", ") }), isNothing: true } : null;
}

/** What a message says of a change: values in the exchange form, and the words that name the record. */
interface Change {
  input: Record<string, unknown>;
  names: Token[];
}

/** "passe le prix du coulis à 3,40 €": the field and figure, or the field and choice; what is left names the record. */
function changesOf({ reading, shelf }: Understood, { operation }: Tool): Change {
  const fields = fieldsOf(operation.input);
  const input: Record<string, unknown> = {};
  // "Change le prix" is nothing for a command that knows other amounts only.
  const isOther = reading.mentions.some((mention) => fieldMeant(mention, (field) => isFigure(shelf.fields[field]) && !(field in fields)));
  for (const figure of isOther ? [] : reading.figures) {
    const field = figureField(figure, reading, fields, Object.keys(fields));
    if (field && field in fields && fields[field]?.kind !== "instant") input[field] = figure.value;
  }
  const isAmount = Object.keys(input).length > 0;
  const names = [...reading.rest];
  for (const { meanings, from, to } of reading.mentions) {
    const choice = meanings.find((meaning) => meaning.of === "choice" && fields[meaning.field]?.options.includes(meaning.choice));
    if (choice?.of !== "choice") continue;
    // "Le prix du coulis bio": where an amount changes, what may be left alone and does not follow "en" is a part of the name.
    const isSet = intoWords[1]?.has(reading.tokens[from - 1]?.word ?? "") || !fields[choice.field]?.schema.safeParse(undefined).success;
    if (isAmount && !isSet) names.push(...range(from, to));
    else input[choice.field] = fields[choice.field]?.kind === "choices" ? [choice.choice] : choice.choice;
  }
  const used = new Set(reading.figures.flatMap(({ at, to }) => (Object.keys(input).length ? range(at, to) : [])));
  const verb = reading.tokens.findIndex(({ word }) => !is.polite(word));
  const left = names.filter((at) => at !== verb && !used.has(at)).sort((one, other) => one - other);
  return { input: shelf.list ? input : {}, names: left.flatMap((at) => reading.tokens[at] ?? []) };
}

/** "ajoute l'ingrédient sel de Guérande": the kind it is, and its name as it was typed. */
function newRecord({ reading, shelf }: Understood, { operation }: Tool): Change {
  const fields = fieldsOf(operation.input);
  const title = ["name", shelf.list?.title ?? ""].find((field) => field in fields);
  const input: Record<string, unknown> = {};
  const [head] = reading.mentions;
  const kind = head?.meanings.find((meaning) => meaning.of === "choice" && meaning.field in fields);
  if (kind?.of === "choice" && head) input[kind.field] = kind.choice;
  const after =
    kind && head
      ? head.to
      : Math.max(
          0,
          reading.tokens.findIndex(({ word }) => !is.polite(word)),
        ) + 1;
  const stop = reading.figures.find(({ at, unit }) => at > after && unit)?.at ?? reading.tokens.length;
  const words = trimmed(reading.tokens.slice(after, stop));
  const [from, to] = [words[0]?.start, words.at(-1)?.end];
  if (from !== undefined && to !== undefined && title) input[title] = capital(reading.message.slice(from, to).trim());
  for (const figure of reading.figures) {
    const field = figure.unit ? figureField(figure, reading, fields, Object.keys(fields)) : null;
    if (field) input[field] = figure.value;
  }
  return { input, names: [] };
}

/** Without the small words at either end: "le sel de Guérande à" → "sel de Guérande". */
function trimmed(tokens: Token[]): Token[] {
  const isSmall = ({ word }: Token) => is.small(word) || is.sign(word) || intoWords.some((set) => set.has(word));
  const from = tokens.findIndex((token) => !isSmall(token));
  const to = tokens.findLastIndex((token) => !isSmall(token));
  return from < 0 ? [] : tokens.slice(from, to + 1);
}

async function recordMeant({ shelf, desk, language }: Understood, names: Token[]): Promise<{ id: string } | Said> {
  const { list } = shelf;
  const name = names.map(({ word }) => word).join(" ");
  if (!list || !names.length) return { response: desk.say("which") };
  const archived = "archived" in list.input ? [{}, { archived: true }] : [{}];
  for (const input of archived) {
    const found = meant(await findNamed(desk, list, names, input));
    if (found.length === 1 && found[0]) return { id: String(found[0].row.id) };
    if (found.length === 0) continue;
    const rows = found.slice(0, 10).map(({ row }) => row);
    const lines = linesOf(rows, list, [], valueWriterOf(shelf, language, desk));
    return { response: [desk.say("several"), ...lines, desk.say("which")].join("\n") };
  }
  return { response: desk.say("notFound", { name }), isNothing: true };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, place) => from + place);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
