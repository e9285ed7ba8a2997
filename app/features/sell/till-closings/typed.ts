import { numberFrom } from "@/worker/core/contract/coerce";
import { MONEY_SCALE } from "@/worker/core/figures/money";

/** The amount that stands in a field of a form, in ten-thousandths of a euro; null while it is none. */
export function typedAmount(form: HTMLFormElement | null | undefined, name: string): number | null {
  const typed = (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? "";
  const value = typed.trim() ? numberFrom(typed) : null;
  return value === null || value === undefined ? null : Math.round(value * MONEY_SCALE);
}
