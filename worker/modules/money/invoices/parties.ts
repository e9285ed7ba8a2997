import type { InvoiceParty } from "@/db/business";
import type { fetchCompany } from "@/worker/modules/business/company";
import type { ClientRow } from "@/worker/modules/sell/clients";
import { requireMentions } from "./mentions";

type CompanyRow = Awaited<ReturnType<typeof fetchCompany>>;
/** What is not on its invoices of what a business says. */
type Silent = "id" | "website" | "stripeAccount" | "approval" | "tagline" | "logo" | "paymentTerms" | "version" | "updatedAt";
type SaidOfSeller = Omit<CompanyRow, Silent>;
type SaidOfBuyer = Pick<ClientRow, "companyName" | "billingAddress" | "siret" | "vatNumber" | "email" | "category">;

/**
 * Both sides as the law wants them on an invoice (domain: mandatory mentions).
 * @param hasVat does it bear VAT? The seller is then known by its number (CGI, annexe II, art. 242 nonies A)
 * @throws Refusal `incomplete_party` naming every fact that lacks: of the business, and of a company in France that buys. Whoever buys
 *   from abroad, and programs do not reach, gets paper alone
 */
export function partiesOf(own: CompanyRow, client: ClientRow, hasVat: boolean): { seller: InvoiceParty; buyer: InvoiceParty } {
  const isCompany = client.category !== "particulier";
  const isFrench = (client.billingAddress?.country ?? "FR") === "FR";
  requireMentions(
    [
      ["company.siret", own.siret],
      ["company.address", own.address],
      ["company.vatNumber", !hasVat || own.vatNumber],
      ["client.billingAddress", client.billingAddress],
      ["client.siret", !isCompany || !isFrench || client.siret],
    ],
    { company: own, client: { id: client.id, name: client.companyName } },
  );
  return sidesOf(own, client);
}

/** Both sides as they are today, whatever lacks. */
export function sidesOf(own: SaidOfSeller, client: SaidOfBuyer): { seller: InvoiceParty; buyer: InvoiceParty } {
  const {
    name,
    address,
    siret,
    vatNumber,
    vatRegime,
    email,
    legalForm,
    capital,
    register,
    phone,
    iban,
    bic,
    penaltyRate,
    discountTerms,
    discountKeepsVat,
    vatOnDebits,
  } = own;
  return {
    seller: {
      name,
      address,
      siret,
      vatNumber,
      vatRegime,
      vatOnDebits,
      email,
      legalForm,
      capital,
      register,
      phone,
      iban,
      bic,
      penaltyRate,
      discountTerms,
      discountKeepsVat,
    },
    buyer: {
      name: client.companyName,
      address: client.billingAddress,
      siret: client.siret,
      vatNumber: client.vatNumber,
      email: client.email,
      isConsumer: client.category === "particulier",
    },
  };
}
