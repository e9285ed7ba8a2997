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

/** A good: price in cents, rate in percent. */
export interface Good {
  name: string;
  more: string;
  code: string;
  unit: string;
  price: number;
  rate: number;
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
  const domain = plain
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-+$/, "");
  return {
    name: shout ? name.toUpperCase() : name,
    street:
      country === "GB"
        ? chance.one(britishStreets)
        : country === "US"
          ? `${chance.digits(3)} Market Street`
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

const goods: Record<string, [name: string, unit: string, least: number, most: number, rate: number][]> = {
  food: [
    ["Beurre doux AOP plaque", "kg", 620, 980, 5.5],
    ["Farine de blé T65", "sac", 1450, 2300, 5.5],
    ["Canard entier frais", "kg", 540, 890, 5.5],
    ["Crème crue 35 % MG", "L", 310, 520, 5.5],
    ["Fraises gariguettes cat. I", "kg", 480, 990, 5.5],
    ["Chocolat de couverture 64 %", "kg", 980, 1640, 20],
    ["Œufs plein air calibre M", "pce", 18, 34, 5.5],
    ["Sel gris de Guérande", "kg", 45, 180, 5.5],
    ["Vin blanc sec", "btl", 380, 960, 20],
    ["Épaule de porc désossée", "kg", 410, 760, 5.5],
    ["Sardines fraîches", "kg", 290, 560, 5.5],
  ],
  packing: [
    ["Bocal verre 350 ml TO 82", "colis", 1890, 3900, 20],
    ["Capsule TO 82 dorée", "pce", 7, 15, 20],
    ["Carton 300 x 200 x 150", "pce", 38, 92, 20],
    ["Film étirable 500 mm", "pce", 690, 1250, 20],
    ["Étiquettes adhésives 60 x 40", "pce", 3, 9, 20],
  ],
  english: [
    ["Unsalted butter blocks", "kg", 520, 880, 0],
    ["Strong white flour", "bag", 1190, 1990, 0],
    ["Glass jars 12 oz", "box", 1450, 2990, 20],
    ["Ground cinnamon", "kg", 880, 1890, 0],
    ["Corrugated cartons", "ea", 42, 88, 20],
    ["Cane sugar", "kg", 85, 160, 0],
    ["Chocolate chips", "kg", 720, 1150, 20],
  ],
  energy: [
    ["Abonnement", "mois", 1890, 6900, 5.5],
    ["Consommation heures pleines", "kWh", 14, 29, 20],
    ["Consommation heures creuses", "kWh", 9, 19, 20],
    ["Contribution CTA", "u", 320, 1290, 5.5],
  ],
  telecom: [
    ["Forfait fibre pro", "mois", 3900, 5900, 20],
    ["Lignes mobiles 40 Go", "u", 1290, 2490, 20],
    ["Option IP fixe", "u", 500, 1000, 20],
  ],
  rent: [
    ["Loyer local de production", "mois", 89000, 240000, 20],
    ["Provision pour charges", "mois", 9000, 32000, 20],
  ],
  carrier: [
    ["Transport frigorifique palette", "pal", 6900, 18900, 20],
    ["Surcharge gazole", "u", 490, 3900, 20],
    ["Livraison sur rendez-vous", "u", 1500, 4500, 20],
  ],
};

/** What a business of that trade sells. @param rates the rates its papers have; those of the goods when null */
export function goodsOf(chance: Chance, trade: string, count: number, rate: number | null): Good[] {
  const list = chance.shuffled(goods[trade] ?? []);
  return Array.from({ length: count }, (_, at) => {
    const [name, unit, least, most, own] = list[at % list.length] ?? ["Divers", "u", 100, 900, 20];
    return {
      name: at < list.length ? name : `${name} ${chance.one(["bio", "x 6", "Extra", "2 kg", "réf. B"])}`,
      more: chance.one([
        "Origine France",
        "DLC 14/09/2027",
        "Lot 24B118 conservation +4 °C",
        "selon votre commande",
        "GTIN 3 760 123 450 017",
      ]),
      code: `${chance.one(["A", "PR", "REF-", ""])}${chance.digits(chance.whole(3, 5))}`,
      unit,
      price: chance.whole(least, most),
      rate: rate ?? own,
    };
  });
}
