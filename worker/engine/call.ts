import { guard, idempotency, outbox } from "@/db/kernel";
import type { Mail } from "@/worker/core/files/mail";
import { Refusal } from "@/worker/core/errors";
import type { Job, Message } from "@/worker/core/jobs";
import type { Operation, Parsed, Result } from "@/worker/core/contract/operation";
import { parse } from "@/worker/core/contract/parse";
import { countedLimitOf, limitOf, planBeyond } from "@/worker/core/contract/plans";
import { readLink } from "@/worker/core/contract/link";
import { requireAccess } from "./access";
import { withWhoChanged } from "./changed-by";
import { type Caller, nameOfActor } from "./actor";
import { systemActorOf } from "./system-actor";
import { forgetJobs, recordJobs } from "./upkeep/undone-jobs";
import { isTakenBack, NOT_NUMBERED, takingBack } from "./dry-run";
import { refusalOf } from "./failure";
import type { CommandContext, Handler } from "./handler";
import type { Runtime } from "./runtime";
import { newId } from "./identifier";
import { answerBefore, type CallerKey, type RequestKey, requestKey } from "./idempotency";
import { withinLimits } from "./limits";
import { openBusiness } from "./open";
import type { BusinessDatabase, PlatformDatabase, Statement } from "./ports";
import { recordVisit } from "./visit";
import { type Collected, collectWrites } from "./writing/writes";

/**
 * Does one operation for one caller, whatever the door: checks access and input, then acts in one atomic write.
 * @param raw what the caller sent, in the exchange form (euros, percent), not yet checked
 * @param key the caller's own name for this request: sent twice, it acts once and answers the same
 * @throws Refusal for every "no"; anything else is a fault of ours
 */
export async function call<O extends Operation>(
  runtime: Runtime,
  caller: Caller,
  operation: O,
  raw: unknown,
  key?: CallerKey,
): Promise<Result<O>> {
  // There is one for each that a module declares: worker/modules/index.ts does not compile otherwise.
  const handler = runtime.registry.handlers.get(operation.id) as unknown as Handler<O>;
  return perform(runtime, caller, handler, raw, key);
}

/** The same where the operation's code is at hand: modules have operations of their own that no door knows. */
export async function perform<O extends Operation>(
  runtime: Runtime,
  caller: Caller,
  { operation, run }: Handler<O>,
  raw: unknown,
  key?: CallerKey,
): Promise<Result<O>> {
  requireAccess(caller.actor, operation, runtime.now);
  const before = typeof key === "object" ? await answerToWording(runtime, caller, operation, key) : null;
  if (before) return before.output as Result<O>;
  const input = parse(operation.input, raw) as Parsed<O>;
  if (operation.scope === "linked") return act(runtime, await guestOf(runtime, caller, input), { operation, run }, input, key);
  return act(runtime, caller, { operation, run }, input, key);
}

/** The answer that a request got before, found by its wording: its input may name what is no more, and is not looked at. */
async function answerToWording(
  runtime: Runtime,
  caller: Caller,
  operation: Operation,
  key: CallerKey,
): Promise<{ output: unknown } | null> {
  if (operation.kind === "query" || operation.scope === "linked" || runtime.trial) return null;
  const { db, platform } = await contextFor(runtime, caller, operation);
  const request = await requestKey(key, nameOfActor(caller.actor), operation.id, null);
  return answerBefore(operation.scope === "platform" ? platform : db, request);
}

/** Whoever holds a link acts in the business that it names, and the audit calls them a guest. @throws Refusal `not_found` */
async function guestOf({ databases }: Runtime, caller: Caller, { id }: Record<string, unknown>): Promise<Caller> {
  const actor = await systemActorOf(databases.platform, readLink(String(id)).businessId);
  if (!actor) throw new Refusal("not_found");
  return { ...caller, actor: { ...actor, behalf: "guest" } };
}

