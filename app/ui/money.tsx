import { formatMoney } from "@/worker/core/figures/money";

/** An amount, or a dash while it is unknown. @param value ten-thousandths of a euro */
export function Money({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined) return <None />;
  return <span className="tnum">{formatMoney(value)}</span>;
}

/** Nothing to show here. */
export function None() {
  return <span className="muted">—</span>;
}
