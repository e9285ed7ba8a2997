const WHOLE = 10_000;

/** Where all of a lot is, in thousandths of its item's base unit. */
interface Figures {
  born: number;
  /** What clients gave back. */
  returned?: number;
  used: number;
  /** What came back and was set apart, as a lot of its own. */
  apart?: number;
  scrapped: number;
  stock: number;
  shipped: number;
}

/** What became of what clients got. */
interface Answered {
  recovered: number;
  destroyed: number;
  gone: number;
}

/** The mass balance of each lot: what clients hold is what was recovered, was destroyed, is gone, and what is open. */
export function accountFor<Lot extends Figures & { lotId: string }>(lots: Lot[], goods: (Answered & { lotId: string; amount: number })[]) {
  return lots.map((lot) => {
    const own = goods.filter(({ lotId }) => lotId === lot.lotId);
    const sum = (of: (line: (typeof own)[number]) => number) => own.reduce((total, line) => total + of(line), 0);
    const [recovered, destroyed, gone] = [sum((line) => line.recovered), sum((line) => line.destroyed), sum((line) => line.gone)];
    return { ...lot, recovered, destroyed, gone, open: sum(({ amount }) => amount) - recovered - destroyed - gone };
  });
}

/** Which part of what was made one knows where it is, in hundredths of a percent: each lot counts alike, whatever it is measured in. */
export function locatedShare(lots: Figures[]): number {
  if (!lots.length) return WHOLE;
  const shares = lots.map(({ born, returned = 0, used, apart = 0, scrapped, stock, shipped }) =>
    born > 0 ? Math.min(1, (used + apart + scrapped + stock + shipped) / (born + returned)) : 1,
  );
  return Math.floor((shares.reduce((sum, part) => sum + part, 0) / shares.length) * WHOLE);
}

/** A part of a number of people, in hundredths of a percent; all of nobody. */
export function shareOfPeople(part: number, whole: number): number {
  return whole ? Math.round((part / whole) * WHOLE) : WHOLE;
}

/** Whole minutes between two instants, the one begun too. */
export function minutesBetween(first: number, last: number): number {
  return Math.ceil((last - first) / 60_000);
}

/** A drill is done again within so many days: half a year. */
const DRILL_DAYS = 183;

/** Is it time for a drill? @param last when the last began, in UTC milliseconds; null when there was none */
export function isDrillDue(last: number | null, now: number): boolean {
  return last === null || now - last > DRILL_DAYS * 86_400_000;
}