async function act<O extends Operation>(
  runtime: Runtime,
  caller: Caller,
  { operation, run }: Handler<O>,
  input: Parsed<O>,
  key?: CallerKey,
): Promise<Result<O>> {
  const context = await contextFor(runtime, caller, operation);
  if (operation.kind === "query") {
    await recordVisit(runtime, caller, operation, input);
    return run(context, input).catch((error) => Promise.reject(explain(error, caller, operation)));
  }

  const request = key && !runtime.trial ? await requestKey(key, nameOfActor(caller.actor), operation.id, input) : null;
  const db = operation.scope === "platform" ? context.platform : context.db;
  const explainFully = async (error: unknown) => {
    const refusal = explain(error, caller, operation);
    return refusal instanceof Refusal ? withWhoChanged(refusal, db, context.platform) : refusal;
  };
  for (let current = context, tries = 1; ; current = await contextFor(runtime, caller, operation), tries += 1) {
    try {
      const output = await run(current, input);
      const messages = await recordJobs(runtime.databases.platform, runtime.now, runtime.trial ? [] : current.waiting);
      try {
        return await commit(runtime, db, current, operation, request, output, messages);
      } catch (error) {
        // Refused is not written. Of anything else nobody knows: the clock will have a look.
        if (refusalOf(error)) await forgetJobs(runtime.databases.platform, messages);
        throw error;
      }
    } catch (error) {
      const before = request ? await answerBefore(db, request).catch(onlyRefusals) : null;
      if (before) return before.output as Result<O>;
      if (tries >= mostTries(refusalOf(error), operation)) throw await explainFully(error);
      await turn(tries);
    }
  }
}

/** Where the earlier answer cannot be read either, the first fault is the one to report. */
function onlyRefusals(error: unknown): null {
  if (error instanceof Refusal) throw error;
  return null;
}

/** Columns that a series numbers. */
const numbered = ["reference", "number"];

/**
 * What a handler read may have changed by the time it writes: it looks again. A value that is taken stays taken; the next
 * number of a series, and a record that others are changing too, are had in the end. Stock that was taken meanwhile is looked
 * for once more, so that the handler takes another lot or refuses with what is missing. (A handler that was told which version its
 * caller saw refuses by itself.)
 */
function mostTries(refusal: Refusal | null, { refusesIfChanged }: Operation): number {
  if (refusal?.code === "stale" && refusesIfChanged) return 1;
  if (refusal?.code === "stale" || refusal?.code === "unavailable") return 20;
  if (refusal?.code === "not_enough") return 3;
  if (refusal?.code !== "already_exists") return 1;
  return refusal.detail.fields?.some(({ field }) => numbered.includes(field)) ? 400 : 2;
}

/** The longest that one waits for one's turn, in milliseconds. */
const LONGEST_TURN = 1_500;

/** Those who ask again and again at the same time let each other go first, each time for longer. @param tries how often one has asked */
async function turn(tries: number): Promise<void> {
  const wait = Math.random() * Math.min(5 * 2 ** tries, LONGEST_TURN);
  if (tries > 1) await new Promise((resolve) => setTimeout(resolve, wait));
}

type CallContext = CommandContext & Collected & { mails: Mail[]; waiting: Job[] };

async function contextFor(runtime: Runtime, caller: Caller, operation: Operation): Promise<CallContext> {
  const { databases, mailer, registry, ...services } = runtime;
  const { platform } = databases;
  const open: CallContext["open"] = (business) => openBusiness(databases, business);
  const business = caller.actor.type === "visitor" ? null : caller.actor.business;
  const db = business && operation.scope !== "platform" ? await open(business) : (platform as never);
  const signature = {
    actor: nameOfActor(caller.actor),
    door: caller.door,
    operation: operation.id,
    now: runtime.now,
  };
  const mails: Mail[] = [];
  const waiting: Job[] = [];
  const send = (mail: Mail) => void mails.push(mail);
  const enqueue = (job: Job) => void waiting.push(job);
  const writes = collectWrites(operation.scope === "platform" ? platform : db, signature);
  return { ...services, ...writes, figures: registry.figures, caller, platform, db, open, mails, waiting, send, enqueue };
}

