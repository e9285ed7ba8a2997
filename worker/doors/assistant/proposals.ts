import { importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import type { Proposal } from "@/worker/adapters/llm/port";
import { refuseField } from "@/worker/core/errors";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { parse } from "@/worker/core/contract/parse";
import { fieldsOf } from "@/worker/core/contract/shape";
import { fieldLabel, inSentence, valueText } from "@/worker/core/text/format-value";
import type { ModuleWords } from "@/worker/core/text/words-type";
import { requireAccess } from "@/worker/engine/access";
import type { Caller, Person } from "@/worker/engine/actor";
import { call } from "@/worker/engine/call";
import { newId } from "@/worker/engine/identifier";
import { operations, words } from "@/worker/modules/contracts";
import type { RequestContext } from "../request-context";

const AUDIENCE = "cellier-proposal";
const LIFETIME = "15m";

type Asker = Caller & { actor: Person };
type Input = Record<string, unknown>;

/**
 * Prepares a command: checks that the person may, that the input is right, and reads the record it is about, whose version
 * it notes. The proposal is a signed text, good for its person and a quarter of an hour: nothing needs to be stored.
 * @throws Refusal whatever `call` would refuse beforehand
 */
export async function propose(context: RequestContext, caller: Asker, operation: Operation, raw: Input): Promise<Proposal> {
  const { runtime } = context.var;
  requireAccess(caller.actor, operation, runtime.now);
  const records = await recordsIn(context, caller, operation, raw);
  const record = records.id?.record;
  const isVersioned = record && "version" in operation.input.shape && raw.version === undefined;
  const input = isVersioned ? { ...raw, id: record.id, version: record.version } : raw;
  const internal = parse(operation.input, input) as Input;
  const key = await signingKey(context);
  const id = await new SignJWT({ operation: operation.id, input, business: businessOf(caller) })
    .setProtectedHeader({ alg: "ES256" })
    .setJti(newId())
    .setSubject(caller.actor.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(runtime.now / 1_000))
    .setExpirationTime(LIFETIME)
    .sign(key);
  return { id, ...describe(operation, caller, internal, raw, records) };
}

/**
 * Does what was proposed, after the person's yes. Confirmed twice, it acts once.
 * @returns what was done, in words
 * @throws Refusal `invalid_input` naming `confirm` when it is not this person's, or too old; `stale` when the record changed meanwhile
 */
export async function carryOut(context: RequestContext, caller: Asker, proposal: string): Promise<string> {
  const options = { audience: AUDIENCE, subject: caller.actor.userId, algorithms: ["ES256"] };
  const read = await jwtVerify(proposal, await checkingKey(context), options).catch(() => null);
  const operation = operations.find(({ id }) => id === read?.payload.operation);
  if (!read?.payload.jti || !operation || read.payload.business !== businessOf(caller)) refuseField("confirm", "code_wrong");
  const output = await call(context.var.runtime, caller, operation, read.payload.input, read.payload.jti);
  const { done, title } = wordsOf(operation, caller).operations[nameOf(operation).verb] ?? { title: operation.id };
  return [`${done ?? title}.`, ...remarksOf(operation, output as Input, caller)].join("\n");
}

/** The most remarks that are listed; the record shows the others. */
const MOST_REMARKS = 10;

/** The warnings of a command that was carried out: an order that is short of something, and who has it. */
function remarksOf(operation: Operation, output: Input, caller: Asker): string[] {
  const field = operation.warnings ?? "";
  const shape = fieldsOf(operation.output)[field];
  const rows = output[field];
  if (!shape || !Array.isArray(rows) || !rows.length) return [];
  const format = { words: wordsOf(operation, caller), language: caller.language };
  const colon = caller.language === "fr" ? " : " : ": ";
  const remarks = (rows as Input[]).slice(0, MOST_REMARKS).map(({ name, ...row }) => {
    const facts = Object.entries(shape.fields).flatMap(([key, inner]) => {
      const text = key in row && !key.endsWith("Id") && key !== "sku" ? valueText(inner, key, row[key], format) : null;
      return text ? `${inSentence(fieldLabel(format, key))} ${text}` : [];
    });
    return `• ${name}${colon}${facts.join(", ")}`;
  });
  return [`${fieldLabel(format, field)}${colon}`, ...remarks];
}

function businessOf({ actor }: Asker): string | null {
  return actor.business?.id ?? null;
}

/** The text of the card: the command and its record, then what would change. */
function describe(operation: Operation, caller: Asker, internal: Input, raw: Input, records: Records): Omit<Proposal, "id"> {
  const format = { words: wordsOf(operation, caller), language: caller.language };
  const title = format.words.operations[nameOf(operation).verb]?.title ?? operation.id;
  const lines = Object.entries(fieldsOf(operation.input))
    .filter(([field]) => field in raw && field !== "id" && field !== "version")
    .map(
      ([field, shape]) =>
        `${fieldLabel(format, field)}${caller.language === "fr" ? " : " : ": "}${records[field]?.name ?? valueText(shape, field, internal[field], format) ?? "—"}`,
    );
  return { title, summary: [records.id?.name, ...lines].filter(Boolean).join(", ") };
}

/** The records that an input names, by the field: as their modules show them, and what they are called. */
type Records = Record<string, { record: Input; name: string }>;

async function recordsIn(context: RequestContext, caller: Asker, operation: Operation, raw: Input): Promise<Records> {
  const named = Object.entries(fieldsOf(operation.input)).filter(([field, { names }]) => field in raw && (field === "id" || names.length));
  const read = named.map(async ([field, { names }]) => {
    const record = await recordOf(context, caller, names[0] ?? nameOf(operation).module, raw[field]);
    return record ? [[field, record] as const] : [];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** A record as its module shows it; its name is what the module's list shows first. */
async function recordOf({ var: { runtime } }: RequestContext, caller: Asker, module: string, id: unknown): Promise<Records[string] | null> {
  const find = (verb: string) => operations.find((other: Operation) => other.id === `${module}.${verb}`) as Operation | undefined;
  const show = find("show");
  if (!show || !("id" in show.input.shape)) return null;
  const record = (await call(runtime, caller, show, { id })) as Input;
  return { record, name: labelOf(record, find("list")?.columns ?? []) };
}

/** What people call a record: its name, or its reference and the names its list begins with ("CMD-2026-0012, Bistrot du Port"). */
function labelOf({ name, id, ...facts }: Input, columns: readonly string[]): string {
  const reference = columns
    .filter((field, at) => at === 0 && ["reference", "number"].includes(field))
    .flatMap((field) => facts[field] ?? []);
  const names = name ? [name] : columns.filter((field) => field.endsWith("Name") && facts[field]).map((field) => facts[field]);
  return [...reference, ...names].join(", ") || String(id);
}

function wordsOf(operation: Operation, { language }: Caller): ModuleWords {
  return words[nameOf(operation).module]?.[language] ?? { title: "", operations: {}, fields: {} };
}

function signingKey({ env }: RequestContext) {
  return importJWK(JSON.parse(env.SIGNING_KEY) as JWK, "ES256");
}

function checkingKey({ env }: RequestContext) {
  const { kty, crv, x, y } = JSON.parse(env.SIGNING_KEY) as JWK;
  return importJWK({ kty, crv, x, y }, "ES256");
}
