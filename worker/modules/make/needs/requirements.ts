import { addDays } from "@/worker/core/figures/dates";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import type { ItemFacts } from "@/worker/modules/catalogue/costing";

/** Something wanted of an item. Amounts are thousandths of the item's base unit. */
export interface Demand {
  itemId: string;
  amount: number;
  /** The civil day it must be there; what has no day is wanted at once. */
  day: string;
  /** The order or the product it is for. */
  reason: string;
  /** The identifiers of the clients' orders and productions that want it in the end. */
  causes?: string[];
  /** Nobody ordered it yet. */
  isExpected?: true | undefined;
}

/** What is lacking of an item and should be made or bought. */
export interface Requirement {
  itemId: string;
  amount: number;
  /** The civil day to make it, or to have bought it by. */
  day: string;
  level: number;
  reasons: string[];
  causes: string[];
  /** Nobody ordered any of it yet. */
  isExpected?: true;
}

interface Workshop {
  demands: Demand[];
  /** Items that have a recipe, each before everything it is made of. */
  order: string[];
  itemOf(id: string): ItemFacts;
  /** In stock, or on its way out of the kitchen. */
  supplyOf(id: string): number;
  /** What making this much of an item takes. */
  inputsOf(id: string, amount: number): { itemId: string; amount: number }[];
  today: string;
}

/**
 * What demands lack, from what is sold down to what is bought: each thing is made on the eve of the first day it is lacking, or
 * today when that is past; its ingredients on the eve of that.
 * @returns what to make in the order of days, what to buy, and how much is wanted of each item, in stock or not
 */
export function requirementsOf(workshop: Workshop): { make: Requirement[]; buy: Requirement[]; wanted: Map<string, number> } {
  const { order, itemOf, supplyOf, inputsOf, today } = workshop;
  const demandsOf = new Map<string, (Demand & { level: number })[]>();
  const want = (demand: Demand, level: number) => {
    const own = demandsOf.get(demand.itemId) ?? [];
    own.push({ ...demand, level });
    demandsOf.set(demand.itemId, own);
  };
  for (const demand of workshop.demands) want(demand, 1);

  const lackOf = (itemId: string): Requirement | null => {
    const lacking: (Demand & { level: number })[] = [];
    let supply = supplyOf(itemId);
    // What somebody ordered is served before what somebody may order.
    const inTurn = (a: Demand, b: Demand) => Number(a.isExpected ?? false) - Number(b.isExpected ?? false) || compare(a.day, b.day);
    for (const demand of [...(demandsOf.get(itemId) ?? [])].sort(inTurn)) {
      const covered = Math.min(supply, demand.amount);
      supply -= covered;
      if (demand.amount > covered) lacking.push({ ...demand, amount: demand.amount - covered });
    }
    const [first] = [...lacking].sort((a, b) => compare(a.day, b.day));
    if (!first) return null;
    const eve = addDays(first.day, -1);
    const total = lacking.reduce((sum, { amount }) => sum + amount, 0);
    return {
      itemId,
      amount: itemOf(itemId).unit === "piece" ? Math.ceil(total / QUANTITY_SCALE) * QUANTITY_SCALE : total,
      day: eve < today ? today : eve,
      level: Math.max(...lacking.map(({ level }) => level)),
      reasons: [...new Set(lacking.map(({ reason }) => reason))],
      causes: [...new Set(lacking.flatMap(({ causes = [] }) => causes))],
      ...(lacking.every(({ isExpected }) => isExpected) && { isExpected: true }),
    };
  };

  const make: Requirement[] = [];
  for (const itemId of order) {
    const lack = lackOf(itemId);
    if (!lack) continue;
    make.push(lack);
    const { day, causes, level, isExpected } = lack;
    for (const input of inputsOf(itemId, lack.amount)) want({ ...input, day, reason: itemOf(itemId).name, causes, isExpected }, level + 1);
  }
  const made = new Set(order);
  const buy = [...demandsOf.keys()].filter((id) => !made.has(id)).flatMap((id) => lackOf(id) ?? []);
  const inDays = (a: Requirement, b: Requirement) => compare(a.day, b.day) || b.level - a.level || compare(a.itemId, b.itemId);
  const wanted = new Map([...demandsOf].map(([id, all]) => [id, all.reduce((sum, { amount }) => sum + amount, 0)]));
  return { make: make.sort(inDays), buy: buy.sort(inDays), wanted };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
