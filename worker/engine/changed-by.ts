import { and, desc, eq } from "drizzle-orm";
import { audit } from "@/db/kernel";
import { users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase, PlatformDatabase } from "./ports";

/** Who changes things without being a person: the product itself. */
const PRODUCT = "Cellier";

/**
 * A refusal because a record changed meanwhile, with who changed it, by what and when, as the audit says.
 * @param db where the record is
 */
export async function withWhoChanged(
  refusal: Refusal,
  db: BusinessDatabase | PlatformDatabase,
  platform: PlatformDatabase,
): Promise<Refusal> {
  const { record, recordId, ...params } = refusal.detail.params ?? {};
  if (refusal.code !== "stale" || !record || !recordId) return refusal;
  const [entry] = await db
    .select({ actor: audit.actor, operation: audit.operation, at: audit.at })
    .from(audit)
    .where(and(eq(audit.record, String(record)), eq(audit.recordId, String(recordId))))
    .orderBy(desc(audit.at))
    .limit(1);
  if (!entry) return new Refusal("stale", { params });
  const [person] = await platform
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, entry.actor));
  const who = person ? `${person.firstName} ${person.lastName}` : PRODUCT;
  return new Refusal("stale", {
    params,
    fields: [{ field: "version", code: "changed_by", params: { who, operation: entry.operation, at: entry.at } }],
  });
}
