/** Numbers that carry their check, for companies that do not exist. */

/** A SIREN whose last digit checks the others (Luhn). @param number 0 to 9999 */
export function sirenOf(number: number): string {
  return withLuhn(`9470${String(number).padStart(4, "0")}`);
}

/** The SIRET of a company's first place. */
export function siretOf(siren: string): string {
  return withLuhn(`${siren}0001`);
}

/** The French VAT number of a company. */
export function vatOf(siren: string): string {
  return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0")}${siren}`;
}

function withLuhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + ((10 - (sum % 10)) % 10);
}
