import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { counts, deliveries, items, locations, lots, movements, productions, restocks } from "@/db/business";
import type { Unit } from "@/worker/core/figures/quantity";
import { namesOf } from "@/worker/engine/people";
import type { BusinessDatabase, PlatformDatabase } from "@/worker/engine/ports";
import { readScrap } from "@/worker/modules/store/lots";
import { worth } from "@/worker/modules/store/ledger";
import type { Movement } from "./contract";
import { canBeReversed, isEntry } from "./rules";

type MovementRow = typeof movements.$inferSelect;

/** A movement with what it is about. */
export interface FoundMovement {
  movement: MovementRow;
  itemName: string;
  sku: string;
  unit: Unit;
  lot: string;
  /** What a unit of the lot costs, now. */
  unitCost: number;
  costRest: number;
  locationName: string;
  causeReference: string | null;
  reversedBy: string | null;
}

const referenceIn = (table: typeof restocks | typeof productions | typeof deliveries | typeof counts) =>
  sql`(select ${table.reference} from ${table} where ${table.id} = ${movements.causeId})`;

/** Movements with what each is about; a query to await or to put in a batch. */
export function selectMovements(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({
      movement: getTableColumns(movements),
      itemName: items.name,
      sku: items.sku,
      unit: items.unit,
      lot: lots.number,
      unitCost: lots.unitCost,
      costRest: lots.costRest,
      locationName: locations.name,
      causeReference: sql<string | null>`case ${movements.cause} when 'restock' then ${referenceIn(restocks)}
        when 'production' then ${referenceIn(productions)} when 'delivery' then ${referenceIn(deliveries)}
        when 'lot' then (select back.reference from lots as apart join deliveries as back on back.id = apart.cause_id where apart.id = ${movements.causeId})
        when 'count' then ${referenceIn(counts)} end`,
      reversedBy: sql<string | null>`(select undoing.id from movements as undoing where undoing.reverses = ${movements.id})`,
    })
    .from(movements)
    .innerJoin(items, eq(items.id, movements.itemId))
    .innerJoin(lots, eq(lots.id, movements.lotId))
    .innerJoin(locations, eq(locations.id, movements.locationId))
    .where(condition)
    .$dynamic();
}

/** Movements as the doors show them, each with the name of who made it. */
export async function toMovementFor(platform: PlatformDatabase, rows: FoundMovement[]): Promise<(row: FoundMovement) => Movement> {
  const names = await namesOf(
    platform,
    rows.map(({ movement }) => movement.actor),
  );
  return ({ movement, unit, costRest, causeReference, reversedBy, ...about }) => {
    const { actor, amount, reason: text, ...row } = movement;
    const reversible = canBeReversed(movement) && reversedBy === null;
    const correctable = reversible && isEntry(movement);
    const value = Math.sign(amount) * worth(Math.abs(amount), unit, about.unitCost, costRest);
    const shown = { amount: { amount, unit }, value, causeReference: causeReference ?? "", reversedBy, reversible, correctable };
    return { ...row, ...about, ...shown, ...readScrap(text), who: names.get(actor) ?? "" };
  };
}
