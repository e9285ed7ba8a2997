/** A message to an entry of the directory as one writes it down. */
interface Contact {
  /** The name of the entry. */
  entry: string;
  daysAgo: number;
  message: string;
  answer?: string;
  /** Who passed the answer on; the entry itself when left out. */
  answeredBy?: string;
  answeredAfter?: number;
}

/** What the cannery wrote to entries of the directory. */
export const demoContacts: readonly Contact[] = [
  {
    entry: "Verrerie de l'Agenais",
    daysAgo: 26,
    message: "Avez-vous des verrines de 90 g à capsule dorée, par 5 000 ?",
    answer: "Oui, en stock : 0,31 € pièce par 5 000, livrées sous six jours ouvrés.",
  },
  {
    entry: "Garonne Labo",
    daysAgo: 15,
    message: "Faites-vous les tests de stabilité à 37 et 55 °C ? Nous en avons quatre par mois.",
    answer: "Oui, 48 € HT le couple, résultats en neuf jours. Ils préfèrent que vous déposiez les bocaux le lundi.",
    answeredBy: "Inès Moreau",
    answeredAfter: 2,
  },
  {
    entry: "Conserves des Cévennes",
    daysAgo: 2,
    message: "Cherchons un façonnier pour 400 litres de soupe par mois en poches de 5 litres. Est-ce dans vos cordes ?",
  },
];
