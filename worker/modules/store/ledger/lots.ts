import { inArray } from "drizzle-orm";
import { lots } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { numberIn } from "@/worker/engine/writing/numbering";
import type { MovementCause } from "./status";

/** A lot as it comes or is made. */
export interface NewLot {
  itemId: string;
  /** What the business writes on it; the next LOT-YYYY-0001 when left out. */
  number?: string;
  supplierId?: string | null;
  supplierLot?: string;
  dlc?: string | null;
  ddm?: string | null;
  /** Put on hold at once, until a check is done: why. */
  held?: string;
  /** Ten-thousandths of a euro for one unit of the item. */
  unitCost: number;
  /** What that leaves out, in millionths of it. */
  costRest?: number;
  /** The civil day it came or was made. */
  bornOn: string;
  cause: MovementCause;
  causeId: string;
  /** Hundredths of a degree Celsius. */
  temperature?: number | null;
  notes?: string;
}

type LotRow = typeof lots.$inferInsert;

/**
 * Makes lots in the command's batch, empty: a movement then fills them. @returns what was written, in the order of the new lots
 * @throws Refusal `already_exists` naming `number`
 */
export async function openLots(context: CommandContext, newLots: NewLot[]): Promise<LotRow[]> {
  await refuseTaken(
    context,
    newLots.flatMap(({ number }) => number ?? []),
  );
  const series = `LOT-${new Date(context.now).getUTCFullYear()}`;
  for (const { number } of newLots) context.keepAhead(series, numberIn(series, number));
  const stamp = { version: 1, createdAt: context.now, updatedAt: context.now };
  const rows = newLots.map(({ held, number: own, ...lot }): LotRow => {
    const decided = held === undefined ? {} : { decision: "on_hold" as const, reason: held };
    return { ...lot, ...decided, id: newId(), number: own || context.numbered(series), ...stamp };
  });
  for (const row of rows) context.insert(lots, row);
  return rows;
}

/** A number that a person chose is not looked for again: only those of the series are. */
async function refuseTaken({ db }: CommandContext, numbers: string[]): Promise<void> {
  const [twin] = numbers.length ? await db.select().from(lots).where(inArray(lots.number, numbers)).limit(1) : [];
  if (twin) throw new Refusal("already_exists", { fields: [{ field: "number", code: "taken" }] });
}
