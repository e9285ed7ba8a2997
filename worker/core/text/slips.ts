/** How many letters were left out, typed in addition, taken for another or changed places (optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  let [last, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const swap = isSwapped ? (last[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next[to] = Math.min((row[to - 1] ?? 0) + (isSame ? 0 : 1), (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, swap);
    }
    [last, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
