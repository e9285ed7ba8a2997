import type { clientCategories, paymentTerms } from "@/worker/core/trade";
import type { clientStatuses } from "@/worker/modules/clients/status";

/** Postcode, town, street; the country when it is not France. */
export type Place = readonly [postcode: string, city: string, street: string, country?: string];
type Category = (typeof clientCategories)[number];

/** A client as one writes it down; numbers, telephones, addresses of letters and dates are made from its place in the list. */
export interface ClientLine {
  name: string;
  /** What it is called over the door. */
  brand?: string;
  category: Category;
  status: (typeof clientStatuses)[number];
  person: string;
  place: Place | null;
  terms: (typeof paymentTerms)[number];
  /** Where goods go, when elsewhere. */
  delivery?: Place;
  others?: readonly (readonly [name: string, ...place: Place])[];
  /** Names and what they do. */
  people?: readonly (readonly [name: string, role: string])[];
  /** Percent. */
  discount?: number;
  shelfLifeDays?: number;
  prices?: Category;
  language?: "en";
  /** Of another country; French companies' follow from their SIREN. */
  vat?: string;
  notes?: string;
}

type Given = Partial<ClientLine> & Pick<ClientLine, "name" | "person" | "place">;

function listed(category: Category, terms: ClientLine["terms"], lines: Given[]): ClientLine[] {
  return lines.map((line) => ({ category, terms, status: "active", ...line }));
}

const retailers = listed("retailer", "30_days", [
  {
    name: "SARL Garonne Saveurs",
    brand: "L'Épicerie des Cornières",
    person: "Maïté Lagarde",
    place: ["47000", "Agen", "27 rue des Cornières"],
    people: [["Bastien Roques", "Réserve et livraisons"]],
    discount: 3,
  },
  { name: "Aux Délices de Nérac", person: "Josette Ducos", place: ["47600", "Nérac", "5 place du Général-Leclerc"] },
  {
    name: "SAS Halles de Bordeaux Fines",
    brand: "Maison Chartrons",
    person: "Pauline Etchegaray",
    place: ["33000", "Bordeaux", "118 rue Notre-Dame"],
    delivery: ["33300", "Bordeaux", "Quai 4, cours Saint-Louis"],
    others: [
      ["Boutique de Saint-Michel", "33800", "Bordeaux", "14 rue des Faures"],
      ["Boutique d'Arcachon", "33120", "Arcachon", "62 boulevard de la Plage"],
    ],
    people: [
      ["Pauline Etchegaray", "Achats"],
      ["Rémi Lartigue", "Comptabilité fournisseurs"],
    ],
    discount: 5,
    shelfLifeDays: 180,
    notes: "Livraison le mardi avant 9 h, hayon indispensable.",
  },
  { name: "La Cave de Buzet-le-Haut", person: "Gilles Pouydesseau", place: ["47160", "Buzet-sur-Baïse", "3 avenue des Côtes"] },
  { name: "EURL Le Panier de Lectoure", brand: "Lou Panier", person: "Sandrine Dupouy", place: ["32700", "Lectoure", "41 rue Nationale"] },
  { name: "Cave Saint-Sernin", person: "Aurélien Vidal", place: ["31000", "Toulouse", "9 rue du Taur"], terms: "15_days" },
  {
    name: "SAS Toulouse Gourmande",
    brand: "Comptoir des Carmes",
    person: "Inès Fabre",
    place: ["31000", "Toulouse", "12 place des Carmes"],
    people: [["Théo Azéma", "Rayon épicerie"]],
    shelfLifeDays: 120,
  },
  {
    name: "Ferme-auberge de Cazaubon, la boutique",
    person: "Régine Labadie",
    place: ["32150", "Cazaubon", "Lieu-dit Larroque"],
    terms: "cash",
  },
  { name: "Les Bocaux de Marie-Lou", person: "Marie-Lou Bernès", place: ["40000", "Mont-de-Marsan", "22 rue Gambetta"] },
  { name: "Épicerie Etxe Ona", person: "Amaia Etcheverry", place: ["64100", "Bayonne", "7 rue Poissonnerie"], shelfLifeDays: 90 },
  {
    name: "SARL Biarritz Primeurs",
    brand: "Le Cageot",
    person: "Xabi Irigoyen",
    place: ["64200", "Biarritz", "30 avenue Victor-Hugo"],
    terms: "15_days",
  },
  { name: "Vrac et Bocaux d'Auch", person: "Noémie Castets", place: ["32000", "Auch", "16 rue d'Alsace"] },
  {
    name: "Maison Périgord Noir",
    person: "Étienne Larivière",
    place: ["24200", "Sarlat-la-Canéda", "4 rue de la République"],
    discount: 2.5,
  },
  { name: "Cave coopérative des Mille Barriques", person: "Corinne Sabathé", place: ["32110", "Nogaro", "Route d'Aire"] },
  {
    name: "The Gascony Larder Ltd",
    brand: "The Gascony Larder",
    person: "Harriet Whitcombe",
    place: ["BA1 5LX", "Bath", "8 Margaret's Buildings", "GB"],
    terms: "prepaid",
    language: "en",
    vat: "GB987654311",
    shelfLifeDays: 240,
    notes: "Incoterm DAP; groups orders with two neighbours every other month.",
  },
  { name: "Épicerie du Canal", person: "Lucas Marquet", place: ["82200", "Moissac", "2 quai Charles-de-Gaulle"], status: "prospect" },
  {
    name: "La Réserve de Villeneuve",
    person: "Coralie Teyssier",
    place: ["47300", "Villeneuve-sur-Lot", "8 rue de Paris"],
    status: "prospect",
  },
  {
    name: "Bio Sud Marmande",
    person: "Jérôme Gaillac",
    place: ["47200", "Marmande", "45 avenue Jean-Jaurès"],
    status: "prospect",
    shelfLifeDays: 150,
  },
  { name: "Primeurs du Foirail", person: "Annie Delpech", place: ["47500", "Fumel", "1 place du Foirail"], status: "inactive" },
  {
    name: "Cadeaux du Sud-Ouest SARL",
    brand: "Colis Gascon",
    person: "Frédéric Monge",
    place: ["31700", "Blagnac", "6 rue du Parc"],
    discount: 4,
    notes: "Coffrets de fin d'année : commande ferme avant le 15 septembre.",
  },
]);

