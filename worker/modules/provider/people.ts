import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import type { Caller, Person } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";

/** The person who calls: what is agreed with the provider is agreed by somebody. @throws Refusal `forbidden` */
export function requirePerson({ actor }: Pick<Caller, "actor">): Person {
  if (actor.type !== "person") throw new Refusal("forbidden");
  return actor;
}

/** Somebody to write to, in their language. */
export interface Addressee {
  email: string;
  firstName: string;
  language: Language;
}

/** How a customer is written to; null when they are no more. */
export async function addresseeOf(platform: PlatformDatabase, userId: string): Promise<Addressee | null> {
  const fields = { email: users.email, firstName: users.firstName, language: users.language };
  const [person] = await platform.select(fields).from(users).where(eq(users.id, userId));
  return person ?? null;
}
