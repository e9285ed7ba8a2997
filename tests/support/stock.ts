import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { audit, lots, movements } from "@/db/business";
import { businesses, users } from "@/db/platform";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Person } from "./people";
import { databases } from "./platform";

/** The database of a person's business, for what no door lets a test prepare or see. */
export async function databaseOf({ email }: Pick<Person, "email">): Promise<BusinessDatabase> {
  const [row] = await databases.platform
    .select({ database: businesses.database })
    .from(users)
    .innerJoin(businesses, eq(businesses.id, users.businessId))
    .where(eq(users.email, email));
  if (!row) throw new Error(`${email} has no business`);
  return databases.business(row.database);
}

interface Put {
  /** Thousandths of the item's base unit. */
  amount: number;
  /** Ten-thousandths of a euro for one unit. */
  unitCost?: number;
  number?: string;
  dlc?: string;
  ddm?: string;
  decision?: "available" | "on_hold";
}

/** Puts a lot of an item in stock, as a receipt does. @returns the lot's identifier */
export async function putLot(
  db: BusinessDatabase,
  itemId: string,
  { amount, unitCost = 10_000, decision, ...overrides }: Put,
): Promise<string> {
  const id = randomUUID();
  const now = Date.now();
  const cause = { cause: "hand" as const, causeId: "essai" };
  const lot = { id, number: `ESSAI-${id}`, itemId, bornOn: "2026-01-01", unitCost, ...cause, ...overrides, createdAt: now, updatedAt: now };
  const where = { itemId, lotId: id, locationId: "main", amount, unitCost, ...cause };
  // What is kept of earlier answers follows the audit, as with every command.
  const change = { id: randomUUID(), at: now, actor: "system", door: "queue", operation: "tests.put", record: "lots", recordId: id };
  await db.batch([
    db.insert(audit).values(change),
    db.insert(lots).values(lot),
    db.insert(movements).values({ id: randomUUID(), at: now, day: "2026-01-01", type: "receipt", actor: "system", ...where }),
    db
      .update(lots)
      .set({ decision: decision ?? "available" })
      .where(eq(lots.id, id)),
  ]);
  return id;
}

/** What is out of balance: levels that are not the sum of their movements or promises, lots and items that are not the sum of theirs. */
export async function imbalances(db: BusinessDatabase): Promise<unknown[]> {
  const broken = await db.all(sql`
    select 'level' as what, l.lot_id as id from levels l
      where l.amount <> (select total(amount) from movements m where m.lot_id = l.lot_id and m.location_id = l.location_id)
        or l.reserved <> (select total(amount) from promises p where p.lot_id = l.lot_id and p.location_id = l.location_id)
    union all select 'lot', o.id from lots o where o.amount <> (select total(amount) from levels l where l.lot_id = o.id)
    union all select 'item', i.id from item_stocks i where i.amount <> (select total(amount) from lots o where o.item_id = i.id)`);
  return broken;
}

/** Everything in stock is the sum of what moved. */
export async function expectBalance(db: BusinessDatabase): Promise<void> {
  expect(await imbalances(db)).toEqual([]);
}
