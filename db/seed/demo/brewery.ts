import { type Article, listed } from "../rows";

const maltster = "Malterie du Pays d'Orthe";

/** The dozen articles of the neighbour, a brewery. */
export const brewery: Article[] = [
  ...listed({ category: "Bières", vat: 20, allergens: ["gluten"], supplier: maltster }, [
    {
      name: "Blonde du Moulin 33 cl",
      sku: "BIE-BLO-33",
      price: 1.95,
      cost: 0.94,
      description: "Blonde de soif, houblon Strisselspalt, 5 %.",
    },
    { name: "Ambrée du Meunier 33 cl", sku: "BIE-AMB-33", price: 2.1, cost: 1.03, description: "Malts caramélisés, 6,2 %." },
    { name: "Blanche à la coriandre 33 cl", sku: "BIE-BLA-33", price: 2.05, cost: 1.01, description: "Blé cru et écorce d'orange, 4,8 %." },
    { name: "Brune de la Roue 75 cl", sku: "BIE-BRU-75", price: 4.9, cost: 2.62, description: "Stout à l'avoine, 6,8 %." },
    { name: "Saison au miel 75 cl", sku: "BIE-SAI-75", price: 5.1, cost: 2.84, status: "out_of_stock" },
    { name: "Bière sans alcool, essai n° 2", sku: "BIE-SAN-01", vat: 5.5, status: "rnd", cost: 1.18, allergens: null },
  ]),
  ...listed({ kind: "ingredient", unit: "kg", category: "Brassage", supplier: maltster }, [
    { name: "Malt Pilsen", sku: "MAT-PIL", cost: 0.98, allergens: ["gluten"] },
    { name: "Malt caramel 120", sku: "MAT-CAR", cost: 1.34, allergens: ["gluten"] },
    { name: "Houblon Strisselspalt en granulés", sku: "MAT-HOU", cost: 17.5, supplier: "Houblons d'Alsace Kieffer" },
    { name: "Levure haute sèche", sku: "MAT-LEV", cost: 88, supplier: "Houblons d'Alsace Kieffer" },
  ]),
  ...listed({ kind: "packaging", category: "Conditionnement", vat: 20, allergens: null, supplier: "Verreries de l'Albret" }, [
    { name: "Bouteille brune 33 cl", sku: "EMB-BOU-33", cost: 0.142 },
    { name: "Capsule couronne 26 mm", sku: "EMB-CAP-26", cost: 0.0124 },
  ]),
];
