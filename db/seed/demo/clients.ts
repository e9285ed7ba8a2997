import type { ClientLine } from "./clients/line";
import { listed } from "./clients/listed";
import { people } from "./clients/people";
import { retailers } from "./clients/shops";
import { restaurants } from "./clients/tables";
import { largest, wholesalers } from "./clients/wholesale";

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
