/**
 * A stored number of France as `phoneText` writes it, without the numbers of all countries: a browser need not fetch them for a list.
 * @returns "06 12 34 56 78" for "+33612345678"; null for any that is written otherwise, as those of other countries and of services are
 */
export function frenchPhoneText(number: string): string | null {
  const digits = /^\+33([1-79]\d{8})$/.exec(number)?.[1];
  return digits ? (`0${digits}`.match(/../g) ?? []).join(" ") : null;
}
