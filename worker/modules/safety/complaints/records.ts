import { desc, eq, or, type SQL } from "drizzle-orm";
import { clients, complaints, items, lots, nonConformities, recalls } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { ledTo } from "@/worker/modules/safety/named";
import type { Complaint } from "./shapes";

export type ComplaintRow = typeof complaints.$inferSelect;
export type FoundComplaint = Awaited<ReturnType<typeof selectComplaints>>[number];

/** Complaints with what they are about and what they led to; a query to await or to put in a batch. */
export function selectComplaints(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({ row: complaints, clientName: clients.companyName, itemName: items.name, lot: lots.number, ...ledTo })
    .from(complaints)
    .leftJoin(clients, eq(clients.id, complaints.clientId))
    .leftJoin(items, eq(items.id, complaints.itemId))
    .leftJoin(lots, eq(lots.id, complaints.lotId))
    .leftJoin(nonConformities, eq(nonConformities.id, complaints.nonConformityId))
    .leftJoin(recalls, eq(recalls.id, complaints.recallId))
    .where(condition)
    .$dynamic();
}

/** The one that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchComplaint(db: BusinessDatabase, idOrReference: string): Promise<FoundComplaint> {
  const isCalled = or(eq(complaints.id, idOrReference), eq(complaints.reference, idOrReference.toUpperCase()));
  const [found] = await selectComplaints(db, isCalled)
    .orderBy(desc(eq(complaints.id, idOrReference)))
    .limit(1);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** As the doors show it. */
export function toComplaint({ row: { searchText, ...row }, ...names }: FoundComplaint): Complaint {
  const { clientName, itemName, lot, nonConformity, recall } = names;
  return {
    ...row,
    clientName: clientName ?? "",
    itemName: itemName ?? "",
    lot: lot ?? "",
    nonConformity: nonConformity ?? "",
    recall: recall ?? "",
  };
}
