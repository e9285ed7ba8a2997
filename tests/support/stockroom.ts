import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { items, levels, lots, movements } from "@/db/business";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { savedAccount } from "./newcomer";
import type { Person } from "./people";
import { databases } from "./platform";

/** A lot as a test lays it on the shelf: pieces, and the date it bears. */
interface PlacedLot {
  number: string;
  pieces: number;
  dlc?: string;
  ddm?: string;
  decision?: "available" | "on_hold";
}

/** The shelves of a person's business, written to directly: what a test sells must have come from somewhere. */
export async function stockroomOf({ email }: Person) {
  const row = await savedAccount(email);
  const db: BusinessDatabase = databases.business(row?.businesses?.database ?? "");
  return {
    db,
    /** Lays a lot of an item, by SKU. @returns its identifier */
    async lay(sku: string, { number, pieces, dlc, ddm, decision = "available" }: PlacedLot): Promise<string> {
      const [item] = await db.select({ id: items.id }).from(items).where(eq(items.sku, sku));
      const id = randomUUID();
      const at = Date.now();
      const born = { itemId: item?.id ?? "", unitCost: 20_000, cause: "hand", causeId: "essai" } as const;
      await db.batch([
        db.insert(lots).values({ id, number, dlc, ddm, decision, bornOn: "2026-01-05", ...born, createdAt: at, updatedAt: at }),
        db.insert(movements).values({
          id: newId(),
          at,
          day: "2026-01-05",
          type: "receipt",
          lotId: id,
          locationId: "main",
          actor: "system",
          ...born,
          amount: pieces * 1_000,
        }),
      ]);
      return id;
    },
    /** What lies of a lot, and what of it is promised, in pieces. */
    async level(number: string): Promise<[amount: number, reserved: number]> {
      const [level] = await db
        .select({ amount: levels.amount, reserved: levels.reserved })
        .from(levels)
        .innerJoin(lots, eq(lots.id, levels.lotId))
        .where(eq(lots.number, number));
      return [(level?.amount ?? 0) / 1_000, (level?.reserved ?? 0) / 1_000];
    },
  };
}
