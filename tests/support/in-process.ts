import { migrations } from "@/db/migrations/business";
import { businesses, users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { Operation, Result } from "@/worker/core/contract/operation";
import type { Plan } from "@/worker/core/contract/plans";
import type { Actor, Door, Person } from "@/worker/engine/actor";
import { call } from "@/worker/engine/call";
import type { Runtime } from "@/worker/engine/runtime";
import { newId } from "@/worker/engine/identifier";
import { openBusiness } from "@/worker/engine/open";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { testRuntime } from "./runtime";
import { copyDatabase, databases } from "./platform";

/** Operations called in process on the real database, past every door: HTTP is for the tests of the doors. */

interface CallOptions {
  /** The caller's own name for the request: sent twice, it acts once. */
  key?: string;
  door?: Door;
  runtime?: Runtime;
}

/** Someone who calls operations. */
export interface Someone {
  actor: Actor;
  /** Does an operation. @param input as a door would send it, in euros and percent @throws Refusal */
  call<O extends Operation>(operation: O, input?: unknown, options?: CallOptions): Promise<Result<O>>;
}

/** Someone with a business of their own. */
export interface Maker extends Someone {
  userId: string;
  businessId: string;
  db: BusinessDatabase;
}

/** Does an operation for anybody: the one place where tests use the engine's own `call`. */
export function callAs<O extends Operation>(
  actor: Actor,
  operation: O,
  input: unknown = {},
  options: CallOptions = {},
): Promise<Result<O>> {
  const { key, door = "rest", runtime = testRuntime() } = options;
  return call(runtime, { actor, door, language: "fr", address: newId() }, operation, input, key);
}

/** Somebody with these rights. */
export function someone(actor: Actor): Someone {
  return { actor, call: (operation, input, options) => callAs(actor, operation, input, options) };
}

/** Somebody who has not signed in. */
export const nobody = someone({ type: "visitor" });

/** Who is billed for what they buy of the provider. */
const billTo = {
  name: "Atelier d'essai",
  address: { street: "1 rue des Essais", postcode: "75001", city: "Paris", country: "FR" },
  siret: null,
  vatNumber: null,
};
const names = { firstName: "Camille", lastName: "Martin" };

/** One of the provider's staff; the platform does not know them, so that they cannot change what is said of them. */
export function newAdmin(): Someone {
  return someone({ ...personOf(newId()), role: "admin" });
}

/**
 * A new person with a new business, on the plan given, made without sign-up or letters.
 * @param like the maker whose data the business begins with; it begins with none otherwise
 */
export async function newMaker({ plan = "growth", like }: { plan?: Plan; like?: Maker } = {}): Promise<Maker> {
  const [userId, businessId, now] = [newId(), newId(), Date.now()];
  const times = { createdAt: now, updatedAt: now };
  const database = `b-${businessId}`;
  if (like) await copyDatabase(`b-${like.businessId}`, database);
  const schemaVersion = like ? migrations.length : 0;
  const business = { id: businessId, name: "Atelier d'essai", database, schemaVersion, plan, trialEndsAt: now };
  const person = { ...personOf(userId), business: { ...business, status: "active" as const } };
  await databases.platform.batch([
    databases.platform.insert(businesses).values({ ...business, billTo, period: "monthly", planStatus: "active", ...times }),
    databases.platform.insert(users).values({
      id: userId,
      email: person.email,
      ...names,
      passwordHash: "",
      language: "fr",
      newsletter: false,
      termsAcceptedAt: now,
      businessId,
      confirmedAt: now,
      ...times,
    }),
  ]);
  const db = await openBusiness(databases, person.business);
  return { ...someone(person), userId, businessId, db };
}

function personOf(userId: string): Person {
  return { type: "person", userId, role: "customer", sessionId: "", email: `essai-${userId}@cellier.test`, business: null, ...names };
}

/** Waits for an operation that must be refused. @throws Error when it is done, and whatever fault is no refusal */
export async function refusalOf(act: Promise<unknown>): Promise<Refusal> {
  try {
    await act;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("Nothing was refused");
}

/** The fields that a refusal names, each with why: "email:required". */
export function fieldsNamedBy({ detail }: Refusal): string[] {
  return (detail.fields ?? []).map(({ field, code }) => `${field}:${code}`);
}
