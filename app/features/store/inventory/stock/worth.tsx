import { formatMoney, MONEY_SCALE } from "@/worker/core/figures/money";
import { None } from "@/app/ui/money";

/** What goods are worth, to the cent: what is summed over lots is not read to the ten-thousandth. @param value ten-thousandths of a euro */
export function worthText(value: number): string {
  const cent = MONEY_SCALE / 100;
  return formatMoney(Math.round(value / cent) * cent);
}

/** The same in a cell, or a dash while it is unknown. */
export function Worth({ value }: { value: number | null }) {
  return value === null ? <None /> : <span className="tnum whitespace-nowrap">{worthText(value)}</span>;
}
