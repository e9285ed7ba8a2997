import { and, eq, lt } from "drizzle-orm";
import { businesses } from "@/db/platform";
import { migrations as businessMigrations } from "@/db/migrations/business";
import type { BusinessOfActor } from "./actor";
import { migrate } from "./upkeep/migrate";
import type { BusinessDatabase, Databases } from "./ports";

/**
 * The database of a business, made and brought up to date on first touch. An opening that stopped half-way heals here.
 * @throws Refusal `unavailable` when it cannot be made
 */
export async function openBusiness(databases: Databases, business: BusinessOfActor): Promise<BusinessDatabase> {
  const db = databases.business(business.database);
  const latest = businessMigrations.length;
  if (business.schemaVersion >= latest) return db;

  if (business.schemaVersion === 0) await databases.create(business.database);
  await migrate(db, businessMigrations);
  await databases.platform
    .update(businesses)
    .set({ schemaVersion: latest })
    .where(and(eq(businesses.id, business.id), lt(businesses.schemaVersion, latest)));
  business.schemaVersion = latest;
  return db;
}

/** Makes the database of a business that was just confirmed, unless its owner was faster. Doing it twice changes nothing. */
export async function openNewBusiness(databases: Databases, businessId: string): Promise<void> {
  const [row] = await databases.platform.select().from(businesses).where(eq(businesses.id, businessId));
  if (row) await openBusiness(databases, { ...row, status: row.planStatus });
}
