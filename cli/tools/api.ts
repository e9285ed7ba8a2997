import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { jsonText } from "../output/json";
import { readText } from "../read-text";

interface Options {
  field: string[];
  input?: string;
  jq?: string;
  idempotencyKey?: string;
}

const methods = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/** Sends any request to the API as the person who is signed in, and shows its answer. @throws Stop when the path leads elsewhere */
export async function api(context: CommandContext, method: string, path: string, options: Options): Promise<void> {
  const { client, terminal, translator } = context;
  const verb = method.toUpperCase();
  if (!methods.includes(verb)) throw new Stop(translator.say("api.badMethod", { methods: methods.join(", ") }), exitCodes.usage);
  // The token goes to the service alone.
  if (!/^\/(?![/\\])/.test(path)) throw new Stop(translator.say("api.badPath"), exitCodes.usage);
  const fields = Object.fromEntries(options.field.map((pair) => readField(context, pair)));
  const query = verb === "GET" && options.field.length ? `${path.includes("?") ? "&" : "?"}${new URLSearchParams(texts(fields))}` : "";
  const body = verb === "GET" ? undefined : options.input ? await readText(context, options.input) : JSON.stringify(fields);
  const answer = await client.api<unknown>(verb, path + query, body, options.idempotencyKey);
  terminal.out(await jsonText(answer, { jq: options.jq }, terminal.isInteractive));
}

/** "price=4.5" as a field: what JSON can read is what JSON says, anything else a text. */
function readField({ translator }: CommandContext, pair: string): [string, unknown] {
  const [name = "", ...rest] = pair.split("=");
  if (!name || !rest.length) throw new Stop(translator.say("api.badField", { text: pair }), exitCodes.usage);
  const text = rest.join("=");
  try {
    return [name, JSON.parse(text)];
  } catch {
    return [name, text];
  }
}

const texts = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]));
