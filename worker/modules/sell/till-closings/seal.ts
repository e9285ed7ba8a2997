import { digestOf } from "@/worker/modules/sell/sales";
import type { ClosingRow } from "./records";

/** SHA-256 over what a closing says, the seal of the closing before and that of its last sale. */
export function sealOf(row: Omit<ClosingRow, "seal">, before: string, lastSale: string): Promise<string> {
  const { id, place, reference, day, fromPlace, untilPlace, count, takenBack, total, running } = row;
  const { opening, cash, counted, taken, note, createdAt } = row;
  const facts = [id, place, reference, day, fromPlace, untilPlace, count, takenBack, total, running, opening, cash, counted, taken, note];
  return digestOf(JSON.stringify([before, lastSale, ...facts, createdAt]));
}
