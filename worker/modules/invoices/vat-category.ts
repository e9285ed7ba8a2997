import type { InvoiceParty } from "@/db/business";

/** Why a rate is what it is, as EN 16931 codes it (UNTDID 5305); an exemption has its code (VATEX) and says its article. */
export interface VatCategory {
  code: "S" | "Z" | "E" | "K" | "G";
  exemption?: { code: string; text: string };
}

/** The member states, as VAT knows them. */
const union = new Set("AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" ").concat("MC"));

const exemptions = {
  franchise: { code: "VATEX-FR-FRANCHISE", text: "TVA non applicable, article 293 B du CGI" },
  union: { code: "VATEX-EU-IC", text: "Exonération de TVA, article 262 ter I du CGI" },
  abroad: { code: "VATEX-EU-G", text: "Exonération de TVA, article 262 I du CGI" },
};

/**
 * The category of a rate between two sides: without tax, a seller without VAT number is in franchise, a company elsewhere in
 * the Union accounts for it, and what leaves the Union is exempt (CGI, art. 293 B, 262 ter and 262).
 * @param rate hundredths of a percent
 */
export function vatCategoryOf(rate: number, seller: InvoiceParty, buyer: InvoiceParty): VatCategory {
  if (rate > 0) return { code: "S" };
  if (!seller.vatNumber) return { code: "E", exemption: exemptions.franchise };
  const country = buyer.address?.country ?? "FR";
  if (!union.has(country)) return { code: "G", exemption: exemptions.abroad };
  const isElsewhere = country !== "FR" && country !== "MC";
  return isElsewhere && buyer.vatNumber ? { code: "K", exemption: exemptions.union } : { code: "Z" };
}
