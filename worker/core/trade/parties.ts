import { civil, email, line, note, z } from "../contract/fields";
import { countryOf } from "./countries";
import { phone } from "./phone";

const ISO = /^[A-Z]{2}$/;

/** A postal address; the country is its ISO code, and may be typed by its name. */
export const address = z.strictObject({
  street: line(200),
  postcode: line(12),
  city: line(80),
  country: z
    .string()
    .trim()
    .overwrite(countryOf)
    // A word that names no country is refused as such; nothing at all is simply missing.
    .refine((country) => country === "" || ISO.test(country), { params: { code: "country" }, abort: true })
    .regex(ISO)
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
