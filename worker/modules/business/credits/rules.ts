import type { CreditType } from "./status";

/** What a movement changes of what may be spent: nothing where held credits are captured, for they had left it before. */
const signs: Record<CreditType, 1 | 0 | -1> = { grant: 1, purchase: 1, hold: -1, capture: 0, release: 1, expire: -1 };

/** A movement with its sign, as people read it. */
export const signedCredits = (type: CreditType, credits: number): number => signs[type] * credits || 0;

/** Credits that came at one time. */
interface Source {
  credits: number;
  /** UTC milliseconds; null when they never expire. */
  expiresAt: number | null;
}

/**
 * How many credits are past their time: of what came, those that expire first were spent first, so that nobody loses what they
 * could have used.
 * @param balance what may still be spent
 */
export function expiredCredits(sources: Source[], balance: number, now: number): number {
  const never = Number.POSITIVE_INFINITY;
  const inOrder = sources.toSorted((one, other) => (one.expiresAt ?? never) - (other.expiresAt ?? never) || 0);
  let spent = inOrder.reduce((total, { credits }) => total + credits, 0) - balance;
  let over = 0;
  for (const { credits, expiresAt } of inOrder) {
    const remaining = Math.max(0, credits - spent);
    spent = Math.max(0, spent - credits);
    if (expiresAt !== null && expiresAt <= now) over += remaining;
  }
  return over;
}
