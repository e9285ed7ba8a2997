import { desc, eq, or, sql, type SQL } from "drizzle-orm";
import { heatTreatments, items, lots, nonConformities, productions } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ListedTreatment, Treatment } from "./shapes";

export type TreatmentRow = typeof heatTreatments.$inferSelect;

export interface FoundTreatment {
  treatment: TreatmentRow;
  production: string | null;
  itemName: string | null;
  lotId: string | null;
  lot: string | null;
  nonConformity: string | null;
}

/** Cycles with what they treated; a query to await or to put in a batch. */
export function selectTreatments(db: BusinessDatabase, condition: SQL | undefined) {
  return (
    db
      .select({
        treatment: heatTreatments,
        production: productions.reference,
        itemName: items.name,
        lotId: lots.id,
        lot: lots.number,
        nonConformity: nonConformities.reference,
      })
      .from(heatTreatments)
      .leftJoin(productions, eq(productions.id, heatTreatments.productionId))
      // What was treated before its order was completed has the lot that came of it.
      .leftJoin(lots, sql`${lots.id} = coalesce(${heatTreatments.lotId}, ${productions.lotId})`)
      .leftJoin(items, sql`${items.id} = coalesce(${lots.itemId}, ${productions.itemId})`)
      .leftJoin(nonConformities, eq(nonConformities.id, heatTreatments.nonConformityId))
      .where(condition)
      .$dynamic()
  );
}

/** The cycle that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchTreatment(db: BusinessDatabase, idOrReference: string): Promise<FoundTreatment> {
  const isCalled = or(eq(heatTreatments.id, idOrReference), eq(heatTreatments.reference, idOrReference.toUpperCase()));
  const [row] = await selectTreatments(db, isCalled)
    .orderBy(desc(eq(heatTreatments.id, idOrReference)))
    .limit(1);
  if (!row) throw new Refusal("not_found");
  return row;
}

/** A cycle as lists show it. */
export function toListed({ treatment, ...more }: FoundTreatment): ListedTreatment {
  const { points, actor, version, updatedAt, ...row } = treatment;
  const { production, itemName, lotId, lot, nonConformity } = more;
  return { ...row, lotId, production: production ?? "", itemName: itemName ?? "", lot: lot ?? "", nonConformity: nonConformity ?? "" };
}

/** A cycle as the doors show it. @param names of people, by their identifiers */
export function toTreatment(found: FoundTreatment, names: Map<string, string>): Treatment {
  const { actor, points } = found.treatment;
  return {
    ...toListed(found),
    by: names.get(actor) ?? "",
    points: points.map(([seconds, temperature]) => ({ seconds, temperature })),
  };
}
