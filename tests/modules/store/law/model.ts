import { CELLAR, type Kind } from "@/tests/support/bakery";

/** A lot as the histories know it; amounts are kilos or pieces. */
export interface Lot {
  number: string;
  kind: Kind;
  /** What of it lies where. */
  left: { main: number; [CELLAR]: number };
  held: boolean;
  /** It was refused for good. */
  rejected?: boolean;
  /** All of it was thrown away once: what came to it since then waits for a look. */
  scrapped?: boolean;
  /** What was thrown away by movements that stand. */
  thrown: { movement: string; place: "main" | typeof CELLAR; amount: number }[];
  /** What came, was made or was found of it. */
  came: number;
  /** What was thrown away or not found. */
  lost: number;
  /** What counts found of it beyond what was expected, or less; those that were undone left out. */
  counted: { movement: string; difference: number }[];
}

/** So much of a lot went to a client, by one delivery. */
export interface Sale {
  delivery: string;
  client: string;
  lot: string;
  amount: number;
  returned: number;
  /** What came back, each time apart, and the lot it was set apart in. */
  returns: { id: string; amount: number; apart: string | null }[];
  /** It was sold at the till, of this place. */
  till?: { id: string; place: "main" | typeof CELLAR };
}

/** What was made from what; nothing at all, when nothing came out. */
export interface Making {
  reference: string;
  kind: Kind;
  used: { lot: string; amount: number }[];
  /** The lot that came out. */
  lot: string | null;
  /** The lot that came out before somebody wrote down that nothing had. */
  emptied?: string;
  /** What it was to give. */
  planned: number;
  output: number;
}

/** What a supplier brought in a lot, at what price a kilo, and whether nothing else was awaited; fees come with it. */
export interface Receipt {
  restock: string;
  lot: string;
  amount: number;
  price: number;
  closed: boolean;
}
/** What a supplier asks for transport, in euros, and how many kilos are ordered of it. */
export const FEES = 1;
export const KILOS_ORDERED = 10;

/** What a person with a pencil would know after a history: written apart from the product, from what was done alone. */
export class Model {
  lots = new Map<string, Lot>();
  sales: Sale[] = [];
  makings: Making[] = [];
  /** Receipts of suppliers, by the lot that each brought. */
  receipts: Receipt[] = [];
  /** What was taken in by hand, by the lot that it made. */
  entries: { lot: string; amount: number }[] = [];
  /** Lots in which goods wait that came back, and the lots they left. */
  cameBack: { lot: string; of: string; amount: number }[] = [];

  open(number: string, kind: Kind, amount: number, held = false, place: keyof Lot["left"] = "main"): Lot {
    const left = { main: 0, [CELLAR]: 0, [place]: amount };
    const lot = { number, kind, left, held, came: amount, lost: 0, counted: [], thrown: [] };
    this.lots.set(number, lot);
    return lot;
  }

  lot(number: string): Lot {
    const lot = this.lots.get(number);
    if (!lot) throw new Error(`The model has no lot ${number}`);
    return lot;
  }

  /** Lots of which something lies in the first place and that nothing forbids to use. */
  usable(kind?: Kind): Lot[] {
    return [...this.lots.values()].filter((lot) => !lot.held && lot.left.main > 0 && (!kind || lot.kind === kind));
  }

  /** What a lot went into, in one step. */
  children(number: string): string[] {
    const products = this.makings.filter(({ used }) => used.some(({ lot }) => lot === number)).flatMap(({ lot }) => lot ?? []);
    return [...products, ...this.cameBack.filter(({ of }) => of === number).map(({ lot }) => lot)];
  }

  /** A lot and all that descends from it. */
  below(number: string, seen = new Set<string>()): Set<string> {
    if (!seen.has(number)) for (const child of this.children(number)) this.below(child, seen.add(number));
    return seen.add(number);
  }

  /** Who holds how much of which lot: "Anne LOT-2026-0001" to 3. */
  holdings(lots: Set<string>): Record<string, number> {
    const held: Record<string, number> = {};
    for (const { client, lot, amount, returned } of this.sales) {
      if (!lots.has(lot) || amount === returned) continue;
      held[`${client} ${lot}`] = (held[`${client} ${lot}`] ?? 0) + amount - returned;
    }
    return held;
  }

  /** What should be left of a lot: what came, less what went and was lost, and what came back. */
  expected(number: string): number {
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const { came, lost } = this.lot(number);
    const sold = sum(this.sales.filter(({ lot }) => lot === number).map(({ amount, returned }) => amount - returned));
    const used = sum(this.makings.flatMap((making) => making.used.filter(({ lot }) => lot === number).map(({ amount }) => amount)));
    const setAside = sum(this.cameBack.filter(({ of }) => of === number).map(({ amount }) => amount));
    return came - lost - sold - used - setAside;
  }

  /** What was paid for a receipt, its part of the transport with it, in euros: what is still awaited will bear its own. */
  paid({ amount, price, closed }: Receipt): number {
    const fees = amount === 0 ? 0 : closed ? FEES : (FEES * amount) / KILOS_ORDERED;
    return price * amount + fees;
  }
}