const restaurants = listed("horeca", "30_days", [
  {
    name: "SARL Bistrot du Port",
    brand: "Le Bistrot du Port",
    person: "Camille Dupouy",
    place: ["47000", "Agen", "3 quai Baudin"],
    terms: "cash",
  },
  { name: "La Table de Valence", person: "Olivier Cassagne", place: ["82400", "Valence-d'Agen", "18 place Nationale"] },
  {
    name: "SAS Hôtel du Château de Brimont",
    brand: "Château de Brimont",
    person: "Victoire de Batz",
    place: ["47310", "Moirax", "Lieu-dit Brimont"],
    people: [
      ["Mathis Lauze", "Chef de cuisine"],
      ["Élodie Bru", "Économat"],
    ],
    discount: 3,
  },
  { name: "Auberge du Vieux Lavoir", person: "Patrick Saint-Martin", place: ["32100", "Condom", "11 rue Gambetta"], terms: "cash" },
  { name: "Café des Allées", person: "Nadia Ferrero", place: ["31000", "Toulouse", "54 allées Jean-Jaurès"], terms: "15_days" },
  {
    name: "Les Cuisines du Lot SAS",
    brand: "Traiteur Les Cuisines du Lot",
    person: "Sébastien Marty",
    place: ["46000", "Cahors", "240 route de Toulouse"],
    delivery: ["46000", "Cahors", "Zone de Labéraudie, porte C"],
    people: [["Fanny Cros", "Commandes"]],
    discount: 5,
  },
  { name: "Brasserie Le Gambetta", person: "Yannick Peyrou", place: ["47200", "Marmande", "9 boulevard Gambetta"] },
  { name: "Le Comptoir de l'Adour", person: "Maïder Sallaberry", place: ["64100", "Bayonne", "28 quai Galuperie"] },
  { name: "Restaurant Chez Félicie", person: "Félicie Lamarque", place: ["40100", "Dax", "15 rue Neuve"], terms: "cash" },
  {
    name: "SNC Relais de la Baïse",
    brand: "Le Relais de la Baïse",
    person: "Damien Tastet",
    place: ["47230", "Lavardac", "2 avenue du Pont"],
    notes: "Fermé en février.",
  },
  { name: "Bar à vins Le Bouchon Gascon", person: "Clément Soubiran", place: ["32000", "Auch", "5 place Salinis"], terms: "cash" },
  {
    name: "Domaine de Fongrave SCEA",
    brand: "Domaine de Fongrave",
    person: "Isabelle Thouvenin",
    place: ["24150", "Mauzac-et-Grand-Castang", "Route de Trémolat"],
    language: "en",
    people: [["James Ashdown", "Head chef"]],
    notes: "Chef anglais : fiches techniques en anglais.",
  },
  {
    name: "Sud Croisières Fluviales",
    person: "Hugo Bellanger",
    place: ["31200", "Toulouse", "7 port de l'Embouchure"],
    terms: "15_days",
    shelfLifeDays: 60,
    others: [["Base de Buzet", "47160", "Buzet-sur-Baïse", "Port de plaisance"]],
  },
  {
    name: "La Guinguette des Deux Ponts",
    person: "Sonia Marques",
    place: ["82700", "Montech", "Écluse de Montech"],
    terms: "cash",
    status: "inactive",
  },
  {
    name: "Cantine Tiers-Lieu La Filature",
    person: "Léa Bonnafous",
    place: ["47300", "Villeneuve-sur-Lot", "33 rue des Cieutats"],
    status: "prospect",
  },
  {
    name: "Hôtel des Thermes de Barbotan",
    person: "Pierre-Yves Darroux",
    place: ["32150", "Cazaubon", "Avenue des Thermes"],
    status: "prospect",
  },
  {
    name: "Brasserie du Pont-Rouge",
    person: "Karim Haddad",
    place: ["33530", "Bassens", "21 avenue de la République"],
    status: "inactive",
  },
  { name: "Les Tablées d'Anglet", person: "Ander Lasa", place: ["64600", "Anglet", "3 allée du Moura"] },
]);

