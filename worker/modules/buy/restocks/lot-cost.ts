import { inArray } from "drizzle-orm";
import { lots as lotTable, type RestockLine } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { MAX_UNIT_PRICE } from "@/worker/core/figures/unit-price";
import { ratioOf } from "@/worker/core/figures/quantity";
import type { CommandContext } from "@/worker/engine/handler";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import { isSameCost, shifted, type UnitCost, unitCostOf } from "@/worker/modules/store/ledger";
import type { RestockRow, Whole } from "./records";
import { askedOf, lineTotal, spread } from "./rules";

/** A restock as far as its costs go: what is asked, what has come, and whether more is awaited. */
type Costed = Pick<RestockRow, "lines" | "fees" | "status">;

interface Priced {
  line: RestockLine;
  item: ItemRow;
  /** Ten-thousandths of a euro for a pack. */
  price: number;
}

/** What a line brings in the end: all that is asked or more, and no more than what came once nothing else is awaited. */
function expectedOf(line: RestockLine, { status }: Costed): number {
  return status === "received" ? line.received : Math.max(askedOf(line), line.received);
}

/** What a line carries of the fees: they go by the worth of what comes in the end. */
function feeOf(restock: Costed, { id }: RestockLine): number {
  const { lines, fees } = restock;
  const weights = lines.map((line) =>
    Number(divideRounded(BigInt(lineTotal(line)) * BigInt(expectedOf(line, restock)), BigInt(askedOf(line)))),
  );
  return spread(fees, weights)[lines.findIndex((line) => line.id === id)] ?? 0;
}

/**
 * What a unit of the item costs: the price of its packs and their part of the fees ÷ what they hold, kept to the cent of the whole.
 * @throws Refusal `invalid_input` naming `field` when it is more than can be
 */
export function lotCostOf(restock: Costed, { line, item, price }: Priced, field: string): UnitCost {
  const goods = perUnit(BigInt(price), BigInt(line.packAmount), line, item);
  const fee = feePerUnit(restock, line, item);
  const cost = shifted(goods, { unitCost: 0, costRest: 0 }, fee);
  return cost.unitCost > MAX_UNIT_PRICE ? refuseField(field, "too_big_number", { maximum: 1_000_000 }) : cost;
}

function feePerUnit(restock: Costed, line: RestockLine, item: ItemRow): UnitCost {
  return perUnit(BigInt(feeOf(restock, line)), BigInt(expectedOf(line, restock)), line, item);
}

function perUnit(value: bigint, amount: bigint, { packUnit }: RestockLine, item: ItemRow): UnitCost {
  const ratio = ratioOf(packUnit, item.unit, item) ?? { numerator: 1n, denominator: 1n };
  return unitCostOf(value * ratio.denominator, amount * ratio.numerator, item.unit);
}

/** What a lot costs once the fees are shared over what comes now: the rest of its cost stays. */
export function withFees(lot: UnitCost, [before, after]: [Costed, Costed], lineId: string, item: ItemRow): UnitCost {
  const feeIn = (restock: Costed) => {
    const line = restock.lines.find(({ id }) => id === lineId);
    return line ? feePerUnit(restock, line, item) : { unitCost: 0, costRest: 0 };
  };
  return shifted(lot, feeIn(before), feeIn(after));
}

/**
 * Lots that came already carry their part of the fees anew, once more or less comes than they were shared over.
 * @param after what the restock has become
 * @param sparing lots whose cost the command writes itself
 * @returns the costs that were written, for `revalue`
 */
export async function shareFees({ db, update }: CommandContext, { row, items, receipts }: Whole, after: Costed, sparing: string[] = []) {
  const costs = new Map<string, UnitCost>();
  if (row.fees === 0) return costs;
  const came = receipts.flatMap(({ lines }) => lines);
  const lotIds = came.flatMap(({ lotId }) => (lotId && !sparing.includes(lotId) ? lotId : []));
  const lotRows = await db.select().from(lotTable).where(inArray(lotTable.id, lotIds));
  for (const lot of lotRows) {
    const lineId = came.find(({ lotId }) => lotId === lot.id)?.lineId ?? "";
    const item = items.find(({ id }) => id === lot.itemId);
    const cost = item ? withFees(lot, [row, after], lineId, item) : lot;
    if (isSameCost(lot, cost)) continue;
    update(lotTable, lot, cost);
    costs.set(lot.id, cost);
  }
  return costs;
}
