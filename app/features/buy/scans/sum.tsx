import { MONEY_SCALE } from "@/worker/core/figures/money";
import { isForeign } from "@/worker/modules/buy/scans/rules";
import { Money } from "@/app/ui/money";

/** An amount in the currency that its document names; in euros where it names none. @param value ten-thousandths of it */
export function Sum({ value, currency }: { value: number | null; currency: string | null }) {
  if (value === null || !currency || !isForeign(currency)) return <Money value={value} />;
  return <span className="tnum">{formatOf(currency).format(value / MONEY_SCALE)}</span>;
}

/** The sign of a currency, as one writes it behind an amount. */
export function signOf(currency: string | null): string {
  const parts = formatOf(currency ?? "EUR").formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? "";
}

/** What a paper calls a currency may be no code of one: then its amounts are written as ours. */
function formatOf(printed: string) {
  const currency = /^[A-Z]{3}$/.test(printed) ? printed : "EUR";
  return new Intl.NumberFormat("fr-FR", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
}
