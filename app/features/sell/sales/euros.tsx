import { formatMoney } from "@/worker/core/figures/money";

/** Money that changed hands: two decimals. @param value ten-thousandths of a euro */
export const Euros = ({ value }: { value: number }) => <span className="tnum">{formatMoney(value, 2)}</span>;
