import { importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import type { Proposal } from "@/worker/adapters/llm/port";
import { Refusal, refuseField } from "@/worker/core/errors";
import { nameOf } from "@/worker/core/contract/operation";
import { parse } from "@/worker/core/contract/parse";
import { requireAccess } from "@/worker/engine/access";
import type { Caller, Person } from "@/worker/engine/actor";
import { call } from "@/worker/engine/call";
import { newId } from "@/worker/engine/identifier";
import { operations } from "@/worker/modules/contracts";
import type { RequestContext } from "../request-context";
import { translate } from "../words";
import { previewOf, remarksOf, wordsOf } from "./preview";
import { type NamedRecord, recordsIn } from "./records";
import { type Input, type Step, withAnswers, withStandIns } from "./steps";

const AUDIENCE = "cellier-proposal";
const LIFETIME = "15m";

export type Asker = Caller & { actor: Person };
/** A step as the signed text carries it. */
type Written = { operation: string; input: Input };

/**
 * Prepares commands: checks that the person may, that each input is right, and reads the records they are about, whose versions
 * it notes. The proposal is a signed text, good for its person, these very arguments and a quarter of an hour: nothing is stored.
 * @throws Refusal whatever `call` would refuse beforehand; `invalid_input` naming `steps` where something that cannot be undone is not alone
 */
export async function propose(context: RequestContext, caller: Asker, steps: Step[]): Promise<Proposal> {
  const prepared = await Promise.all(steps.map((step, before) => prepare(context, caller, step, before)));
  const final = prepared.find(({ name }) => name !== null);
  if (final && steps.length > 1) refuseField("steps", "alone");
  const name = final?.name ?? null;
  const written: Written[] = prepared.map(({ operation, input }) => ({ operation, input }));
  const id = await new SignJWT({ steps: written, name, business: businessOf(caller) })
    .setProtectedHeader({ alg: "ES256" })
    .setJti(newId())
    .setSubject(caller.actor.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(context.var.runtime.now / 1_000))
    .setExpirationTime(LIFETIME)
    .sign(await signingKey(context));
  return { id, name, ...inWords(prepared, caller) };
}

type Prepared = Written & { name: string | null; preview: ReturnType<typeof previewOf> };

async function prepare(context: RequestContext, caller: Asker, { operation, input: raw }: Step, before: number): Promise<Prepared> {
  requireAccess(caller.actor, operation, context.var.runtime.now);
  const records = await recordsIn(context, caller, operation, raw);
  const own = records.id;
  const isVersioned = own && "version" in operation.input.shape && raw.version === undefined;
  const input = isVersioned ? { ...raw, id: own.record.id, version: own.record.version } : raw;
  const internal = parse(operation.input, withStandIns(input, before)) as Input;
  const preview = previewOf(operation, caller, internal, raw, records);
  return { operation: operation.id, input, name: nameToType(operation.risk, own), preview };
}

/** What cannot be undone is confirmed by typing what its record is called. */
const nameToType = (risk: string, record: NamedRecord | undefined) => (risk === "irreversible" && record ? record.name : null);

/** One card for all steps. */
function inWords(prepared: Prepared[], { language }: Caller): Pick<Proposal, "title" | "summary" | "steps"> {
  const steps = prepared.map(({ preview }) => preview);
  const [first] = steps;
  const summaryOf = ({ about, lines }: Prepared["preview"]) => [about, ...lines].filter(Boolean).join(", ");
  if (first && steps.length === 1) return { title: first.title, summary: summaryOf(first), steps };
  const numbered = steps.map((step, at) => `${at + 1}. ${[step.title, summaryOf(step)].filter(Boolean).join(" · ")}`);
  return { title: translate(language)("doors:plan", { count: steps.length }), summary: numbered.join("\n"), steps };
}

/**
 * Does what was proposed, after the person's yes, step by step. Confirmed twice, it acts once. Where a later step is refused,
 * what was done before stays done, and the answer says both.
 * @param typed what the person typed, for what cannot be undone
 * @returns what was done, in words
 * @throws Refusal `invalid_input` naming `confirm` when it is not this person's, or too old, or naming `name` when that differs; `stale` when the record changed meanwhile
 */
export async function carryOut(context: RequestContext, caller: Asker, proposal: string, typed = ""): Promise<string> {
  const { steps, name, key } = await readProposal(context, caller, proposal);
  if (name && folded(typed) !== folded(name)) refuseField("name", "name_differs", { name });
  const answers: Input[] = [];
  const lines: string[] = [];
  for (const [at, { operation, input }] of steps.entries()) {
    const own = wordsOf(operation, caller.language).operations[nameOf(operation).verb];
    try {
      const answer = (await call(context.var.runtime, caller, operation, withAnswers(input, answers), `${key}:${at}`)) as Input;
      answers.push(answer);
      lines.push(`${own?.done ?? own?.title ?? operation.id}.`, ...remarksOf(operation, answer, caller));
    } catch (error) {
      if (at === 0 || !(error instanceof Refusal)) throw error;
      const say = translate(caller.language);
      return [
        ...lines,
        say("doors:stopped", { title: own?.title ?? operation.id, reason: say(`errors.${error.code}`, error.detail.params) }),
      ].join("\n");
    }
  }
  return lines.join("\n");
}

async function readProposal(
  context: RequestContext,
  caller: Asker,
  proposal: string,
): Promise<{ steps: Step[]; name: string | null; key: string }> {
  const options = { audience: AUDIENCE, subject: caller.actor.userId, algorithms: ["ES256"] };
  const read = await jwtVerify(proposal, await checkingKey(context), options).catch(() => null);
  const payload = read?.payload as { jti?: string; business?: string | null; name?: string | null; steps?: Written[] } | undefined;
  if (!payload?.jti || !payload.steps?.length || payload.business !== businessOf(caller)) refuseField("confirm", "code_wrong");
  const steps = payload.steps.map(({ operation: id, input }) => {
    const operation = operations.find((one) => one.id === id) ?? refuseField("confirm", "code_wrong");
    return { operation, input };
  });
  return { steps, name: payload.name ?? null, key: payload.jti };
}

/** Case, accents and spaces apart. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

function businessOf({ actor }: Asker): string | null {
  return actor.business?.id ?? null;
}

function signingKey({ env }: RequestContext) {
  return importJWK(JSON.parse(env.SIGNING_KEY) as JWK, "ES256");
}

function checkingKey({ env }: RequestContext) {
  const { kty, crv, x, y } = JSON.parse(env.SIGNING_KEY) as JWK;
  return importJWK({ kty, crv, x, y }, "ES256");
}
