import { formatMoney } from "@/worker/core/figures/money";

/**
 * An amount, or a dash while it is unknown. @param value ten-thousandths of a euro
 * @param inCents what is paid or adds up, to the cent; what one unit costs has up to four decimals
 */
export function Money({ value, inCents }: { value: number | null | undefined; inCents?: boolean }) {
  if (value === null || value === undefined) return <None />;
  return <span className="tnum">{formatMoney(value, inCents ? 2 : 4)}</span>;
}

/** Nothing to show here. */
export function None() {
  return <span className="muted none">—</span>;
}
