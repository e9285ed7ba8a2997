import { and, eq } from "drizzle-orm";
import { accessTokens, businesses, users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { Person } from "@/worker/engine/actor";
import type { CommandContext, QueryContext } from "@/worker/engine/handler";
import type { Runtime } from "@/worker/engine/runtime";
import { hashOf, roleOf } from "@/worker/modules/business/account";

/** What every token begins with, so that people and scanners of secrets know it for one. */
export const TOKEN_PREFIX = "cellier_pat_";

/** Who calls. @throws Refusal `forbidden` for whoever is no person */
export function ownerOf({ caller: { actor } }: QueryContext | CommandContext): string {
  if (actor.type !== "person") throw new Refusal("forbidden");
  return actor.userId;
}

/** A token of the caller's. @throws Refusal `not_found` */
export async function fetchToken(context: CommandContext, id: string) {
  const own = and(eq(accessTokens.id, id), eq(accessTokens.userId, ownerOf(context)));
  const [row] = await context.platform.select().from(accessTokens).where(own);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** The person a token stands for, who may do no more than it says. @throws Refusal `invalid_token` */
export async function personOfAccessToken(
  { databases: { platform }, now }: Pick<Runtime, "databases" | "now">,
  token: string,
): Promise<Person> {
  const [row] = await platform
    .select({ token: accessTokens, user: users, business: businesses })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .leftJoin(businesses, eq(businesses.id, users.businessId))
    .where(eq(accessTokens.proofHash, await hashOf(token)));
  if (!row || row.token.expiresAt <= now) throw new Refusal("invalid_token");
  const { id: userId, firstName, lastName, email } = row.user;
  const { id: tokenId, scope } = row.token;
  const role = await roleOf(platform, userId, now);
  return {
    type: "person",
    userId,
    role,
    sessionId: "",
    firstName,
    lastName,
    email,
    business: businessOf(row.business),
    token: { id: tokenId, scope },
  };
}

function businessOf(row: typeof businesses.$inferSelect | null): Person["business"] {
  if (!row) return null;
  const { id, name, database, schemaVersion, plan, planStatus, trialEndsAt } = row;
  return { id, name, database, schemaVersion, plan, status: planStatus, trialEndsAt };
}
