import { and, eq, or } from "drizzle-orm";
import { clients, documentLinks, lots, orders } from "@/db/business";
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
  lots: (db, name) =>
    first(
      db
        .select({ id: lots.id })
        .from(lots)
        .where(or(eq(lots.id, name), eq(lots.number, name)))
        .limit(1),
    ),
  orders: (db, name) =>
    first(
      db
        .select({ id: orders.id })
        .from(orders)
        .where(or(eq(orders.id, name), eq(orders.reference, name.toUpperCase())))
        .limit(1),
    ),
};

async function first(rows: PromiseLike<{ id: string }[]>): Promise<{ id: string }> {
  const [row] = await rows;
  if (!row) throw new Refusal("not_found");
  return row;
}
