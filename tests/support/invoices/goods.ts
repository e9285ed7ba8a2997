/** What a supplier sells: quantity in thousandths, price in ten-thousandths of a euro, rate in hundredths of a percent. */
export interface Good {
  name: string;
  more?: string;
  code: string;
  unit: string;
  quantity: number;
  price: number;
  rate: number;
}

export interface Business {
  name: string;
  street: string;
  town: string;
  vat: string;
  siret: string | null;
  site: string;
}

const good = (name: string, unit: string, quantity: number, price: number, rate: number, more?: string): Good => ({
  name,
  more,
  code: `${name
    .replace(/[^A-Z]/gi, "")
    .slice(0, 3)
    .toUpperCase()}${100 + name.length * 7}`,
  unit,
  quantity: Math.round(quantity * 1_000),
  price: Math.round(price * 10_000),
  rate,
});

/** The customer of every invoice here. */
export const customer: Business = {
  name: "Conserverie des Trois Rivières",
  street: "12 quai des Pêcheurs",
  town: "29900 Concarneau",
  vat: "FR76321654980",
  siret: null,
  site: "trois-rivieres.example",
};

const frenchVat = (siren: string) => `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0")}${siren}`;
/** A SIREN whose last digit is its check digit. */
function siren(first: string): string {
  const digits = [...first].map(Number);
  const sum = digits.reduce((all, digit, at) => all + (at % 2 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit), 0);
  return `${first}${(10 - (sum % 10)) % 10}`;
}
/** A VAT number of Britain: its last two digits are what seven weighted digits lack to a multiple of 97. */
function britishVat(seven: string): string {
  const sum = [...seven].reduce((all, digit, at) => all + Number(digit) * (8 - at), 0);
  return `GB${seven}${String(97 - (sum % 97)).padStart(2, "0")}`;
}
const french = (name: string, street: string, town: string, eight: string, site: string): Business => {
  const number = siren(eight);
  return { name, street, town, vat: frenchVat(number), siret: number, site };
};

export const trades: { business: Business; goods: Good[] }[] = [
  {
    business: french("EARL du Verger Fleuri", "La Haute Lande", "56400 Auray", "41258963", "verger-fleuri.example"),
    goods: [
      good("Pommes Reinette du Mans cat. I", "kg", 120, 1.85, 550),
      good("Poires Conférence", "kg", 64.5, 2.1, 550),
      good("Caisses consignées", "pce", 12, 4.5, 2000),
    ],
  },
  {
    business: french("Grossiste Maréchal SAS", "ZA de Kergonan, 4 rue Lavoisier", "29200 Brest", "50231478", "marechal-gros.example"),
    goods: [
      good("Huile d'olive vierge extra bidon 5 L", "bidon", 8, 38.9, 550, "Origine Espagne, récolte 2025"),
      good("Sel gris de Guérande sac 25 kg", "sac", 4, 17.45, 550),
      good("Concentré de tomate 28 % boîte 5/1", "boîte", 36, 6.72, 550, "DLUO 12/2027"),
      good("Gants nitrile T9 par 100", "boîte", 10, 7.35, 2000),
    ],
  },
  {
    business: french("Laiterie de la Vallée SARL", "18 route de Quimper", "29510 Briec", "38914725", "laiterie-vallee.example"),
    goods: [
      good("Crème fraîche 35 % seau 10 L", "seau", 6, 31.2, 550),
      good("Beurre doux plaque 10 kg", "plaque", 5, 74.8, 550),
      good("Lait entier vrac", "L", 450, 0.62, 550),
    ],
  },
  {
    business: french(
      "Emballages Cornouaille SA",
      "7 boulevard de l'Industrie",
      "29000 Quimper",
      "44712056",
      "emballages-cornouaille.example",
    ),
    goods: [
      good("Boîtes 1/2 rondes H40 vernies", "mille", 2.5, 312.4, 2000, "Lot 25-118, palette filmée"),
      good("Couvercles à ouverture facile", "mille", 2.5, 148, 2000),
      good("Étiquettes adhésives 90 x 60", "mille", 10, 21.35, 2000),
    ],
  },
  {
    business: french("Armor Énergie", "2 place de la Gare", "35000 Rennes", "52036981", "armor-energie.example"),
    goods: [
      good("Abonnement mensuel 36 kVA", "mois", 1, 42.18, 550),
      good("Consommation heures pleines", "kWh", 1842, 0.1624, 2000),
      good("Consommation heures creuses", "kWh", 903, 0.1187, 2000),
    ],
  },
  {
    business: french("Criée de Bigouden SCOP", "Terre-plein du Port", "29730 Guilvinec", "33478120", "criee-bigouden.example"),
    goods: [good("Sardines fraîches moule 20/25", "kg", 240, 2.95, 550), good("Maquereaux éviscérés", "kg", 86.4, 3.4, 550)],
  },
  {
    business: {
      name: "Northfield Dairy Ltd",
      street: "14 Mill Lane",
      town: "Leeds LS1 4DY",
      vat: britishVat("7104286"),
      siret: null,
      site: "northfield-dairy.example",
    },
    goods: [
      good("Mature cheddar block 5kg", "ea", 12, 38.5, 0),
      good("Salted butter 250g x 40", "case", 6, 71.2, 0),
      good("Cool box deposit", "ea", 4, 12.5, 2000),
    ],
  },
  {
    business: {
      name: "Harbour Packaging Limited",
      street: "Unit 7, Dockside Estate",
      town: "Bristol BS1 6XN",
      vat: britishVat("6390217"),
      siret: null,
      site: "harbourpack.example",
    },
    goods: [
      good("Glass jar 314ml twist 63", "ea", 1200, 0.214, 2000, "Pallet of 1200, shrink wrapped"),
      good("Lid TO63 gold", "ea", 1200, 0.061, 2000),
      good("Carton 12 x 314ml", "ea", 100, 0.58, 2000),
    ],
  },
];
