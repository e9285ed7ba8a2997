import { Refusal } from "@/worker/core/errors";
import { type exportedFile, isExport } from "@/worker/core/contract/exporting";
import type { z } from "@/worker/core/contract/fields";
import { nameOf } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { isSheet, type SheetFile } from "@/worker/core/contract/printing";
import { choiceLabel, fieldLabel, inSentence, valueText } from "@/worker/core/text/format-value";
import type { Tool } from "../port";
import type { Row } from "./conditions";
import { outcomeText, type Question } from "./outcome";
import { byName, goesBy } from "./bound";
import { type Named, recordLinked, recordNamed } from "./records";
import type { Mention, Reading } from "./reading";
import type { Match, Said, Scene } from "./scene";
import { codeField, type Filled, namedFields, recordFields } from "./slots";
import { valueWriterOf } from "./value-writer";
import type { Token } from "./text";
import { daysTold, isDay, totalsAsked, wholeText } from "./totals";

/** Looks the records up, runs the operation and says what it answers; a command is proposed. */
export async function answerAsked(scene: Scene, match: Match, filled: Filled): Promise<Said> {
  const { desk } = scene;
  const { tool } = match;
  const input = { ...filled.input };
  const told: string[] = [];
  const unused: string[] = [];
  const open = [...scene.links];
  for (const [field, modules] of Object.entries(namedFields(tool.operation, scene.links))) {
    const groups = filled.names[field];
    const at = open.findIndex(({ ways }) => ways.some((way) => modules.some((module) => goesBy(module, way))));
    const [link] = at >= 0 ? open.splice(at, 1) : [];
    const named = link ? await recordLinked(scene, modules, link) : groups ? await recordNamed(scene, modules, groups) : null;
    if (!named) continue;
    if (!("id" in named)) return undivided(scene, match, groups ?? []) ?? (await ofEach(scene, match, filled, named, field)) ?? named;
    input[field] = named.id;
    unused.push(...(named.unused ?? []));
    told.push(told.length === 0 ? named.name : `${labelOf(scene, tool, field)} ${named.name}`);
  }
  for (const field of Object.keys(fieldsOf(tool.operation.input)).filter((one) => byName.test(one) && !(one in input))) {
    const at = open.findIndex(({ ways }) => ways.some(({ module, names }) => module === `${field}s` && names.length === 1));
    if (at < 0 || tool.operation.kind !== "query") continue;
    const [name = ""] = open.splice(at, 1)[0]?.ways.find(({ module }) => module === `${field}s`)?.names ?? [];
    input[field] = name;
    told.push(name);
  }
  // Words are looked for where no record is asked for.
  const isSought = open.length > 0 && nameOf(tool.operation).verb === "search";
  if (isSought) input.search = [input.search, ...open.flatMap(({ words }) => words)].filter(Boolean).join(" ");
  else unused.push(...open.flatMap(({ words }) => words));
  const missing = filled.missing.filter((field) => !(field in input)).map((field) => labelOf(scene, tool, field));
  const isLacking = tool.operation.kind === "query" && !told.length;
  if (missing.length)
    return { response: desk.say("missing", { fields: missing.join(", ") }), ...(isLacking && { isNothing: true, isLacking }) };
  if (tool.operation.kind === "command") return { response: desk.say("proposed"), proposals: [await desk.propose(tool.operation, input)] };
  const reply = await said(scene, match, input, told);
  // A word that is nobody's name is said, never left out.
  return unused.length ? { ...reply, missed: [...(reply.missed ?? []), ...unused] } : reply;
}

/** As many records as may be told one after the other. */
const TOGETHER = 3;

/** "Prix du sucre": of a few records with one name, what is asked of each; null for a change, or where they are more. */
async function ofEach(
  scene: Scene,
  match: Match,
  filled: Filled,
  { several = [] }: Exclude<Named, { id: string }>,
  field: string,
): Promise<Said | null> {
  const isSole = filled.missing.every((one) => one === field);
  if (match.tool.operation.kind === "command" || !isSole || !several.length || several.length > TOGETHER) return null;
  const replies = [];
  for (const { id, name } of several) replies.push(await said(scene, match, { ...filled.input, [field]: id }, [name]));
  return { response: replies.map(({ response }) => response).join("\n") };
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
  const records = Object.entries(fieldsOf(tool.operation.input)).flatMap(([field, { names: of }]) =>
    of.length || field === "id" ? field : [],
  );
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
    // What needs no record is told whole: its totals, or the fields that are named.
    const isPlain =
      !Object.keys(recordFields(tool.operation)).length &&
      codeField(tool.operation) === null &&
      !isExport(tool.operation) &&
      !isSheet(tool.operation);
    const isWhole = isPlain && (!("items" in shapes) || totalsAsked(shapes, reading) !== null);
    if (isWhole) return { response: wholeText({ tool, reading }, input, output as Row, valueWriterOf(shelf, language, desk), names) };
    if (isExport(tool.operation)) return fileAt((output as z.output<typeof exportedFile>).text, told, desk);
    if (isSheet(tool.operation)) return { response: desk.say("paper", { link: (output as SheetFile).content }) };
    const response = outcomeText(tool.operation, output, question, valueWriterOf(shelf, language, desk));
    // What nothing says may be said of something else.
    const isUnsaid = nameOf(tool.operation).verb === "search" && !(output as { items?: unknown[] }).items?.length;
    return isUnsaid ? { response, isNothing: true, isLacking: true } : { response };
  } catch (error) {
    const response = desk.say("about", { name: told.join(", "), text: desk.phrase(error, shelf.words[language]) });
    // What is no such record may be another: an item without a recipe.
    return error instanceof Refusal && error.code === "not_found" ? { response, isNothing: true, isLacking: true } : { response };
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
