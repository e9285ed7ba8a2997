import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A telephone number, parsed; French unless it carries a country code. Undefined for a text that is none. */
export const parsedPhone = (text: string) => parsePhoneNumberFromString(text, "FR");

/**
 * A telephone number as it is stored and compared: "06 12 34 56 78" and "+33 (0)6 12 34 56 78" are "+33612345678". A text that is
 * no number stays as it is, and so does one that would be read differently a second time ("+4900000000" loses a zero each time).
 */
export function phoneNumber(text: string): string {
  const number = parsedPhone(text)?.number;
  return number && parsedPhone(number)?.number === number ? number : text;
}

/** A stored number, as people write it: 06 12 34 56 78, and with its country where that is not France: +32 470 12 34 56. */
export function phoneText(number: string): string {
  const phone = parsedPhone(number);
  if (!phone) return number;
  return phone.country === "FR" ? phone.formatNational() : phone.formatInternational();
}
