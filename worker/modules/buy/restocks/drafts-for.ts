import { inArray } from "drizzle-orm";
import { items as itemTable, tariffs } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { convert } from "@/worker/core/figures/quantity";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import type { SupplierRow } from "@/worker/modules/buy/suppliers";
import { selectTied } from "@/worker/modules/buy/tariffs";
import { addDraft } from "./create";
import { offerFor } from "./propose";
import { toListed } from "./records";
import { comesOn, packsFor } from "./rules";
import { comingTo } from "./shortages";

/** What must be bought of an item. */
export interface Need {
  itemId: string;
  /** Thousandths of the item's base unit. */
  amount: number;
  /** The civil day it must be there. */
  day: string;
}

/** What of some needs is still to be ordered, by the supplier whose offer is best, and what nobody sells. What is to come already is not ordered again. */
export async function toOrder(db: BusinessDatabase, needs: Need[]) {
  const bySupplier = new Map<string, { supplier: SupplierRow; day: string; lines: { tariff: string; packs: number }[] }>();
  const unsold: ItemRow[] = [];
  if (!needs.length) return { bySupplier, unsold };
  const ids = needs.map(({ itemId }) => itemId);
  const [rows, tied, coming] = await db.batch([
    db.select().from(itemTable).where(inArray(itemTable.id, ids)),
    selectTied(db, inArray(tariffs.itemId, ids)),
    comingTo(db),
  ]);
  for (const { itemId, amount, day } of needs) {
    const item = rows.find(({ id }) => id === itemId);
    if (!item) continue;
    const underway = coming.reduce(
      (sum, one) => (one.itemId === itemId ? sum + (convert(one.amount, one.unit, item.unit, item) ?? 0) : sum),
      0,
    );
    const lacking = amount - underway;
    if (lacking <= 0) continue;
    const offer = offerFor({ item, lacking, offers: tied.filter(({ tariff }) => tariff.itemId === itemId) });
    const packs = offer && packsFor(lacking, item, { amount: offer.tariff.packAmount, unit: offer.tariff.packUnit });
    if (!offer || !packs) {
      unsold.push(item);
      continue;
    }
    const before = bySupplier.get(offer.supplier.id) ?? { supplier: offer.supplier, day, lines: [] };
    const first = day < before.day ? day : before.day;
    bySupplier.set(offer.supplier.id, { ...before, day: first, lines: [...before.lines, { tariff: offer.tariff.id, packs }] });
  }
  return { bySupplier, unsold };
}

/**
 * Adds a draft for each supplier of what is needed to the command's batch, in whole packs, expected by the first day it is needed.
 * What is to come already is not ordered again.
 * @param notes for what it is
 * @returns the drafts, and what nobody sells
 */
export async function draftsFor(context: CommandContext, needs: Need[], notes: string) {
  const { bySupplier, unsold } = await toOrder(context.db, needs);
  const drafts = [];
  for (const { supplier, day, lines } of bySupplier.values()) {
    const earliest = comesOn(civilDate(context.now), supplier.leadTimeDays) ?? day;
    const { row } = await addDraft(context, supplier, { lines, fees: 0, expectedOn: day < earliest ? earliest : day, notes });
    drafts.push(toListed(row, supplier, context.now));
  }
  return { drafts, unsold };
}
