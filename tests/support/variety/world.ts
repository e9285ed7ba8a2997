import type { Chance } from "./chance";

/** A business on paper. */
export interface Party {
  name: string;
  street: string;
  town: string;
  country: "FR" | "GB" | "US" | "BE";
  vat: string;
  siret: string;
  site: string;
  phone: string;
}

const roots = {
  fr: [
    "Ferme",
    "Domaine",
    "Conserverie",
    "Biscuiterie",
    "Laiterie",
    "Moulins",
    "Comptoir",
    "Vergers",
    "Brasserie",
    "Salaisons",
    "Transports",
    "Emballages",
    "Cartonnerie",
    "Maison",
    "Les Jardins",
    "Établissements",
    "Huilerie",
    "Verrerie",
    "Énergies",
    "Boucherie",
    "Marée",
    "Primeurs",
  ],
  en: [
    "Orchard",
    "Harbour",
    "Millstone",
    "Highfield",
    "Oakwood",
    "Riverside",
    "Kingsway",
    "Copper",
    "Meadow",
    "Northgate",
    "Silver",
    "Ashdown",
  ],
} as const;
const tails = {
  fr: [
    "du Vallon",
    "Le Goff",
    "Peyrac",
    "des Quatre Vents",
    "Marchand & Fils",
    "de la Baie",
    "Ducasse",
    "du Grand Pré",
    "Kerleven",
    "Bertin",
    "Saint-Aubin",
    "des Coteaux",
    "Lagarde",
    "du Levant",
    "Rouvière",
    "Belcourt",
    "d'Armor",
    "Vasseur",
    "Océane",
    "Combes",
    "Tavernier",
  ],
  en: ["Foods", "Packaging", "Produce", "Dairy", "Bakers Supply", "Logistics", "Ingredients", "Glass", "Energy", "Wholesale", "Spices"],
} as const;
const forms = {
  fr: ["SARL", "SAS", "EURL", "SCEA", "EARL", "SA", "", "", ""],
  en: ["Ltd", "Limited", "LLP", "", "Ltd"],
  us: ["Inc.", "LLC", "Corp.", ""],
};
const streets = [
  "rue des Tilleuls",
  "avenue de la Gare",
  "route de Nantes",
  "ZA du Chêne Vert",
  "chemin des Prés",
  "place du Marché",
  "quai Sud",
  "impasse des Forges",
];
/** Streets that have no number, and what is no street at all. */
const places = [
  "ZI de Kerlann",
  "Route du Moulin",
  "Lieu-dit La Croix",
  "Le Bourg",
  "Parc d'activités des Landes",
  "Zone artisanale Nord",
  "La Grande Métairie",
];
const towns = [
  "35600 Redon",
  "29900 Concarneau",
  "56000 VANNES",
  "33500 Libourne",
  "69003 LYON",
  "31140 Launaguet",
  "44110 Châteaubriant",
  "21200 BEAUNE CEDEX",
  "F-67000 Strasbourg",
  "13015 Marseille",
];
const britishStreets = ["12 Station Road", "Unit 4, Holme Park", "88 Mill Lane", "3 Corn Street", "The Old Dairy, Church Lane"];
const britishTowns = ["Bristol BS1 4ND", "Leeds LS11 5QG", "London E1 6AN", "York YO19 4QR", "Norwich NR3 1AA"];
const americanTowns = ["Portland, OR 97204", "Austin, TX 78701", "Chicago, IL 60601", "Boston, MA 02110"];

/** A number whose check digit is right, as SIREN and SIRET have it (Luhn, ISO/IEC 7812-1). */
function luhn(start: string): string {
  for (let last = 0; last < 10; last++) {
    const all = [...`${start}${last}`].reverse().map((digit, at) => Number(digit) * (at % 2 ? 2 : 1));
    if (all.reduce((sum, one) => sum + (one > 9 ? one - 9 : one), 0) % 10 === 0) return `${start}${last}`;
  }
  return start;
}

/** A business of a country, with numbers whose checks hold. */
export function party(chance: Chance, country: Party["country"], shout = chance.often(0.3)): Party {
  const language = country === "FR" || country === "BE" ? "fr" : "en";
  const plain = `${chance.one(roots[language])} ${chance.one(tails[language])}`;
  const form = chance.one(country === "US" ? forms.us : forms[language]);
  const first = form && chance.often(0.25) && language === "fr";
  const name = [first && form, plain, !first && form].filter(Boolean).join(" ");
  const siren = luhn(chance.digits(8));
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  const domain = siteOf(plain);
  return {
    name: shout ? name.toUpperCase() : name,
    street:
      country === "GB"
        ? chance.one(britishStreets)
        : country === "US"
          ? `${chance.digits(3)} Market Street`
          : chance.often(0.25)
            ? chance.one(places)
            : `${chance.whole(1, 140)} ${chance.one(streets)}`,
    town:
      country === "GB"
        ? chance.one(britishTowns)
        : country === "US"
          ? chance.one(americanTowns)
          : country === "BE"
            ? "5000 Namur"
            : chance.one(towns),
    country,
    vat:
      country === "FR"
        ? `FR${String(key).padStart(2, "0")}${siren}`
        : country === "GB"
          ? `GB${chance.digits(9)}`
          : country === "BE"
            ? `BE0${chance.digits(9)}`
            : "",
    siret: country === "FR" ? luhn(`${siren}${chance.digits(4)}`) : "",
    site: `${domain}.${language === "fr" ? "fr" : "com"}`,
    phone:
      language === "fr"
        ? `0${chance.whole(1, 5)} ${[0, 1, 2, 3].map(() => chance.digits(2)).join(" ")}`
        : `0${chance.digits(4)} ${chance.digits(6)}`,
  };
}

const people = {
  fr: ["Camille", "Lucas", "Anne-Marie", "Yannick", "Jeanne", "Thibault", "Maëlle"],
  en: ["Harriet", "Owen", "Fiona", "Graham", "Rosalind", "Dylan"],
};
const families = {
  fr: ["Rozier", "Le Floch", "Delmas", "Bonnefoy", "Quéré", "Pasquier"],
  en: ["Whitcombe", "Farrow", "Pryde", "Loxley", "Marsh"],
};
const farms = {
  fr: ["Ferme", "Moulin", "Domaine", "Vergers", "La Ferme", "Les Ruchers", "Le Fournil", "Cave", "Parc à huîtres", "Résidence"],
  en: ["The Old Mill", "Castle Farm", "Park House", "Court Lane", "The Mill House", "Church Way"],
};

/** The same business by another name: a place with no legal form, or a person. */
export function renamed(chance: Chance, seller: Party, name: "farm" | "person"): Party {
  const language = seller.country === "FR" || seller.country === "BE" ? "fr" : "en";
  const own =
    name === "person"
      ? `${chance.one(people[language])} ${chance.one(families[language])}`
      : `${chance.one(farms[language])} ${chance.one(tails[language])}`;
  return { ...seller, name: chance.often(0.2) ? own.toUpperCase() : own, site: seller.site.replace(/^.*(?=\.)/, siteOf(own)) };
}

/** A name as an address of the web has it. */
const siteOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-+$/, "");
