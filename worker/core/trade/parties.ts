import { email, phone } from "./trade-numbers";
import { civil, line, note, z } from "../contract/fields";
import type { Language } from "../language";

/** A postal address; the country is its ISO code. */
export const address = z.strictObject({
  street: line(200),
  postcode: line(12),
  city: line(80),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .default("FR"),
});
export type Address = z.output<typeof address>;

/** An address as one writes it on an envelope, line by line; France goes without saying, another country by its name. */
export function addressLines({ street, postcode, city, country }: Address, language: Language): string[] {
  const place = country === "FR" ? "" : new Intl.DisplayNames([language], { type: "region" }).of(country);
  return [street, `${postcode} ${city}`, place ?? country].filter(Boolean);
}

/** A person to call. */
export const contact = z.strictObject({
  name: line(120),
  role: note(80).default(""),
  email: email.nullable().default(null),
  phone: phone.nullable().default(null),
});
export type Contact = z.output<typeof contact>;

/** A certificate (organic, IFS, a phytosanitary approval…) and the day it ends. */
export const certificate = z.strictObject({ name: line(120), number: note(60).default(""), expiresOn: civil.nullable().default(null) });
export type Certificate = z.output<typeof certificate>;
