/** What closes a cash box, in ten-thousandths of a euro. */
interface Box {
  opening: number;
  cash: number;
  counted: number;
  taken: number;
}

/** What ought to lie in the box, how far the count is from it, and what stays there for change. */
export function boxOf({ opening, cash, counted, taken }: Box): { expected: number; difference: number; remaining: number } {
  const expected = opening + cash;
  return { expected, difference: counted - expected, remaining: counted - taken };
}
