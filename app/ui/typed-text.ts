import type { FieldDescription } from "@/worker/core/contract/described";
import type { Quantity } from "@/worker/core/contract/fields";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { unitsIn } from "@/worker/core/figures/quantity";
import { RATE_SCALE } from "@/worker/core/figures/rate";

/** Parts of what is kept in what one types, and the decimals shown of it. */
const scales: Partial<Record<FieldDescription["kind"], [scale: number, digits: Intl.NumberFormatOptions]>> = {
  money: [MONEY_SCALE, { minimumFractionDigits: 2, maximumFractionDigits: 4 }],
  rate: [RATE_SCALE, { maximumFractionDigits: 4 }],
  celsius: [100, { maximumFractionDigits: 2 }],
  decimal: [1_000, { maximumFractionDigits: 3 }],
};

/** A number of a field as one types it: "5,40", in English "5.40". @param value in the form in which it is kept */
export function typedNumber(kind: FieldDescription["kind"], value: number, language: string): string {
  const [scale, digits] = scales[kind] ?? [1, {}];
  return (value / scale).toLocaleString(language, { ...digits, useGrouping: false });
}

/** The number of a quantity as one types it, in its own unit. */
export function typedQuantity({ amount, unit }: Quantity, language: string): string {
  return unitsIn(amount, unit).toLocaleString(language, { maximumFractionDigits: 6, useGrouping: false });
}
