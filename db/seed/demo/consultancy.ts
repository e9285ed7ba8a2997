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
