import type { Unit } from "@/worker/core/figures/quantity";
import type { ProductionRequestStatus, urgencies } from "@/worker/modules/make/production-requests/status";

/** What a business has asked the provider to make; days are counted from today. */
export interface Request {
  /** The SKU of an item, or the name of something new. */
  product: string;
  amount: number;
  unit: Unit;
  urgency: (typeof urgencies)[number];
  status: ProductionRequestStatus;
  askedDaysAgo: number;
  /** Wanted then; earlier days are negative. */
  wantedInDays: number;
  completedDaysAgo?: number;
  notes: string;
  reason?: string;
  lotNumber?: string;
  /** A day that the other side has not agreed to yet. */
  proposal?: { by: "staff" | "customer"; inDays: number; note: string };
}

/** What the cannery has asked, when its own autoclave was full or could not do it. */
export const cannersRequests: readonly Request[] = [
  {
    product: "COU-TOM-500",
    amount: 1_200,
    unit: "piece",
    urgency: "normal",
    status: "completed",
    askedDaysAgo: 96,
    wantedInDays: -70,
    completedDaysAgo: 72,
    lotNumber: "FC-26-0914",
    notes: "Tomates livrées par nos soins le matin même. Étiquettes fournies.",
  },
  {
    product: "SOU-POT-720",
    amount: 600,
    unit: "piece",
    urgency: "high",
    status: "completed",
    askedDaysAgo: 61,
    wantedInDays: -40,
    completedDaysAgo: 39,
    lotNumber: "FC-26-1017",
    notes: "Commande du salon de Bordeaux : palettes filmées, deux références de carton.",
  },
  {
    product: "Soupe de potimarron en poche de 5 l",
    amount: 400,
    unit: "l",
    urgency: "low",
    status: "rejected",
    askedDaysAgo: 44,
    wantedInDays: -10,
    notes: "Pour la restauration collective.",
    reason: "Pas de ligne de poches avant le printemps ; nous vous recontactons en mars.",
  },
  {
    product: "MDD-PRA-720",
    amount: 480,
    unit: "piece",
    urgency: "normal",
    status: "cancelled",
    askedDaysAgo: 30,
    wantedInDays: -5,
    notes: "Le client a reporté sa commande.",
  },
  {
    product: "CAS-CAN-840",
    amount: 900,
    unit: "piece",
    urgency: "high",
    status: "in_progress",
    askedDaysAgo: 18,
    wantedInDays: 6,
    notes: "Pour les fêtes. Barème d'autoclave joint à la fiche.",
  },
  {
    product: "COF-GAS-4",
    amount: 300,
    unit: "piece",
    urgency: "normal",
    status: "accepted",
    askedDaysAgo: 9,
    wantedInDays: 12,
    notes: "Montage des coffrets seulement : nous livrons les bocaux.",
  },
  {
    product: "Velouté de courge butternut 500 ml",
    amount: 800,
    unit: "piece",
    urgency: "normal",
    status: "accepted",
    askedDaysAgo: 6,
    wantedInDays: 16,
    notes: "Courges livrées par nos soins.",
    proposal: { by: "staff", inDays: 20, note: "La ligne est prise jusqu'au 18 : quatre jours plus tard, tout est fait d'un trait." },
  },
  {
    product: "RIL-CAN-180",
    amount: 2_400,
    unit: "piece",
    urgency: "urgent",
    status: "pending",
    askedDaysAgo: 1,
    wantedInDays: 9,
    notes: "Notre autoclave est en maintenance jusqu'au 30. Recette et matières fournies.",
  },
  {
    product: "Rillettes de canard au piment d'Espelette 90 g",
    amount: 500,
    unit: "piece",
    urgency: "low",
    status: "pending",
    askedDaysAgo: 3,
    wantedInDays: 45,
    notes: "Nouveau format, à mettre au point ensemble.",
  },
];

/** What the brewery has asked. */
export const brewersRequests: readonly Request[] = [
  {
    product: "Moutarde à la bière 200 g",
    amount: 300,
    unit: "piece",
    urgency: "normal",
    status: "accepted",
    askedDaysAgo: 14,
    wantedInDays: 20,
    notes: "Nous apportons la bière ambrée en fût.",
    proposal: { by: "customer", inDays: 24, note: "La bière ne sera prête que le 22." },
  },
];