/** Everything a command changes, in one batch: the key, the changes, their audit, the letters. @returns the answer, with the numbers given */
async function commit<T>(
  runtime: Runtime,
  db: BusinessDatabase | PlatformDatabase,
  context: CallContext,
  operation: Operation,
  request: RequestKey | null,
  output: T,
  messages: Message[],
): Promise<T> {
  const letters = context.mails.map((message) => ({ id: newId(), message, at: context.now }));
  const { actor } = context.caller;
  const plan = actor.type === "visitor" ? undefined : actor.business?.plan;
  const changes = plan ? withinLimits(context.db, runtime.registry.quotas, plan, operation, context.statements) : context.statements;
  const { numbers } = context;
  const batch: Statement[] = [
    ...numbers.openingStatements(db),
    ...(request ? [db.insert(idempotency).values(numbers.withPlaceholders(idempotency, { ...request, output, at: context.now }))] : []),
    ...changes,
    ...(letters.length ? [db.insert(outbox).values(letters.map((letter) => numbers.withPlaceholders(outbox, letter)))] : []),
    db.delete(guard),
  ];
  const reads = numbers.readingStatements(db);
  const whole = [...batch, ...reads, ...numbers.closingStatements(db)];
  if (runtime.trial) {
    await runBack(db, whole);
    runtime.trial.changes = context.tally.changes + letters.length + context.waiting.length;
    return numbers.withNumbers(
      output,
      reads.map(() => [{ digits: NOT_NUMBERED }]),
    );
  }
  const answers: unknown[] = await db.batch(whole as unknown as [Statement, ...Statement[]]);
  if (letters.length || messages.length) runtime.later(dispatch(runtime, context, operation, letters, messages));
  return numbers.withNumbers(output, answers.slice(batch.length));
}

/** Writes a batch and takes it back. @throws whatever refuses it */
async function runBack(db: BusinessDatabase | PlatformDatabase, batch: Statement[]): Promise<void> {
  try {
    await db.batch([...batch, takingBack(db)] as unknown as [Statement, ...Statement[]]);
  } catch (error) {
    if (!isTakenBack(error)) throw error;
  }
}

/** Puts on the queue what the command left for later. If the queue is away, the clock finds both in the databases. */
async function dispatch(
  runtime: Runtime,
  { caller }: CallContext,
  operation: Operation,
  letters: { id: string }[],
  messages: Message[],
): Promise<void> {
  const { actor } = caller;
  const business = actor.type === "visitor" ? null : actor.business;
  const database = operation.scope === "platform" ? null : (business?.database ?? null);
  const mails: Job[] = letters.map(({ id }) => ({ type: "mail.send", database, id }));
  try {
    await runtime.jobs.send([...mails, ...messages]);
  } catch (error) {
    runtime.log.error("dispatch", error, { letters: letters.length, jobs: messages.length });
    // The clock reads the platform's outbox only: letters of a business are told to it.
    if (database) await recordJobs(runtime.databases.platform, runtime.now, mails);
  }
}

function explain(error: unknown, caller: Caller, operation: Operation): unknown {
  if (error instanceof Refusal) return error;
  const refusal = refusalOf(error);
  if (refusal?.code !== "limit_reached") return refusal ?? error;
  const plan = caller.actor.type === "visitor" ? undefined : caller.actor.business?.plan;
  const counted = (operation.access.limits ?? []).filter((name) => plan && limitOf(plan, name) !== null);
  const reached = counted.map((name) => `${name}:${plan && countedLimitOf(plan, name)}`).join(" ");
  const beyond = plan && counted[0] ? planBeyond(plan, counted[0]) : null;
  return new Refusal("limit_reached", { params: { reached, ...(beyond && { plan: beyond }) } });
}
