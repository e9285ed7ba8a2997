import type { Answered } from "../ask-service";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { printJson } from "../output/json";
import { readText } from "../read-text";

interface Options {
  /** Fields whose values are read: numbers, true, null, JSON, `@file`. */
  field: string[];
  /** Fields whose values are texts, whatever they look like. */
  rawField: string[];
  /** Headers of the request: `Accept-Language: en`. */
  header: string[];
  /** A file; `true` where none was named, as commander says of a flag that `--no-input` would take away. */
  input?: string | true;
  method?: string;
  /** Are the status and the headers of the answer shown too? */
  include?: boolean;
  paginate?: boolean;
  jq?: string;
  idempotencyKey?: string;
}

/** An address without what all begin with: `items?limit=1`. */
const BARE = /^[a-z][a-z-]*(?:[/?]|$)/;

const methods = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/** Sends any request to the API as the person who is signed in, and shows its answer. @throws Stop when the path leads elsewhere */
export async function api(context: CommandContext, first: string, second: string | undefined, options: Options): Promise<void> {
  const { client, terminal, translator } = context;
  const count = options.field.length + options.rawField.length;
  const standard = count || typeof options.input === "string" ? "POST" : "GET";
  const [method, address] = second === undefined ? [options.method ?? standard, first] : [first, second];
  const path = BARE.test(address) ? `/api/${address.replace(/^api\//, "")}` : address;
  const verb = method.toUpperCase();
  if (!methods.includes(verb)) throw new Stop(translator.say("api.badMethod", { methods: methods.join(", ") }), exitCodes.usage);
  // The token goes to the service alone.
  if (!/^\/(?![/\\])/.test(path)) throw new Stop(translator.say("api.badPath"), exitCodes.usage);
  const raw = options.rawField.map((pair) => parted(context, pair));
  const read = await Promise.all(options.field.map((pair) => readField(context, pair)));
  const fields = Object.fromEntries([...raw, ...read]);
  const isAside = verb === "GET" || typeof options.input === "string";
  const query = isAside && count ? `${path.includes("?") ? "&" : "?"}${new URLSearchParams(texts(fields))}` : "";
  const body =
    verb === "GET" ? undefined : typeof options.input === "string" ? await readText(context, options.input) : JSON.stringify(fields);
  const seen = options.include ? (answer: Answered) => terminal.out(headOf(answer)) : undefined;
  const headers = Object.fromEntries(options.header.map((line) => headerOf(context, line)));
  const ask = (address: string) => client.api<unknown>(verb, address, body, { key: options.idempotencyKey, seen, headers });
  const answer = verb === "GET" && options.paginate ? await allPages(ask, path + query) : await ask(path + query);
  await printJson(terminal, answer, { jq: options.jq });
}

/** The status and the headers of an answer, as HTTP writes them, and the line that ends them. */
function headOf({ status, statusText, headers }: Answered): string {
  const lines = Object.entries(headers).flatMap(([name, values = []]) => [values].flat().map((value) => `${name}: ${value}`));
  return [`HTTP/1.1 ${status} ${statusText}`, ...lines.sort(), ""].join("\n");
}

/** A list to its end, as one page. */
async function allPages(ask: (address: string) => Promise<unknown>, address: string): Promise<unknown> {
  const items: unknown[] = [];
  for (let cursor: string | null | undefined = ""; ; ) {
    const page = (await ask(cursor ? `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ cursor })}` : address)) as Page;
    if (!Array.isArray(page?.items)) return page;
    items.push(...page.items);
    cursor = page.nextCursor;
    if (!cursor) return { ...page, items, nextCursor: null };
  }
}

interface Page {
  items: unknown[];
  nextCursor?: string | null;
}

/** "price=4.5" in two. @throws Stop for what is no field */
function parted({ translator }: CommandContext, pair: string): [string, string] {
  const [name = "", ...rest] = pair.split("=");
  if (!name || !rest.length) throw new Stop(translator.say("api.badField", { text: pair }), exitCodes.usage);
  return [name, rest.join("=")];
}

/** A field as it is read: what JSON can read is what JSON says, `@file` what the file holds (`@-` the standard input), the rest a text. */
async function readField(context: CommandContext, pair: string): Promise<[string, unknown]> {
  const [name, text] = parted(context, pair);
  if (text.startsWith("@")) return [name, await readText(context, text.slice(1))];
  try {
    return [name, JSON.parse(text)];
  } catch {
    return [name, text];
  }
}

/** "Accept-Language: en" as a header. @throws Stop for what is none */
function headerOf({ translator }: CommandContext, line: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
  if (!name || !value) throw new Stop(translator.say("api.badHeader", { text: line }), exitCodes.usage);
  return [name.toLowerCase(), value];
}

const texts = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]));
