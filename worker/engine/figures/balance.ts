import { bucketsOf, isGrain } from "./days";

/** A row of an answer: k0, l0, k1, l1…, then parts. */
type Row = Record<string, string | number | null>;
/** What is added up from a stretch of time to the next. */
const isPart = (column: string) => !/^[kl]\d$/.test(column);

/**
 * Tells what stands at the end of each stretch of time, from what came and went within it: every stretch has a row, whether anything moved
 * or not, for each of the other groups.
 * @param rows what came and went; what stood before is in the first stretch
 * @param by what rows are told by
 */
export function standing(rows: readonly Row[], by: readonly string[], { from, to }: { from: string; to: string }): Row[] {
  const at = by.findIndex(isGrain);
  const grain = by[at];
  if (!grain || !isGrain(grain)) return [...rows];
  const buckets = bucketsOf(from, to, grain);
  const others = new Map<string, Row[]>();
  for (const row of rows) {
    const name = JSON.stringify(by.map((_, place) => (place === at ? null : row[`k${place}`])));
    others.set(name, [...(others.get(name) ?? []), row]);
  }
  return [...others.values()].flatMap((own) => {
    const moved = new Map(own.map((row) => [String(row[`k${at}`]), row]));
    let before: Row = {};
    return buckets.map((bucket) => {
      before = added(before, moved.get(bucket) ?? {}, own[0] ?? {});
      return { ...before, [`k${at}`]: bucket };
    });
  });
}

/** One row with another added to it; the labels of groups are those of any of them. */
function added(one: Row, other: Row, like: Row): Row {
  const columns = Object.keys(like).map((column) => {
    if (!isPart(column)) return [column, like[column] ?? null];
    const [first, second] = [one[column] ?? null, other[column] ?? null];
    return [column, first === null && second === null ? null : Number(first ?? 0) + Number(second ?? 0)];
  });
  return Object.fromEntries(columns);
}
