import { asc, eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import { type Caller, requireBusiness } from "@/worker/engine/actor";
import type { PlatformDatabase } from "@/worker/engine/ports";

/** Whose credits a caller moves: their own, or those of the business's owner where the product itself acts. @throws Refusal `forbidden`, `not_found` */
export async function requireHolder(platform: PlatformDatabase, caller: Caller): Promise<string> {
  if (caller.actor.type === "person") return caller.actor.userId;
  return ownerOf(platform, requireBusiness(caller).id);
}

/** The person whose business it is: the one who opened it. @throws Refusal `not_found` */
export async function ownerOf(platform: PlatformDatabase, businessId: string): Promise<string> {
  const own = platform.select({ id: users.id }).from(users).where(eq(users.businessId, businessId));
  const [owner] = await own.orderBy(asc(users.createdAt)).limit(1);
  if (!owner) throw new Refusal("not_found");
  return owner.id;
}
