import { REFERENCE } from "@/worker/core/contract/reference";
import { nameOf } from "@/worker/core/contract/operation";
import type { OperationOutline } from "./catalogue/outline";
import type { Shape } from "@/worker/core/contract/shape";
import { fold } from "@/worker/core/language";
import { nearest } from "@/worker/core/text/nearest";
import { isYes } from "./is-yes";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { rowFieldsOf, type Row, shortId } from "./output/show";
import { loadModule } from "./registry";

/** Pages of a list that are looked through for the end of an identifier, which no search finds. */
const PAGES = 20;
/** Names that are proposed where several records have what was typed. */
const PROPOSED = 8;
/** The fewest signs of an identifier that name a record. */
const SHORTEST = 5;

const isWholeId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
const isShortId = (text: string) => text.length >= SHORTEST && /^[\da-f]+$/i.test(text);

/**
 * Sends an input in which records are named as their lists show them: what the service knows no reference for is looked up by
 * its name, or by the end of its identifier, in the list of its module, and sent again.
 * @throws Stop where several records have the name, with their references, or none, with the nearest; where a change has a part of
 *   a name only, and nobody says that it is meant
 */
export async function withNames<T>(
  context: CommandContext,
  operation: OperationOutline,
  input: Row,
  send: (input: Row) => Promise<T>,
): Promise<T> {
  let current = await namedBefore(context, operation, input);
  const seen = new Set<string>();
  for (;;) {
    try {
      const answer = await send(current);
      const resolved = isEmptyPage(answer) && operation.kind === "query" ? await namedAfter(context, operation, current) : current;
      if (resolved === current) return answer;
      current = resolved;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      const fault = faultyName(operation, current, error);
      if (!fault || seen.has(fault.path)) throw error;
      seen.add(fault.path);
      const id = await lookUp(context, operation, fault, error);
      current = replaced(current, fault.path.split("."), id);
    }
  }
}

/** A name of several words is no reference: it is looked up before it is sent. */
async function namedBefore(context: CommandContext, operation: OperationOutline, input: Row): Promise<Row> {
  let current = input;
  for (const [field, value] of Object.entries(input)) {
    const module = moduleAt(operation, field);
    if (typeof value !== "string" || !module || isReference(value)) continue;
    current = replaced(current, [field], await lookUp(context, operation, { path: field, value, module }));
  }
  return current;
}

/** A reference has no space, and no letter with an accent. */
const isReference = (text: string) => REFERENCE.test(text.trim());

interface Named {
  /** Where in the input: `id`, `client`, `lines.0.item`. */
  path: string;
  value: string;
  module: string;
}

const isEmptyPage = (answer: unknown) =>
  Array.isArray((answer as { items?: unknown[] } | null)?.items) && !(answer as Row & { items: [] }).items.length;

/**
 * The names by which an empty list was narrowed, where they are no references: of one word, they were sent as they are.
 * @throws Stop where one names nothing: an empty list would say that there is nothing of it
 */
async function namedAfter(context: CommandContext, operation: OperationOutline, input: Row): Promise<Row> {
  let current = input;
  for (const [field, value] of Object.entries(input)) {
    const module = moduleAt(operation, field);
    if (typeof value === "string" && module && field !== "id" && !isWholeId(value) && !(await isThere(context, module, value)))
      current = replaced(current, [field], await lookUp(context, operation, { path: field, value, module }));
  }
  return current;
}

/** Is there a record of this reference? Also where nobody can say: what is archived, or shown to others alone, is no slip. */
async function isThere({ client, translator }: CommandContext, module: string, id: string): Promise<boolean> {
  const { show } = (await loadModule(module, translator.language)).operations;
  if (!show || !("id" in show.input.shape)) return true;
  try {
    await client.call(show, { id });
    return true;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return error.exitCode !== exitCodes.notFound;
  }
}

/** The name that a refusal is about, where it is one that can be looked up. */
function faultyName(operation: OperationOutline, input: Row, { exitCode, faults }: Stop): Named | null {
  const unknown = faults.filter(({ code }) => code === "not_found" || code === "reference").map(({ field }) => field);
  if (exitCode === exitCodes.notFound) unknown.push("id");
  for (const path of unknown) {
    const value = path.split(".").reduce<unknown>((inner, key) => (inner as Row | undefined)?.[key], input);
    const module = moduleAt(operation, path);
    if (typeof value === "string" && module && !isWholeId(value)) return { path, value, module };
  }
  return null;
}

/** The module whose records a field names; `id` is of the operation's own, unless it says otherwise. */
function moduleAt(operation: OperationOutline, path: string): string | undefined {
  return shapeAt(operation, path)?.names[0] ?? (path === "id" ? nameOf(operation).module : undefined);
}

