import { listed } from "./listed";

export const people = listed("particulier", "prepaid", [
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
