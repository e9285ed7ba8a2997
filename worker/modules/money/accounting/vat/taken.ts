import { isDepositLine } from "@/worker/modules/money/books";
import type { Taken } from "../tax-moves";

/** A paper that asks for a deposit of orders, takes one back, or takes either back: as far as that goes. */
export interface DepositPaper {
  id: string;
  type: string;
  /** The civil day on which it is in the books. */
  bookedOn: string;
  number: string | null;
  /** Of a credit note, the paper that it corrects. */
  creditsId: string | null;
  lines: readonly { total: number; vatRate: number; orderId?: string; orderLineId?: string }[];
}

/** What a paper asks for ahead of an order at a rate, or takes back of that: with its sign. */
interface Step {
  paper: DepositPaper;
  /** The order and the rate. */
  key: string;
  rate: number;
  amount: number;
}

/**
 * What invoices have taken off of each deposit, day by day: an order's deposits in turn, the oldest first. Less than nothing where such
 * an invoice is credited, and what it took off is open again.
 * @param papers everything that asks for deposits of some orders, or takes them back
 * @returns by the identifier of the deposit's invoice
 */
export function takenOf(papers: readonly DepositPaper[]): Map<string, Taken[]> {
  const steps = [...papers].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)).flatMap(stepsOf);
  const taken = new Map<string, Taken[]>();
  for (const key of new Set(steps.map((step) => step.key))) {
    const own = steps.filter((step) => step.key === key);
    const deposits = own.filter(({ paper, amount }) => paper.type === "client" && amount > 0);
    const isOfDeposit = ({ paper }: Step) => deposits.some((one) => one.paper.id === (paper.creditsId ?? paper.id));
    let before = 0;
    for (const { paper, rate, amount } of own.filter((step) => !isOfDeposit(step))) {
      const after = before - amount;
      let start = 0;
      for (const { paper: deposit, amount: whole } of deposits) {
        const room = own.reduce((sum, step) => (step.paper.creditsId === deposit.id ? sum + step.amount : sum), whole);
        const partOf = (sum: number) => Math.min(room, Math.max(0, sum - start));
        const part = partOf(after) - partOf(before);
        const one = { id: `${deposit.id}-${paper.id}`, day: paper.bookedOn, rate, taken: part };
        if (part !== 0) taken.set(deposit.id, [...(taken.get(deposit.id) ?? []), one]);
        start += room;
      }
      before = after;
    }
  }
  return taken;
}

const orderOf = ({ bookedOn, number, id }: DepositPaper) => `${bookedOn} ${number ?? ""} ${id}`;

function stepsOf(paper: DepositPaper): Step[] {
  const sums = new Map<string, Step>();
  for (const line of paper.lines.filter(isDepositLine)) {
    const key = `${line.orderId} ${line.vatRate}`;
    const amount = (sums.get(key)?.amount ?? 0) + (paper.type === "credit" ? -line.total : line.total);
    sums.set(key, { paper, key, rate: line.vatRate, amount });
  }
  return [...sums.values()];
}
