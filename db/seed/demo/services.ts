import type { serviceKinds, ServiceRequestStatus } from "@/worker/modules/provider/service-requests/status";

/** A service request as one writes it down; days are counted from today. */
export interface Service {
  kind: (typeof serviceKinds)[number];
  title: string;
  description: string;
  status: ServiceRequestStatus;
  daysAgo: number;
  /** Euros, or credits, of its quote. */
  euros?: number;
  credits?: number;
  reason?: string;
  deliverable?: string;
}

/** What the cannery asked the provider's experts for: some in every state. */
export const cannersServices: readonly Service[] = [
  {
    kind: "label_check",
    title: "Étiquette des rillettes de canard 180 g",
    description: "Nouvelle recette au piment : liste d'ingrédients, QUID et allergènes à relire.",
    status: "closed",
    daysAgo: 92,
    credits: 2,
    deliverable: "Étiquette conforme après deux corrections : QUID du canard à 78 %, moutarde en gras.",
  },
  {
    kind: "nutrition_analysis",
    title: "Valeurs nutritionnelles du cassoulet",
    description: "Analyse pour l'étiquette 840 g.",
    status: "closed",
    daysAgo: 74,
    credits: 2,
    deliverable: "Rapport du laboratoire : 612 kJ, 146 kcal pour 100 g.",
  },
  {
    kind: "recipe_development",
    title: "Soupe de potimarron sans crème",
    description: "Même texture, sans lait.",
    status: "delivered",
    daysAgo: 33,
    credits: 4,
    deliverable: "Deux essais retenus ; la recette 2 tient quinze mois au vieillissement.",
  },
  {
    kind: "packaging",
    title: "Verrine 90 g pour l'export",
    description: "Capsule et carton qui supportent le fret aérien.",
    status: "in_progress",
    daysAgo: 21,
    credits: 4,
  },
  {
    kind: "certification",
    title: "Préparer le passage IFS Progress",
    description: "Où en sommes-nous, que manque-t-il ?",
    status: "in_progress",
    daysAgo: 18,
    credits: 3,
  },
  {
    kind: "label_check",
    title: "Étiquette du coffret gascon",
    description: "Quatre produits, un seul étui : quelles mentions ?",
    status: "accepted",
    daysAgo: 12,
    credits: 2,
  },
  {
    kind: "co_packing_search",
    title: "Façonnier pour poches de 5 litres",
    description: "400 litres par mois, restauration collective.",
    status: "quoted",
    daysAgo: 9,
    euros: 250,
  },
  {
    kind: "recipe_development",
    title: "Terrine végétale de saison",
    description: "Base de pois chiches, stérilisée.",
    status: "quoted",
    daysAgo: 7,
    credits: 5,
  },
  { kind: "label_check", title: "Mention « fait main » sur les confits", description: "A-t-on le droit ?", status: "reviewed", daysAgo: 4 },
  { kind: "nutrition_analysis", title: "Analyse du magret séché", description: "Sel et lipides.", status: "submitted", daysAgo: 2 },
  { kind: "other", title: "Calcul des frais de retrait d'un lot", description: "Pour notre assureur.", status: "submitted", daysAgo: 1 },
  { kind: "packaging", title: "Bocaux consignés", description: "Étude d'un retour en boutique.", status: "draft", daysAgo: 1 },
  {
    kind: "certification",
    title: "Label Rouge pour le foie gras",
    description: "Est-ce à notre portée ?",
    status: "rejected",
    daysAgo: 48,
    reason: "Le cahier des charges demande un élevage sous label : voyez d'abord avec votre éleveur.",
  },
  {
    kind: "co_packing_search",
    title: "Sous-traiter l'étiquetage",
    description: "Pendant les fêtes.",
    status: "cancelled",
    daysAgo: 40,
    reason: "Recruté sur place.",
  },
];

/** What the brewery asked for. */
export const brewersServices: readonly Service[] = [
  {
    kind: "label_check",
    title: "Étiquette de l'ambrée 33 cl",
    description: "Ingrédients et valeur énergétique.",
    status: "closed",
    daysAgo: 60,
    credits: 1,
    deliverable: "Conforme ; l'énergie se dit en kJ et en kcal.",
  },
  {
    kind: "nutrition_analysis",
    title: "Énergie des quatre bières",
    description: "Calcul ou analyse ?",
    status: "delivered",
    daysAgo: 25,
    credits: 1,
    deliverable: "Calcul joint pour les quatre recettes.",
  },
  {
    kind: "recipe_development",
    title: "Bière sans alcool",
    description: "Moins de 0,5 %, avec notre levure.",
    status: "accepted",
    daysAgo: 10,
    euros: 640,
  },
  {
    kind: "packaging",
    title: "Canettes 44 cl en petite série",
    description: "Mille par brassin.",
    status: "quoted",
    daysAgo: 6,
    euros: 180,
  },
  { kind: "certification", title: "Passer en bio", description: "Malt et houblon déjà certifiés.", status: "reviewed", daysAgo: 3 },
  { kind: "other", title: "Moutarde à la bière : DDM", description: "Combien de temps l'annoncer ?", status: "submitted", daysAgo: 1 },
];

/** Those who advise. */
export const demoExperts = [
  {
    name: "Aurélie Lacaze",
    headline: "Étiquetage et allégations",
    biography: "Douze ans au contrôle qualité de conserveries.",
    timeZone: "Europe/Paris",
    languages: ["fr", "en"] as ("fr" | "en")[],
    from: "09:00",
    to: "12:30",
    weekdays: [1, 2, 4],
  },
  {
    name: "Thomas Berrier",
    headline: "Procédés, stérilisation et HACCP",
    biography: "Ingénieur agroalimentaire, barèmes et plans de maîtrise sanitaire.",
    timeZone: "Europe/Paris",
    languages: ["fr"] as ("fr" | "en")[],
    from: "13:30",
    to: "17:30",
    weekdays: [1, 3, 5],
  },
  {
    name: "Nadia Payet",
    headline: "Coûts, prix et vente",
    biography: "Accompagne les petites marques, de La Réunion à Rungis.",
    timeZone: "Indian/Reunion",
    languages: ["fr", "en"] as ("fr" | "en")[],
    from: "10:00",
    to: "16:00",
    weekdays: [2, 4],
  },
];

/** What one may book. */
export const demoOffers = [
  {
    name: "Premier échange",
    topic: "recipes",
    description: "Une demi-heure pour dire où vous en êtes, sans engagement.",
    minutes: 30,
    credits: 0,
    forVisitors: true,
  },
  {
    name: "Relecture d'étiquette",
    topic: "labelling",
    description: "Liste d'ingrédients, allergènes, QUID, mentions : une étiquette relue ensemble.",
    minutes: 45,
    credits: 1,
    forVisitors: false,
  },
  {
    name: "Plan de maîtrise sanitaire",
    topic: "hygiene",
    description: "HACCP, traçabilité, contrôles : ce qu'il faut et ce qui peut attendre.",
    minutes: 60,
    credits: 2,
    forVisitors: false,
  },
  {
    name: "Prix de revient et prix de vente",
    topic: "costs",
    description: "Vos coûts, vos marges, vos tarifs par canal.",
    minutes: 60,
    credits: 2,
    forVisitors: false,
  },
] as const;
