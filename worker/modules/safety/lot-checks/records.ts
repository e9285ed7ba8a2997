import { desc, eq, or, type SQL } from "drizzle-orm";
import { items, lotChecks, lots, nonConformities, suppliers } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { namesOf } from "@/worker/engine/people";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { knownOf } from "./rules";
import type { ListedLotCheck, LotCheck } from "./shapes";

export type LotCheckRow = typeof lotChecks.$inferSelect;

/** A check with the lot it is of and what it led to. */
export interface FoundLotCheck {
  row: LotCheckRow;
  itemName: string;
  lot: Pick<typeof lots.$inferSelect, "number" | "temperature" | "dlc" | "ddm">;
  supplierName: string | null;
  nonConformity: string | null;
}

/** Checks with what they are of; a query to await or to put in a batch. */
export function selectLotChecks(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({
      row: lotChecks,
      itemName: items.name,
      lot: { number: lots.number, temperature: lots.temperature, dlc: lots.dlc, ddm: lots.ddm },
      supplierName: suppliers.name,
      nonConformity: nonConformities.reference,
    })
    .from(lotChecks)
    .innerJoin(items, eq(items.id, lotChecks.itemId))
    .innerJoin(lots, eq(lots.id, lotChecks.lotId))
    .leftJoin(suppliers, eq(suppliers.id, lots.supplierId))
    .leftJoin(nonConformities, eq(nonConformities.id, lotChecks.nonConformityId))
    .where(condition)
    .$dynamic();
}

/** The one that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchLotCheck(db: BusinessDatabase, idOrReference: string): Promise<FoundLotCheck> {
  const isCalled = or(eq(lotChecks.id, idOrReference), eq(lotChecks.reference, idOrReference.toUpperCase()));
  const [found] = await selectLotChecks(db, isCalled)
    .orderBy(desc(eq(lotChecks.id, idOrReference)))
    .limit(1);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** As lists show it. */
export function toListed({ row, itemName, lot, supplierName, nonConformity }: FoundLotCheck): ListedLotCheck {
  const { points, holds, note, reason, answerer, actor, searchText, ...shown } = row;
  const failing = points.filter(({ verdict }) => verdict === "fails").length;
  return { ...shown, itemName, lot: lot.number, supplierName: supplierName ?? "", failing, nonConformity: nonConformity ?? "" };
}

/** As the doors show it. */
export async function toLotCheck({ platform, now }: Pick<QueryContext, "platform" | "now">, found: FoundLotCheck): Promise<LotCheck> {
  const { points, holds, note, reason, answerer } = found.row;
  const names = answerer ? await namesOf(platform, [answerer]) : new Map<string, string>();
  const today = civilDate(now);
  return {
    ...toListed(found),
    points: points.map((point) => ({ ...point, known: knownOf(point.kind, found.lot, today) })),
    holds,
    note,
    reason,
    by: names.get(answerer) ?? "",
  };
}
