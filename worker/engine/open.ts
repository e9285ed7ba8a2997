import { and, eq, lt } from "drizzle-orm";
import { businesses } from "@/db/platform";
import { migrations as businessMigrations } from "@/db/migrations/business";
import type { BusinessOfActor } from "./actor";
import type { House } from "./house";
import { migrate } from "./upkeep/migrate";
import type { BusinessDatabase } from "./ports";

/**
 * The database of a business, made and brought up to date on first touch. An opening that stopped half-way heals here.
 * @throws Refusal `unavailable` when it cannot be made
 */
export async function openBusiness(house: House, business: BusinessOfActor): Promise<BusinessDatabase> {
  const db = house.databases.business(business.database);
  const latest = businessMigrations.length;
  if (business.schemaVersion >= latest) return db;

  if (business.schemaVersion === 0) await house.databases.create(business.database);
  await migrate(db, businessMigrations);
  await house.databases.platform
    .update(businesses)
    .set({ schemaVersion: latest })
    .where(and(eq(businesses.id, business.id), lt(businesses.schemaVersion, latest)));
  business.schemaVersion = latest;
  return db;
}

/** Makes the database of a business that was just confirmed, unless its owner was faster. Doing it twice changes nothing. */
export async function openNewBusiness(house: House, businessId: string): Promise<void> {
  const [row] = await house.databases.platform.select().from(businesses).where(eq(businesses.id, businessId));
  if (row) await openBusiness(house, { ...row, status: row.planStatus });
}
