import type { Language } from "../language";
import type { Address } from "./parties";

/** An address as one writes it on an envelope, line by line; France goes without saying, another country by its name. */
export function addressLines({ street, postcode, city, country }: Address, language: Language): string[] {
  const place = country === "FR" ? "" : new Intl.DisplayNames([language], { type: "region" }).of(country);
  return [street, `${postcode} ${city}`, place ?? country].filter(Boolean);
}
