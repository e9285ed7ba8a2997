import { inArray } from "drizzle-orm";
import { users } from "@/db/platform";
import type { PlatformDatabase } from "./ports";

/** What those are called whom the audit and the ledger name: "Marie Lagarde"; the product itself is "Cellier". */
export async function namesOf(platform: PlatformDatabase, actors: string[]): Promise<Map<string, string>> {
  const ids = [...new Set(actors)];
  const people = ids.length
    ? await platform
        .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(inArray(users.id, ids))
    : [];
  const named = people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()] as const);
  return new Map([["system", "Cellier"], ...named]);
}
