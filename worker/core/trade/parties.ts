import { civil, email, line, note, z } from "../contract/fields";
import { phone } from "./phone";

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