function shapeAt(operation: OperationOutline, path: string): Shape | undefined {
  const [first = "", ...rest] = path.split(".").filter((key) => !/^\d+$/.test(key));
  return rest.reduce<Shape | undefined>((shape, key) => shape?.fields[key], operation.input.shape[first]);
}

async function lookUp(
  context: CommandContext,
  operation: OperationOutline,
  { value, module, path }: Named,
  refusal?: Stop,
): Promise<string> {
  const { say, language } = context.translator;
  if (!value.trim()) throw new Stop(say("names.empty", { name: path }), exitCodes.usage, [], [{ field: path, code: "required" }]);
  const { list } = (await loadModule(module, language)).operations;
  if (!list || !("id" in rowFieldsOf(list))) throw refusal ?? new Stop(say("names.none", { name: value }), exitCodes.notFound);
  const unnamed = [{ field: path, code: "reference" }];
  const texts = textFieldsOf(list);
  const wanted = fold(value.trim());
  const rows = await rowsFor(context, list, value);
  const namesIn = (row: Row) => texts.flatMap((field) => (typeof row[field] === "string" && row[field] ? [String(row[field])] : []));
  const same = rows.filter((row) => namesIn(row).some((name) => fold(name) === wanted) || isEndOf(String(row.id), value));
  const like = rows.filter((row) => namesIn(row).some((name) => fold(name).includes(wanted)));
  const found = same.length ? same : like;
  const [only] = found.length === 1 ? found : [];
  if (only && (same.length || operation.kind === "query" || (await isMeant(context, namesIn(only))))) return String(only.id);
  const proposed = found.slice(0, PROPOSED).map((row) => `  ${[...new Set([...namesIn(row), shortId(row)])].slice(0, 3).join(" · ")}`);
  if (found.length)
    throw new Stop(
      say(found.length > 1 ? "names.several" : "names.perhaps", { name: value }),
      exitCodes.usage,
      [...proposed.map((line) => line.trim()), ...(found.length > PROPOSED ? [say("names.more", { count: found.length - PROPOSED })] : [])],
      unnamed,
    );
  const near = nearest(value, rows.flatMap(namesIn)) ?? (await nearestIn(context, list, value, namesIn));
  const message = say(near ? "names.near" : "names.none", { name: value, near });
  throw new Stop(message, path === "id" ? exitCodes.notFound : exitCodes.usage, [], unnamed);
}

/** A change takes a part of a name where a person says that the record is the one. @throws Stop when they say that it is not */
async function isMeant({ terminal, translator }: CommandContext, names: string[]): Promise<boolean> {
  if (!terminal.isInteractive) return false;
  const { say } = translator;
  const answer = await terminal.ask(say("names.meant", { name: [...new Set(names)].slice(0, 2).join(" · ") }));
  if (!isYes(answer, say("confirm.yes"))) throw new Stop(say("ask.dropped"), exitCodes.declined);
  return true;
}

const isEndOf = (id: string, text: string) => isShortId(text) && id.toLowerCase().endsWith(text.toLowerCase());

/** The texts by which a row is told: what its list shows of it. */
function textFieldsOf(list: OperationOutline): string[] {
  const fields = rowFieldsOf(list);
  return (list.telling ?? list.columns ?? Object.keys(fields)).filter((field) => fields[field]?.kind === "text");
}

/** The rows among which a name is: those that a search finds, or, for the end of an identifier, those of the first pages. */
async function rowsFor({ client }: CommandContext, list: OperationOutline, value: string): Promise<Row[]> {
  const limit = "limit" in list.input.shape ? { limit: 100 } : {};
  const ask = (input: Row) => client.call<{ items: Row[]; nextCursor?: string | null }>(list, { ...limit, ...input });
  const searched = "search" in list.input.shape ? (await ask({ search: value })).items : [];
  if (searched.length || !(isShortId(value) || !("search" in list.input.shape))) return searched;
  const rows: Row[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await ask(cursor ? { cursor } : {});
    rows.push(...answer.items);
    if (rows.some((row) => isEndOf(String(row.id), value))) break;
    cursor = answer.nextCursor;
    if (!cursor) break;
  }
  return rows;
}

/** A slip of the finger: the nearest name of the first page. */
async function nearestIn(
  context: CommandContext,
  list: OperationOutline,
  value: string,
  namesIn: (row: Row) => string[],
): Promise<string | null> {
  const { items } = await context.client.call<{ items: Row[] }>(list, "limit" in list.input.shape ? { limit: 100 } : {});
  return nearest(value, items.flatMap(namesIn));
}

function replaced(input: Row, [key = "", ...rest]: string[], value: unknown): Row {
  if (Array.isArray(input))
    return input.map((entry, place) => (String(place) === key ? valueIn(entry as Row, rest, value) : entry)) as unknown as Row;
  return { ...input, [key]: valueIn(input[key] as Row, rest, value) };
}

const valueIn = (inner: Row, rest: string[], value: unknown): unknown => (rest.length ? replaced(inner, rest, value) : value);
