import { eq, or, type SQLWrapper } from "drizzle-orm";
import { clients, items, lots, nonConformities, recalls, suppliers } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";

/** What a record of food safety may be about, as somebody names it: by identifiers or references. */
interface Names {
  client?: string | null;
  item?: string | null;
  lot?: string | null;
  supplier?: string | null;
}

/** A column that is a name, whatever the case. */
const isCalled = (id: SQLWrapper, reference: SQLWrapper, name: string) =>
  or(eq(id, name), eq(reference, name), eq(reference, name.toUpperCase()));

/** A supplier by its identifier, its reference or, whatever its accents, its whole name. */
export const isSupplier = (name: string) => or(isCalled(suppliers.id, suppliers.reference, name), eq(suppliers.sortName, fold(name)));

/**
 * The client, the item, the lot and the supplier that are named; a lot says which item it is of. Read in one batch.
 * @throws Refusal `invalid_input` naming what nobody knows, or `lot` when it is of another item
 */
export async function findNamed(db: BusinessDatabase, { client, item, lot, supplier }: Names) {
  const [foundClients, foundItems, foundLots, foundSuppliers] = await db.batch([
    db
      .select({ id: clients.id, name: clients.companyName })
      .from(clients)
      .where(isCalled(clients.id, clients.reference, client ?? ""))
      .limit(1),
    db
      .select({ id: items.id, name: items.name })
      .from(items)
      .where(isCalled(items.id, items.sku, item ?? ""))
      .limit(1),
    db
      .select({ id: lots.id, number: lots.number, itemId: lots.itemId, itemName: items.name, unit: items.unit })
      .from(lots)
      .innerJoin(items, eq(items.id, lots.itemId))
      .where(isCalled(lots.id, lots.number, lot ?? ""))
      .limit(1),
    db
      .select({ id: suppliers.id, name: suppliers.name })
      .from(suppliers)
      .where(isSupplier(supplier ?? ""))
      .limit(1),
  ]);
  const named = {
    client: client ? (foundClients[0] ?? refuseField("client", "not_found")) : null,
    item: item ? (foundItems[0] ?? refuseField("item", "not_found")) : null,
    supplier: supplier ? (foundSuppliers[0] ?? refuseField("supplier", "not_found")) : null,
    lot: lot ? (foundLots[0] ?? refuseField("lot", "not_found")) : null,
  };
  if (named.lot && named.item && named.lot.itemId !== named.item.id) refuseField("lot", "of_other_item", { item: named.lot.itemName });
  const ofLot = named.lot && { id: named.lot.itemId, name: named.lot.itemName };
  return { ...named, item: named.item ?? ofLot };
}

/** The references of what a record led to, for its select. */
export const ledTo = { nonConformity: nonConformities.reference, recall: recalls.reference };
