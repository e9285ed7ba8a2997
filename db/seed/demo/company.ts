import type { company } from "@/db/business";
import { MONEY_SCALE } from "@/worker/core/figures/money";
import { ibanOf, sirenOf, siretOf, vatOf } from "../trade-numbers";

export type CompanyLine = Omit<typeof company.$inferInsert, "id" | "updatedAt">;

const numbersOf = (siren: string) => ({ siret: siretOf(siren), vatNumber: vatOf(siren) });

/** The Conserverie des Deux Rives, on its papers. */
export const canneryCompany: CompanyLine = {
  name: "Conserverie des Deux Rives",
  legalForm: "SAS",
  capital: 40_000 * MONEY_SCALE,
  ...numbersOf(sirenOf(9_001)),
  register: "Agen",
  address: { street: "12 quai du Canal", postcode: "47000", city: "Agen", country: "FR" },
  phone: "+33553470012",
  email: "bonjour@deux-rives.example",
  website: "deux-rives.example",
  iban: ibanOf(4_700_012),
  bic: "AGRIFRPP833",
  approval: "FR 47.091.002 CE",
  tagline: "Bocaux cuisinés entre Garonne et canal",
  logo: "demo/logo/deux-rives",
  paymentTerms: "30_days",
  penaltyRate: 1_215,
  discountTerms: "Escompte de 2 % pour un paiement sous huit jours.",
};

/** The Brasserie du Vieux Moulin, on its papers. */
export const breweryCompany: CompanyLine = {
  name: "Brasserie du Vieux Moulin",
  legalForm: "SARL",
  capital: 12_000 * MONEY_SCALE,
  ...numbersOf(sirenOf(9_002)),
  register: "Agen",
  address: { street: "3 chemin du Moulin", postcode: "47310", city: "Estillac", country: "FR" },
  phone: "+33553470034",
  email: "comptoir@vieux-moulin.example",
  website: "vieux-moulin.example",
  iban: ibanOf(4_700_034),
  bic: "AGRIFRPP833",
  tagline: "Bières de l'Agenais",
  logo: "demo/logo/vieux-moulin",
  paymentTerms: "15_days",
};
