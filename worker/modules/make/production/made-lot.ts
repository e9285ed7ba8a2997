import { lots } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import type { CommandContext } from "@/worker/engine/handler";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import { checkAgain, openCheckedLots } from "@/worker/modules/safety/lot-checks";
import { concernLot, issuesOfProduction } from "@/worker/modules/safety/non-conformities";
import { datesFrom, type UnitCost } from "@/worker/modules/store/ledger";
import type { production } from "./contract";
import type { LotRow, ProductionRow } from "./records";

interface Making {
  /** The lot that this production made already. */
  former: LotRow | undefined;
  lotCost: UnitCost;
  day: string;
  product: ItemRow;
}

/**
 * The lot that comes out: a new one, or the one that this production made already. It is held where a person says so, where a check
 * waits, and where a reading or a cycle of the order was not as it should be.
 */
export async function lotOf(
  context: CommandContext,
  row: ProductionRow,
  input: Parsed<typeof production.complete>,
  { former, lotCost, day, product }: Making,
) {
  // A mistake that is corrected is about the same goods; an order that is completed again, about others.
  const isNew = row.status !== "completed";
  const issues = isNew ? await issuesOfProduction(context, row.id) : [];
  const held = input.held || (issues[0]?.title ?? "").slice(0, 200);
  const typed = input.dlc || input.ddm ? { dlc: input.dlc ?? null, ddm: input.ddm ?? null } : null;
  if (former) {
    const number = input.number ?? former.number;
    const standing = { ...former, number, decision: held && former.decision === "available" ? ("on_hold" as const) : former.decision };
    const checkHold = isNew ? await checkAgain(context, "release", standing) : null;
    const isFree = former.decision === "available" || former.decision === "on_hold";
    const hold = held && isFree ? { decision: "on_hold" as const, reason: held } : checkHold;
    concernLot(context, issues, former.id);
    return context.update(lots, former, { ...typed, ...hold, ...lotCost, bornOn: day, number });
  }
  const born = { bornOn: day, cause: "production" as const, causeId: row.id };
  const dates = typed ?? datesFrom(product, day);
  const [lot] = await openCheckedLots(context, "release", [
    { itemId: row.itemId, number: input.number, ...dates, held: held || undefined, ...lotCost, ...born },
  ]);
  if (!lot) throw new Error("No lot was opened");
  concernLot(context, issues, lot.id);
  return lot;
}
