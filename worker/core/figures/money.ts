/** Money is an integer number of ten-thousandths of a euro. */
export const MONEY_SCALE = 10_000;
/** Ten-thousandths of a euro in a cent. */
export const CENT = MONEY_SCALE / 100;

const formats = new Map<number, Intl.NumberFormat>();

function formatOf(decimals: number): Intl.NumberFormat {
  const cached = formats.get(decimals);
  if (cached) return cached;
  const format = new Intl.NumberFormat("fr-FR", {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: Math.min(2, decimals),
    maximumFractionDigits: decimals,
  });
  formats.set(decimals, format);
  return format;
}

/**
 * Writes an amount as people read it: French habits and the euro sign in both languages, at most four decimals.
 * @param value ten-thousandths of a euro; anything that is not a finite number reads "0 €"
 */
export function formatMoney(value: number | null | undefined, decimals = 4): string {
  if (typeof value !== "number" || !Number.isFinite(value)) return "0\u00a0€";
  return formatOf(decimals).format(value / MONEY_SCALE);
}
