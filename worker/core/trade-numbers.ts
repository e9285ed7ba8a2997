import { isValidBIC, isValidIBAN } from "ibantools";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { stdnum } from "stdnum";
import { z } from "./fields";

/** What each country calls its VAT number, by the letters that its numbers begin with. */
const vatNames: Record<string, readonly [country: string, ...names: string[]]> = {
  AT: ["AT", "uid"],
  BE: ["BE", "vat"],
  BG: ["BG", "vat"],
  CY: ["CY", "vat"],
  CZ: ["CZ", "dic"],
  DE: ["DE", "vat"],
  DK: ["DK", "cvr"],
  EE: ["EE", "kmkr"],
  EL: ["GR", "vat"],
  ES: ["ES", "cif", "dni", "nie"],
  FI: ["FI", "alv"],
  FR: ["FR", "tva"],
  GB: ["GB", "vat"],
  HR: ["HR", "oib"],
  HU: ["HU", "anum"],
  IE: ["IE", "vat"],
  IT: ["IT", "iva"],
  LT: ["LT", "pvm"],
  LU: ["LU", "tva"],
  LV: ["LV", "pvn"],
  MT: ["MT", "vat"],
  NL: ["NL", "btw"],
  PL: ["PL", "nip"],
  PT: ["PT", "nipc", "nif"],
  RO: ["RO", "cif"],
  SE: ["SE", "vat"],
  SI: ["SI", "ddv"],
  SK: ["SK", "dph"],
};

const compact = (text: string) => text.replace(/[\s.\-/]/g, "").toUpperCase();

/** A number that carries its own check: spaces, dots and hyphens are dropped before it is kept. */
const checked = (max: number, isRight: (text: string) => boolean) =>
  z
    .string()
    .trim()
    .max(max)
    .overwrite(compact)
    .min(1)
    .refine(isRight, { params: { code: "check_digit" } });

/** A French business (SIREN, 9 digits) or one of its places (SIRET, 14 digits), with its check digit. */
export const siret = checked(30, (text) => !!stdnum.FR?.siren?.validate(text).isValid || !!stdnum.FR?.siret?.validate(text).isValid);

/** A VAT number of the European Union or the United Kingdom, with its country's letters and check digits. */
export const vatNumber = checked(30, (text) => {
  const [country = "", ...names] = vatNames[text.slice(0, 2)] ?? [];
  return names.some((name) => stdnum[country]?.[name]?.validate(text.slice(2)).isValid);
});

/** A bank account, with its country's length and check digits. */
export const iban = checked(42, isValidIBAN);

/** A bank's code (ISO 9362). */
export const bic = z
  .string()
  .trim()
  .max(15)
  .overwrite(compact)
  .min(1)
  .refine(isValidBIC, { params: { code: "format" } });

/** An e-mail address, in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** A telephone number, French unless it says its country, kept in the international form (+33 1 23 45 67 89 → +33123456789). */
export const phone = z
  .string()
  .trim()
  .max(30)
  .min(1)
  .overwrite((text) => parsePhoneNumberFromString(text, "FR")?.number ?? text)
  .refine((text) => parsePhoneNumberFromString(text, "FR")?.isPossible() ?? false, { params: { code: "phone" } });
