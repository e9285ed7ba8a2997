import { desc, eq, or, type SQL } from "drizzle-orm";
import { items, lots, netContentChecks, nonConformities } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { units } from "@/worker/core/figures/quantity";
import { fold } from "@/worker/core/language";
import { namesOf } from "@/worker/engine/people";
import type { QueryContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { contentOf, judge, shortageOf, tolerableError } from "./rules";
import type { ListedCheck, NetContentCheck } from "./shapes";

export type CheckRow = typeof netContentChecks.$inferSelect;

/** A check with what it is of and what it led to. */
export interface FoundCheck {
  row: CheckRow;
  itemName: string;
  lot: string;
  nonConformity: string | null;
}

/** Checks with what they are of; a query to await or to put in a batch. */
export function selectChecks(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({ row: netContentChecks, itemName: items.name, lot: lots.number, nonConformity: nonConformities.reference })
    .from(netContentChecks)
    .innerJoin(items, eq(items.id, netContentChecks.itemId))
    .innerJoin(lots, eq(lots.id, netContentChecks.lotId))
    .leftJoin(nonConformities, eq(nonConformities.id, netContentChecks.nonConformityId))
    .where(condition)
    .$dynamic();
}

/** The one that goes by an identifier or a reference. @throws Refusal `not_found` */
export async function fetchCheck(db: BusinessDatabase, idOrReference: string): Promise<FoundCheck> {
  const isCalled = or(eq(netContentChecks.id, idOrReference), eq(netContentChecks.reference, idOrReference.toUpperCase()));
  const [found] = await selectChecks(db, isCalled)
    .orderBy(desc(eq(netContentChecks.id, idOrReference)))
    .limit(1);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** What a check is looked for by. */
export const searchTextOf = (reference: string, names: string[]) => fold([reference, ...names].join(" "));

/** What the packs that were weighed hold. */
export const contentsOf = (row: Pick<CheckRow, "weights" | "tare" | "density">) => row.weights.map((weight) => contentOf(weight, row));

/** As lists show it. */
export function toListed(found: FoundCheck): ListedCheck {
  const { searchText, actor, weights, nominal, unit, destructive, tare, density, notes, ...shown } = found.row;
  const { needed, mean, defective } = judge(found.row, contentsOf(found.row));
  return {
    ...shown,
    itemName: found.itemName,
    lot: found.lot,
    nominal: { amount: nominal, unit },
    needed,
    weighed: weights.length,
    mean: mean === null ? null : { amount: mean, unit: units[unit].base },
    defective,
    nonConformity: found.nonConformity ?? "",
  };
}

/** As the doors show it. */
export async function toCheck({ platform }: Pick<QueryContext, "platform">, found: FoundCheck): Promise<NetContentCheck> {
  const { actor, weights, nominal, unit, destructive, tare, density, notes } = found.row;
  const contents = contentsOf(found.row);
  const { deviation, least, accept, reject } = judge(found.row, contents);
  const names = await namesOf(platform, [actor]);
  // What is weighed is told in grams or millilitres: tenths of them decide.
  const measuredAs = (amount: number) => ({ amount, unit: units[unit].base });
  return {
    ...toListed(found),
    destructive,
    tare,
    density,
    error: measuredAs(tolerableError(nominal)),
    deviation: deviation === null ? null : measuredAs(deviation),
    least: least === null ? null : measuredAs(least),
    accept,
    reject,
    packs: contents.map((content, place) => ({
      weight: weights[place] ?? 0,
      content: measuredAs(content),
      shortage: shortageOf(content, nominal),
    })),
    notes,
    by: names.get(actor) ?? "",
  };
}
