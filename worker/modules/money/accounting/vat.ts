import { civilDate, firstOfMonth, lastOfMonth } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { accounting } from "./contract";
import { readJournal } from "./journal";
import { readReturns } from "./vat/carried-credit";
import { byRate, returnOf } from "./vat/rules";

/**
 * The VAT of a period as it falls due: of goods when they are invoiced, of services and deposits when they are paid, of purchases
 * abroad on both sides; by rate, and as the lines of the French return, the credit of the months before taken off. The month before this one when nothing is said.
 */
export const vat = handle(accounting.vat, async ({ db, now }, input) => {
  const { from, to } = periodOf(input, now);
  const [{ moves }, { credit }] = await Promise.all([readJournal(db, from, to), readReturns(db, { from, to, today: civilDate(now) })]);
  const sumOf = (side: "collected" | "deductible") => moves.reduce((sum, move) => (move.side === side ? sum + move.tax : sum), 0);
  const lines = returnOf(moves, credit);
  return {
    from,
    to,
    collected: byRate(moves, "collected"),
    deductible: byRate(moves, "deductible"),
    due: sumOf("collected") - sumOf("deductible") - credit,
    lines,
  };
});

/** The days that are asked about. @throws Refusal `invalid_input` naming `to` when it comes before `from` */
export function periodOf(input: { from?: string; to?: string }, now: number): { from: string; to: string } {
  const to = input.to ?? lastOfMonth(civilDate(now), -1);
  const from = input.from ?? firstOfMonth(to);
  if (to < from) refuseField("to", "before_start");
  return { from, to };
}
