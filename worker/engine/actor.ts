import type { Door } from "@/worker/core/doors";
import { Refusal } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import type { Subscription } from "@/worker/core/contract/plans";

export type { Door } from "@/worker/core/doors";

/** The business a person belongs to. */
export interface BusinessOfActor extends Subscription {
  id: string;
  name: string;
  /** Name of its database; its absence makes another business's data unreachable. */
  database: string;
  schemaVersion: number;
}

/** A person who signed in. */
export interface Person {
  type: "person";
  userId: string;
  role: "customer" | "admin";
  sessionId: string;
  firstName: string;
  lastName: string;
  email: string;
  business: BusinessOfActor | null;
  /** The token that a program of theirs shows in place of a session; it opens no more than its scope. */
  token?: { id: string; scope: "read" | "write" };
  /** One of the staff looks at a business that is not theirs, as its owner lets them: to read, and until then. */
  visit?: { id: string; endsAt: number };
}

/** Someone is always the caller: nobody known, a person, or the product itself doing what it promised. */
export type Actor = { type: "visitor" } | Person | System;

/** The product itself, on its own account or for the person who asked for what takes long. */
interface System {
  type: "system";
  business: BusinessOfActor | null;
  /** The person's identifier. */
  behalf?: string;
}

/** Who calls, through which door, in which language. */
export interface Caller {
  actor: Actor;
  door: Door;
  language: Language;
  /** The caller's network address, for limits on attempts; stored in clear only as evidence of a signature. */
  address: string;
}

/** The business that a caller acts for; null for a visitor, and for the provider's staff. */
export function businessOf({ actor }: Pick<Caller, "actor">): BusinessOfActor | null {
  return actor.type === "visitor" ? null : actor.business;
}

/** The same, where there must be one. @throws Refusal `forbidden` */
export function requireBusiness(caller: Pick<Caller, "actor">): BusinessOfActor {
  const business = businessOf(caller);
  if (!business) throw new Refusal("forbidden");
  return business;
}

/** How the audit names the caller. */
export function nameOfActor(actor: Actor): string {
  if (actor.type === "system") return actor.behalf ?? actor.type;
  return actor.type === "person" ? actor.userId : actor.type;
}
