import { and, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import {
  analysisPlans,
  complaints,
  heatScales,
  heatTreatments,
  items,
  labSamples,
  lotChecks,
  lots,
  netContentChecks,
  nonConformities,
  nonConformityLots,
  productions,
  readings,
  shelfLifeStudies,
  suppliers,
} from "@/db/business";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { selectScales } from "@/worker/modules/safety/heat-treatments";
import type { Subject } from "./status";

/** Records of a room that are shown at most. */
const MOST = 5;

const isCalled = (id: SQL.Aliased | Parameters<typeof eq>[0], reference: Parameters<typeof eq>[0], name: string) =>
  or(eq(id as Parameters<typeof eq>[0], name), eq(reference, name), eq(reference, name.toUpperCase()));

/** A supplier goes by its name too. */
const isSupplier = (name: string) => or(isCalled(suppliers.id, suppliers.reference, name), eq(suppliers.sortName, fold(name)));

/** The subqueries of what a screen is about: its lots, its items and its orders. */
function scopeOf(subject: Subject, name: string) {
  const nothing = sql`(select null where 0)`;
  if (subject === "items") {
    const itemIds = sql`(select ${items.id} from ${items} where ${isCalled(items.id, items.sku, name)})`;
    return { itemIds, lotIds: null, ordersOf: nothing, supplierIs: undefined };
  }
  if (subject === "lots") {
    const called = isCalled(lots.id, lots.number, name);
    const ordersOf = sql`(select ${lots.causeId} from ${lots} where ${called} and ${lots.cause} = 'production')`;
    return { itemIds: null, lotIds: sql`(select ${lots.id} from ${lots} where ${called})`, ordersOf, supplierIs: undefined };
  }
  if (subject === "production") {
    const ordersOf = sql`(select ${productions.id} from ${productions} where ${isCalled(productions.id, productions.reference, name)})`;
    const lotIds = sql`(select ${lots.id} from ${lots} where ${lots.cause} = 'production' and ${lots.causeId} in ${ordersOf})`;
    return { itemIds: null, lotIds, ordersOf, supplierIs: undefined };
  }
  const supplierIs = isSupplier(name);
  const supplierIds = sql`(select ${suppliers.id} from ${suppliers} where ${supplierIs})`;
  const lotIds = sql`(select ${lots.id} from ${lots} where ${lots.supplierId} in ${supplierIds})`;
  return { itemIds: null, lotIds, ordersOf: nothing, supplierIs };
}

/** The record that a screen is about, whatever it is called by. */
function selectKnown(db: BusinessDatabase, subject: Subject, name: string) {
  if (subject === "items")
    return db
      .select({ id: items.id })
      .from(items)
      .where(isCalled(items.id, items.sku, name))
      .limit(1);
  if (subject === "lots")
    return db
      .select({ id: lots.id })
      .from(lots)
      .where(isCalled(lots.id, lots.number, name))
      .limit(1);
  if (subject === "suppliers") return db.select({ id: suppliers.id }).from(suppliers).where(isSupplier(name)).limit(1);
  return db
    .select({ id: productions.id })
    .from(productions)
    .where(isCalled(productions.id, productions.reference, name))
    .limit(1);
}

/** Reads what each room knows, the latest first, in one batch. */
export async function readRooms(db: BusinessDatabase, subject: Subject, name: string) {
  const { itemIds, lotIds, ordersOf, supplierIs } = scopeOf(subject, name);
  const of = (table: { itemId: Parameters<typeof inArray>[0]; lotId: Parameters<typeof inArray>[0] }) =>
    itemIds ? inArray(table.itemId, itemIds) : inArray(table.lotId, lotIds ?? sql`(select null where 0)`);
  const ownLots = lotIds ?? sql`(select ${lots.id} from ${lots} where ${lots.itemId} in ${itemIds})`;
  const issues = sql`(select ${nonConformityLots.nonConformityId} from ${nonConformityLots} where ${nonConformityLots.lotId} in ${ownLots}
    union select ${readings.nonConformityId} from ${readings} where ${readings.productionId} in ${ordersOf}
    union select ${heatTreatments.nonConformityId} from ${heatTreatments} where ${heatTreatments.productionId} in ${ordersOf})`;
  const ofOrders = itemIds ? sql`(select ${productions.id} from ${productions} where ${productions.itemId} in ${itemIds})` : ordersOf;
  const ownItems = itemIds ?? sql`(select ${productions.itemId} from ${productions} where ${productions.id} in ${ordersOf})`;
  return db.batch([
    db.select().from(nonConformities).where(sql`${nonConformities.id} in ${issues}`).orderBy(desc(nonConformities.createdAt)).limit(MOST),
    db.select().from(lotChecks).where(of(lotChecks)).orderBy(desc(lotChecks.createdAt)).limit(MOST),
    db
      .select()
      .from(labSamples)
      .where(and(of(labSamples), ne(labSamples.status, "cancelled")))
      .orderBy(desc(labSamples.createdAt))
      .limit(MOST),
    db
      .select({ ...heatTreatmentColumns, lot: lots.number })
      .from(heatTreatments)
      .leftJoin(lots, eq(lots.id, heatTreatments.lotId))
      .where(or(sql`${heatTreatments.productionId} in ${ofOrders}`, sql`${heatTreatments.lotId} in ${ownLots}`))
      .orderBy(desc(heatTreatments.startedAt))
      .limit(MOST),
    db
      .select()
      .from(shelfLifeStudies)
      .where(and(of(shelfLifeStudies), ne(shelfLifeStudies.status, "abandoned")))
      .orderBy(desc(shelfLifeStudies.createdAt))
      .limit(MOST),
    db
      .select()
      .from(netContentChecks)
      .where(and(of(netContentChecks), ne(netContentChecks.status, "cancelled")))
      .orderBy(desc(netContentChecks.createdAt))
      .limit(MOST),
    db
      .select()
      .from(complaints)
      .where(and(of(complaints), isNotNull(complaints.subject)))
      .orderBy(desc(complaints.createdAt))
      .limit(MOST),
    db
      .select({ id: suppliers.id, certificates: suppliers.certificates })
      .from(suppliers)
      .where(supplierIs ?? sql`0`)
      .limit(1),
    selectKnown(db, subject, name),
    selectScales(db, inArray(heatScales.itemId, ownItems)).limit(1),
    db.select({ analyses: analysisPlans.analyses }).from(analysisPlans).where(inArray(analysisPlans.itemId, ownItems)).limit(1),
  ]);
}

const { id, reference, equipment, startedAt, outcome } = heatTreatments;
const heatTreatmentColumns = { id, reference, equipment, startedAt, outcome };
