const HOUR = 3_600_000;

/** The longest that a visit lasts, in hours: a week. */
export const LONGEST = 7 * 24;

/** What matters of a visit to know whether it lasts. */
interface Lasting {
  endsAt: number;
  withdrawnAt: number | null;
}

/** Does a visit still open anything? Its last millisecond does not. */
export const isOpen = ({ endsAt, withdrawnAt }: Lasting, now: number): boolean => withdrawnAt === null && endsAt > now;

/** When a visit of so many hours ends that is granted now. */
export const endOf = (now: number, hours: number): number => now + hours * HOUR;
