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
  /** What both sides wrote: who, so many days after it was asked, and what. */
  messages?: readonly (readonly [by: "customer" | "staff", afterDays: number, text: string])[];
}

/** What the cannery asked the provider's experts for: some in every state. */
export const cannersServices: readonly Service[] = [
  {
    kind: "label_check",
    title: "Étiquette des rillettes de canard 180 g",
    description: "Nouvelle recette au piment : liste d'ingrédients, QUID et allergènes à relire.",
    status: "closed",
    daysAgo: 92,
    messages: [
      ["staff", 2, "Pouvez-vous joindre la fiche technique du piment ?"],
      ["customer", 3, "La voici : c'est celui d'Espelette, AOP."],
      ["staff", 9, "Merci, la relecture est prête."],
    ],
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
    messages: [
      ["staff", 3, "Souhaitez-vous garder le lait de coco en option ?"],
      ["customer", 4, "Plutôt sans : beaucoup de nos clients évitent la noix de coco."],
      ["staff", 12, "Entendu. Deux essais partent au vieillissement."],
    ],
    credits: 4,
    deliverable: "Deux essais retenus ; la recette 2 tient quinze mois au vieillissement.",
  },
  {
    kind: "packaging",
    title: "Verrine 90 g pour l'export",
    description: "Capsule et carton qui supportent le fret aérien.",
    status: "in_progress",
    daysAgo: 21,
    messages: [
      ["customer", 1, "Le client de Montréal demande des palettes de 80 cm."],
      ["staff", 6, "Noté. Le carton de 24 passe ; je vous envoie les plans vendredi."],
      ["customer", 7, "Parfait, merci."],
    ],
    credits: 4,
  },
  {
    kind: "certification",
    title: "Préparer le passage IFS Progress",
    description: "Où en sommes-nous, que manque-t-il ?",
    status: "in_progress",
    daysAgo: 18,
    messages: [
      ["staff", 5, "Avez-vous un plan de nettoyage écrit pour la zone bocaux ?"],
      ["customer", 6, "Oui, de 2024. Je le joins."],
    ],
    credits: 3,
  },
  {
    kind: "label_check",
    title: "Étiquette du coffret gascon",
    description: "Quatre produits, un seul étui : quelles mentions ?",
    status: "accepted",
    daysAgo: 12,
    messages: [
      ["customer", 5, "Nous imprimons le 15 : est-ce tenable ?"],
      ["staff", 6, "Oui, nous commençons lundi."],
    ],
    credits: 2,
  },
  {
    kind: "co_packing_search",
    title: "Façonnier pour poches de 5 litres",
    description: "400 litres par mois, restauration collective.",
    status: "quoted",
    daysAgo: 9,
    messages: [
      ["staff", 3, "Trois façonniers ont de la place au printemps. Préférez-vous rester dans le Sud-Ouest ?"],
      ["customer", 4, "Oui, à moins de 150 km si possible."],
    ],
    euros: 250,
  },
  {
    kind: "recipe_development",
    title: "Terrine végétale de saison",
    description: "Base de pois chiches, stérilisée.",
    status: "quoted",
    daysAgo: 7,
    messages: [
      ["customer", 5, "Le devis compte-t-il l'analyse nutritionnelle ?"],
      ["staff", 5, "Oui, elle est comprise."],
    ],
    credits: 5,
  },
  {
    kind: "label_check",
    title: "Mention « fait main » sur les confits",
    description: "A-t-on le droit ?",
    status: "reviewed",
    daysAgo: 4,
    messages: [["staff", 1, "Nous regardons : à quelles étapes une machine intervient-elle ?"]],
  },
  {
    kind: "nutrition_analysis",
    title: "Analyse du magret séché",
    description: "Sel et lipides.",
    status: "submitted",
    daysAgo: 2,
    messages: [["customer", 0, "Trois échantillons sont prêts à partir."]],
  },
  { kind: "other", title: "Calcul des frais de retrait d'un lot", description: "Pour notre assureur.", status: "submitted", daysAgo: 1 },
  { kind: "packaging", title: "Bocaux consignés", description: "Étude d'un retour en boutique.", status: "draft", daysAgo: 1 },
  {
    kind: "certification",
    title: "Label Rouge pour le foie gras",
    description: "Est-ce à notre portée ?",
    status: "rejected",
    daysAgo: 48,
    messages: [
      ["staff", 2, "Votre éleveur est-il déjà sous label ?"],
      ["customer", 3, "Pas encore, non."],
    ],
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
    messages: [
      ["customer", 2, "Nos densités finales sont dans le tableau joint."],
      ["staff", 8, "Bien reçu, le calcul suffit."],
    ],
    credits: 1,
    deliverable: "Calcul joint pour les quatre recettes.",
  },
  {
    kind: "recipe_development",
    title: "Bière sans alcool",
    description: "Moins de 0,5 %, avec notre levure.",
    status: "accepted",
    daysAgo: 10,
    messages: [
      ["customer", 5, "Nous pouvons fournir 20 litres de moût."],
      ["staff", 6, "Très bien : à déposer à l'atelier le mardi."],
    ],
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
  {
    kind: "certification",
    title: "Passer en bio",
    description: "Malt et houblon déjà certifiés.",
    status: "reviewed",
    daysAgo: 3,
    messages: [["staff", 1, "Qui certifie votre malt aujourd'hui ?"]],
  },
  { kind: "other", title: "Moutarde à la bière : DDM", description: "Combien de temps l'annoncer ?", status: "submitted", daysAgo: 1 },
];
