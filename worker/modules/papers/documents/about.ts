import { and, eq, or, type SQL } from "drizzle-orm";
import { audits, clients, documentLinks, lots, nonConformities, orders, trainings } from "@/db/business";
import { mustExist, Refusal, refuseField } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { fetchSupplier } from "@/worker/modules/buy/suppliers";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { isClient } from "@/worker/modules/sell/clients";
import type { About } from "./status";

/** A record that a document is about. */
export interface Subject {
  about: About;
  recordId: string;
}

/** The row that says that a document is about a record, if it is. */
export async function linkOfSubject(db: BusinessDatabase, { id }: { id: string }, { about, recordId }: Subject) {
  const isIt = and(eq(documentLinks.documentId, id), eq(documentLinks.about, about), eq(documentLinks.recordId, recordId));
  const [row] = await db.select().from(documentLinks).where(isIt);
  return row;
}

/** The record that a name stands for among those of one module. @throws Refusal `invalid_input` naming `record` */
export async function findSubject(db: BusinessDatabase, about: About, name: string): Promise<Subject> {
  const { id } = await mustExist("record", finders[about](db, name));
  return { about, recordId: id };
}

/** The same where it may be left out; both are said, or neither is. @throws Refusal `invalid_input` naming what is missing */
export async function findSubjectIfAny(db: BusinessDatabase, { about, record }: { about?: About; record?: string }) {
  if (!about && !record) return null;
  return findSubject(db, about ?? refuseField("about", "required"), record ?? refuseField("record", "required"));
}

const finders: Record<About, (db: BusinessDatabase, name: string) => Promise<{ id: string }>> = {
  items: fetchItem,
  suppliers: fetchSupplier,
  clients: (db, name) => first(db.select({ id: clients.id }).from(clients).where(isClient(name)).limit(1)),
  lots: (db, name) => named(db, lots, name, eq(lots.number, name)),
  orders: (db, name) => named(db, orders, name, eq(orders.reference, name.toUpperCase())),
  audits: (db, name) => named(db, audits, name, eq(audits.reference, name.toUpperCase())),
  nonConformities: (db, name) => named(db, nonConformities, name, eq(nonConformities.reference, name.toUpperCase())),
  trainings: (db, name) => named(db, trainings, name),
};

type Named = typeof lots | typeof orders | typeof audits | typeof nonConformities | typeof trainings;

/** The record of a table with this identifier, or that is called so. */
function named(db: BusinessDatabase, table: Named, id: string, isCalled?: SQL) {
  const { id: own } = table;
  return first(
    db
      .select({ id: own })
      .from(table)
      .where(or(eq(own, id), isCalled))
      .limit(1),
  );
}

async function first(rows: PromiseLike<{ id: string }[]>): Promise<{ id: string }> {
  const [row] = await rows;
  if (!row) throw new Refusal("not_found");
  return row;
}
