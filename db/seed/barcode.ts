/** The company prefix of the demo's barcodes: 376 is France's. */
const COMPANY = "376029841";

/** A valid EAN-13 for the n-th article of the demo. @param number 0 to 999 */
export function barcodeOf(number: number): string {
  return withCheckDigit(`${COMPANY}${String(number).padStart(3, "0")}`);
}

/** Twelve digits and the thirteenth that checks them (GS1). */
export function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return twelve + ((10 - (sum % 10)) % 10);
}
