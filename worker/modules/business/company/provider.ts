import type { company } from "@/db/business";
import { z } from "@/worker/core/contract/fields";
import { ownCompany } from "./contract";

/** Who sells the product, as a business that says of itself what its papers must. */
type Provider = typeof company.$inferSelect;

const nobody: Provider = {
  ...{
    id: "own",
    name: "Cellier",
    legalForm: "",
    capital: null,
    siret: null,
    vatNumber: null,
    vatRegime: "normal",
    vatOnDebits: true,
    discountKeepsVat: false,
  },
  ...{ register: "", address: null, phone: null, email: null, website: "", iban: null, bic: null, stripeAccount: null, approval: "" },
  ...{ tagline: "", logo: null, paymentTerms: "cash", penaltyRate: null, discountTerms: "", version: 1, updatedAt: 0 },
};

/** On a developer's machine: a business that does not exist, whose numbers are well made. */
const invented: Provider = {
  ...nobody,
  ...{ name: "Cellier", legalForm: "SAS", capital: 100_000_000, siret: "73282932000074", vatNumber: "FR44732829320", register: "Bordeaux" },
  ...{
    address: { street: "12 quai des Chartrons", postcode: "33000", city: "Bordeaux", country: "FR" },
    email: "facturation@cellier.test",
  },
};

const details = z.object(ownCompany.shape).omit({ hasLogo: true, version: true, updatedAt: true }).partial();

/** Reads who sells the product. @param text JSON in the form in which a company is exchanged @throws Error when it is not */
export function readProvider(text: string | undefined, isLocal: boolean): Provider {
  if (!text) return isLocal ? invented : nobody;
  return { ...nobody, ...z.decode(details, JSON.parse(text)) };
}
