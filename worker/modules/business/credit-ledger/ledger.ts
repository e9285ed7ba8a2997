import { and, eq, inArray, sql } from "drizzle-orm";
import { creditEntries, userCredits } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { nameOfActor } from "@/worker/engine/actor";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { expiredCredits } from "@/worker/modules/business/credits/rules";
import type { CreditCause, CreditType } from "@/worker/modules/business/credits/status";

/*
 * What other modules do with credits: statements for the batch of their own command, so that credits move with the record that
 * moves them, or not at all. Such a command is of scope "platform": the ledger stands in the provider's database.
 */

/** The record that moves credits. */
export interface Cause {
  kind: CreditCause;
  id: string;
}

/** Credits of a person, and why they move. */
interface Movement {
  userId: string;
  /** A whole number; 0 moves nothing. */
  credits: number;
  cause: Cause;
  reason?: string;
}

/** What a person may spend, and what is held for them. Nobody has less than 0. */
export async function creditsOf(platform: PlatformDatabase, userId: string): Promise<{ credits: number; held: number }> {
  const [row] = await platform
    .select({ credits: userCredits.credits, held: userCredits.held })
    .from(userCredits)
    .where(eq(userCredits.userId, userId));
  return row ?? { credits: 0, held: 0 };
}

/** Adds credits that are given. For one cause once: done again, it changes nothing. @param expiresAt UTC milliseconds; null when they never expire */
export function grantCredits(context: CommandContext, grant: Movement & { expiresAt: number | null }): void {
  addOnce(context, "grant", grant, grant.expiresAt);
}

/** Adds credits that were paid for. For one cause once: done again, it changes nothing. They never expire. */
export function addBoughtCredits(context: CommandContext, purchase: Movement): void {
  addOnce(context, "purchase", purchase, null);
}

/**
 * Sets credits aside for what is agreed: they can no longer be spent elsewhere. The whole command is refused `not_enough_credits`
 * where they are not there, and `already_exists` where the cause has held before: what is agreed anew has an identifier of its own.
 * @throws Refusal `not_enough_credits` at once where the balance shows it; the database settles races
 */
export async function holdCredits(context: CommandContext, { userId, credits, cause, reason }: Movement): Promise<void> {
  if (credits === 0) return;
  const balance = await creditsOf(context.platform, userId);
  if (balance.credits < credits) throw new Refusal("not_enough_credits", { params: { credits: balance.credits, needed: credits } });
  const row = { id: newId(), userId, type: "hold" as const, credits, cause: cause.kind, causeId: cause.id, reason: reason ?? "" };
  context.write(
    context.platform.insert(creditEntries).values({ ...row, actor: nameOfActor(context.caller.actor), createdAt: context.now }),
  );
}

/**
 * Spends what the cause holds, all of it, once it is delivered. A cause that holds nothing spends nothing; done again, it changes
 * nothing. What was released already is refused `already_exists`.
 */
export function captureCredits(context: CommandContext, cause: Cause): void {
  settle(context, "capture", cause);
}

/** Gives back what the cause holds, all of it, as `captureCredits` spends it. What was captured already is refused `already_exists`. */
export function releaseCredits(context: CommandContext, cause: Cause): void {
  settle(context, "release", cause);
}

/** What an entry is made of, in the order in which it is written. */
const columns = sql.raw("(id, user_id, type, credits, cause, cause_id, expires_at, actor, reason, created_at)");

function addOnce(
  context: CommandContext,
  type: "grant" | "purchase" | "expire",
  { userId, credits, cause, reason }: Movement,
  expiresAt: number | null,
) {
  if (credits === 0) return;
  const values = sql`select ${newId()}, ${userId}, ${type}, ${credits}, ${cause.kind}, ${cause.id}, ${expiresAt}, ${nameOfActor(context.caller.actor)}, ${reason ?? ""}, ${context.now}`;
  context.write(
    context.platform.run(sql`insert into ${creditEntries} ${columns} ${values} where not exists ${entryOf(context, type, cause)}`),
  );
}

/**
 * Takes back credits whose price is given back. For one cause once; the whole command is refused `not_enough_credits` where they were
 * spent already.
 */
export function takeBackCredits(context: CommandContext, taken: Movement): void {
  addOnce(context, "expire", taken, null);
}

/** Takes back what is left of grants that are past their time; at most once a day. */
export async function expireCredits(context: CommandContext, userId: string): Promise<void> {
  const { platform, now } = context;
  const came = and(eq(creditEntries.userId, userId), inArray(creditEntries.type, ["grant", "purchase"]));
  const [sources, [balance]] = await platform.batch([
    platform.select({ credits: creditEntries.credits, expiresAt: creditEntries.expiresAt }).from(creditEntries).where(came),
    platform.select({ credits: userCredits.credits }).from(userCredits).where(eq(userCredits.userId, userId)),
  ]);
  const over = expiredCredits(sources, balance?.credits ?? 0, now);
  if (over === 0) return;
  context.assumes(sql`(select credits from ${userCredits} where user_id = ${userId}) = ${balance?.credits}`);
  addOnce(context, "expire", { userId, credits: over, cause: { kind: "expiry", id: `${userId}.${civilDate(now)}` } }, null);
}

function settle(context: CommandContext, type: "capture" | "release", cause: Cause): void {
  const actor = nameOfActor(context.caller.actor);
  const held = sql`select ${newId()}, user_id, ${type}, credits, cause, cause_id, null, ${actor}, reason, ${context.now} from ${creditEntries}`;
  const isHeld = sql`cause = ${cause.kind} and cause_id = ${cause.id} and type = 'hold'`;
  context.write(
    context.platform.run(
      sql`insert into ${creditEntries} ${columns} ${held} where ${isHeld} and not exists ${entryOf(context, type, cause)}`,
    ),
  );
}

/** The entry of this type that a cause has already, as a query. */
function entryOf({ platform }: CommandContext, type: CreditType, cause: Cause) {
  const same = and(eq(creditEntries.cause, cause.kind), eq(creditEntries.causeId, cause.id), eq(creditEntries.type, type));
  return platform.select({ id: creditEntries.id }).from(creditEntries).where(same);
}
