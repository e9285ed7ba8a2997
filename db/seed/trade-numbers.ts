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

/** A French bank account, with the key of its bank and that of its IBAN. @param number 0 to 9999999 */
export function ibanOf(number: number): string {
  const [bank, branch, account] = ["13306", "00147", `0000${String(number).padStart(7, "0")}`];
  const key = 97 - ((89 * Number(bank) + 15 * Number(branch) + 3 * Number(account)) % 97);
  const local = `${bank}${branch}${account}${String(key).padStart(2, "0")}`;
  // F is 15 and R is 27 where letters are counted (ISO 13616).
  const check = 98n - (BigInt(`${local}152700`) % 97n);
  return `FR${String(check).padStart(2, "0")}${local}`;
}

function withLuhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + ((10 - (sum % 10)) % 10);
}