const wholesalers = listed("grossiste", "30_days", [
  {
    name: "SA Distri-Gascogne",
    person: "Philippe Lescure",
    place: ["47550", "Boé", "ZAC de Trignac"],
    delivery: ["47550", "Boé", "ZAC de Trignac, quai 12"],
    people: [
      ["Philippe Lescure", "Acheteur épicerie"],
      ["Magali Serres", "Qualité"],
      ["Thomas Bidart", "Réception, de 5 h à 11 h"],
    ],
    discount: 2,
    shelfLifeDays: 270,
  },
  {
    name: "Grossiste Occitan Alimentaire",
    person: "Bruno Calvet",
    place: ["31140", "Saint-Alban", "14 rue des Artisans"],
    shelfLifeDays: 240,
  },
  {
    name: "Établissements Larrieu et Fils",
    person: "Marc Larrieu",
    place: ["40000", "Mont-de-Marsan", "310 avenue de Canenx"],
    terms: "15_days",
  },
  {
    name: "Atlantique Épicerie Fine SAS",
    brand: "AEF Distribution",
    person: "Solène Guillou",
    place: ["33520", "Bruges", "5 rue Daugère"],
    people: [["Julien Moreau", "Approvisionnement"]],
    discount: 1.5,
    shelfLifeDays: 300,
  },
  { name: "Pyrénées Gourmet Distribution", person: "Jean-Marc Laborde", place: ["64000", "Pau", "18 rue d'Ariste"], shelfLifeDays: 180 },
  {
    name: "Délices du Sablon SRL",
    person: "Marieke Janssens",
    place: ["1000", "Bruxelles", "23 rue des Minimes", "BE"],
    terms: "prepaid",
    vat: "BE0876123497",
    shelfLifeDays: 270,
  },
  {
    name: "Larder & Co Import BV",
    person: "Sanne de Vries",
    place: ["1097 DN", "Amsterdam", "Weesperzijde 190", "NL"],
    terms: "prepaid",
    language: "en",
    shelfLifeDays: 300,
    status: "prospect",
  },
  { name: "Caves et Saveurs du Quercy", person: "Didier Rigal", place: ["82000", "Montauban", "1220 route de Bordeaux"] },
  {
    name: "Périgord Épicerie Gros",
    person: "Martine Faure",
    place: ["24750", "Boulazac", "ZI Ouest, rue Denis-Papin"],
    status: "inactive",
  },
]);

