import { listed } from "./listed";

export const wholesalers = listed("grossiste", "30_days", [
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

export const largest = listed("super_grossiste", "30_days", [
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
