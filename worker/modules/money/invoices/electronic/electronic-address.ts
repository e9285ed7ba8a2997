import type { InvoiceParty } from "@/db/business";
import { type Xml, xml } from "@/worker/core/files/xml";

/** Schemes of electronic addresses (EAS): the French directory's, and mail. */
const [FRENCH, MAIL] = ["0225", "EM"] as const;

/** Those under which the VAT numbers of a country are addresses. */
const byVatNumber: Record<string, string> = {
  AT: "9914",
  BE: "9925",
  BG: "9926",
  CY: "9928",
  CZ: "9929",
  DE: "9930",
  EE: "9931",
  EL: "9933",
  ES: "9920",
  GB: "9932",
  HR: "9934",
  HU: "9910",
  IE: "9935",
  IT: "0211",
  LT: "9937",
  LU: "9938",
  LV: "9939",
  MT: "9943",
  NL: "9944",
  PL: "9945",
  PT: "9946",
  RO: "9947",
  SI: "9949",
  SK: "9950",
};

/** Where a side is reached by programs, for them. */
export function electronicAddress(party: InvoiceParty): Xml | null {
  const electronic = addressOf(party);
  return electronic && xml("ram:URIUniversalCommunication", [xml("ram:URIID", electronic[0], { schemeID: electronic[1] })]);
}

/** Where a side is reached by programs (BR-FR-12): in France the SIREN in the national directory, else mail, else the VAT number. */
export function addressOf({
  siret,
  email,
  vatNumber,
}: Pick<InvoiceParty, "siret" | "email" | "vatNumber">): [address: string, scheme: string] | null {
  if (siret) return [siret.slice(0, 9), FRENCH];
  if (email) return [email, MAIL];
  const scheme = vatNumber && byVatNumber[vatNumber.slice(0, 2)];
  return vatNumber && scheme ? [vatNumber, scheme] : null;
}