const largest = listed("super_grossiste", "30_days", [
  {
    name: "Centrale d'achat Sud Terroirs",
    person: "Valérie Costa",
    place: ["31100", "Toulouse", "Marché d'intérêt national, avenue de Fondeyre"],
    delivery: ["31150", "Bruguières", "Plateforme Eurocentre, porte 41"],
    others: [["Plateforme de Bordeaux", "33520", "Bruges", "Zone de fret, porte 7"]],
    people: [
      ["Valérie Costa", "Acheteuse"],
      ["Nicolas Pons", "Référencement"],
      ["Service litiges", "Litiges et avoirs"],
    ],
    discount: 3,
    shelfLifeDays: 365,
    notes: "Palette complète, étiquette SSCC, rendez-vous 48 h avant.",
  },
  {
    name: "Groupement Aquitain des Épiceries",
    brand: "GAE",
    person: "Laurent Dubosc",
    place: ["33700", "Mérignac", "11 avenue Neil-Armstrong"],
    shelfLifeDays: 365,
    discount: 2,
  },
  {
    name: "Sud-Ouest Cash SAS",
    person: "Rachid Benali",
    place: ["47240", "Castelculier", "ZA de Grandfonds"],
    terms: "cash",
    shelfLifeDays: 180,
  },
  {
    name: "Réseau Paniers d'Oc",
    person: "Céline Rouquette",
    place: ["34000", "Montpellier", "80 place Ernest-Granier"],
    status: "prospect",
    shelfLifeDays: 300,
  },
  { name: "Occitanie Logistique Frais", person: "Vincent Galy", place: ["11000", "Carcassonne", "Zone de Salvaza"], status: "inactive" },
]);

const people = listed("particulier", "prepaid", [
  { name: "Jeanne Lafargue", person: "", place: ["47000", "Agen", "12 rue Voltaire"], terms: "cash" },
  { name: "Michel et Odette Boudon", person: "", place: ["47130", "Port-Sainte-Marie", "6 rue de la Mairie"], terms: "cash" },
  {
    name: "Comité social et économique Aérocomposites 31",
    brand: "CSE Aérocomposites",
    person: "Stéphanie Vergnes",
    place: ["31770", "Colomiers", "2 allée du Lieutenant-Marty"],
    prices: "retailer",
    discount: 5,
    notes: "Colis de Noël pour 180 salariés, livraison la deuxième semaine de décembre.",
  },
  {
    name: "CSE de l'hôpital d'Agen-Nérac",
    person: "Gaëlle Brunet",
    place: ["47923", "Agen", "Route de Villeneuve"],
    prices: "retailer",
    terms: "30_days",
  },
  {
    name: "Association des Fêtes de Puymirol",
    person: "André Lacombe",
    place: ["47270", "Puymirol", "Place de la Mairie"],
    terms: "15_days",
  },
  { name: "Sophie Barthélemy", person: "", place: ["33000", "Bordeaux", "44 rue Camille-Sauvageau"] },
  { name: "Daniel Iturralde", person: "", place: null, terms: "cash", notes: "Retire à la boutique, le samedi." },
  { name: "Emma Hollis", person: "", place: ["47120", "Duras", "Le Bourg"], language: "en" },
]);

/** To whom the demo's cannery sells. */
export const canneryClients: ClientLine[] = [...restaurants, ...retailers, ...wholesalers, ...largest, ...people];

/** To whom its neighbour, the brewery, sells. */
export const breweryClients: ClientLine[] = [
  ...listed("horeca", "15_days", [
    { name: "Le Houblon Bleu", person: "Arthur Vignes", place: ["47600", "Nérac", "19 allées d'Albret"] },
    { name: "Rugby-Club de Layrac, la buvette", person: "Thierry Lannes", place: ["47390", "Layrac", "Stade du Passage"], terms: "cash" },
    {
      name: "Guinguette du Moulin Neuf",
      person: "Aline Pérez",
      place: ["47230", "Barbaste", "Rive droite de la Gélise"],
      status: "inactive",
    },
  ]),
  ...listed("retailer", "30_days", [
    { name: "Cave Aux Trois Clochers", person: "Bernard Nasse", place: ["47600", "Nérac", "2 rue Séderie"], discount: 3 },
    { name: "La Mousse et le Grain", person: "Chloé Dumas", place: ["33000", "Bordeaux", "31 cours de l'Yser"], shelfLifeDays: 90 },
  ]),
  ...listed("grossiste", "30_days", [
    { name: "Boissons Cazenave", person: "Luc Cazenave", place: ["47550", "Boé", "ZI Jean-Malèze"], shelfLifeDays: 120, discount: 2 },
  ]),
  ...listed("super_grossiste", "30_days", [
    { name: "Sud Boissons Réunis", person: "Hélène Capdeville", place: ["31150", "Fenouillet", "Route de Paris"], status: "prospect" },
  ]),
  ...listed("particulier", "cash", [{ name: "Romain Escoffier", person: "", place: null }]),
];
