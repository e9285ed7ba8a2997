import { larder } from "../larder";
import { type Article, listed } from "../rows";
import { jars } from "./jars";

const maltster = "Malterie du Pays d'Orthe";
const hops = "Houblons d'Alsace Kieffer";

/** The articles of the neighbour, a brewery. */
export const brewery: Article[] = [
  ...listed({ category: "Bières", brand: "Vieux Moulin", vat: 20, supplier: maltster, weight: 333, dimensions: jars.beer33 }, [
    { name: "Blonde du Moulin 33 cl", sku: "BIE-BLO-33", price: 1.95, description: "Blonde de soif, houblon Strisselspalt, 5 %." },
    { name: "Ambrée du Meunier 33 cl", sku: "BIE-AMB-33", price: 2.1, description: "Malts caramélisés, 6,2 %." },
    { name: "Blanche à la coriandre 33 cl", sku: "BIE-BLA-33", price: 2.05, description: "Blé cru et écorce d'orange, 4,8 %." },
  ]),
  ...listed({ category: "Bières", brand: "Vieux Moulin", vat: 20, supplier: maltster, weight: 757, dimensions: jars.beer75 }, [
    { name: "Brune de la Roue 75 cl", sku: "BIE-BRU-75", price: 4.9, description: "Stout à l'avoine, 6,8 %." },
    { name: "Saison au miel 75 cl", sku: "BIE-SAI-75", price: 5.1, status: "out_of_stock" },
    {
      name: "Bière sans alcool, essai n° 2",
      sku: "BIE-SAN-01",
      vat: 5.5,
      status: "rnd",
      stage: "development",
      cost: 1.18,
      allergens: null,
    },
  ]),
  ...listed({ category: "En cuve", kind: "component", unit: "l", vat: 20, supplier: "Brasserie du Vieux Moulin" }, [
    { name: "Moût pâle, 12 degrés Plato", sku: "BRA-MOU-PAL", density: 1.048, labelName: "moût" },
    { name: "Moût brun, 16 degrés Plato", sku: "BRA-MOU-BRU", density: 1.065, labelName: "moût" },
    { name: "Blonde en garde", sku: "BRA-GAR-BLO", density: 1.01, labelName: "bière blonde" },
  ]),
  ...larder(
    { category: "Brassage", supplier: maltster },
    `
    MAT-PIL | Malt Pilsen                        | 0.98  | 1.9 0.4 70 4.5 8 10.5 0.02  | malt d'orge       | gluten | from Chalosse
    MAT-CAR | Malt caramel 120                   | 1.34  | 1.9 0.4 68 9 9 10 0.02      | malt d'orge       | gluten |
    MAT-CHO | Malt torréfié                      | 1.52  | 1.9 0.4 60 3 14 10.5 0.02   | malt d'orge       | gluten |
    MAT-BLE | Blé cru                            | 0.62  | 1.8 0.3 63 1.5 11 11 0.01   | blé               | gluten | from Landes
    MAT-AVO | Flocons d'avoine                   | 1.48  | 6.8 1.2 59 1 10 13 0.01     | flocons d'avoine  | gluten | organic
    MAT-MIE | Miel d'acacia                      | 11.80 | 0 0 81 79 0 0.2 0.01        | miel              |        | from Landes
    MAT-COR | Coriandre en graines               | 9.40  | 17.8 1 13 1 42 12.4 0.09    | coriandre         | / mustard celery |
    MAT-ORA | Écorce d'orange séchée             | 13.60 | 1 0.2 60 40 12 4 0.02       | écorce d'orange   | / sulphites |
    MAT-EAU | Eau                                | 0.0040 | 0 0 0 0 0 0 0              | eau               |        | 1 g/ml
    `,
  ),
  ...larder(
    { category: "Brassage", supplier: hops },
    `
    MAT-HOU | Houblon Strisselspalt en granulés  | 17.50 | 3 0.5 40 2 20 15 0.02       | houblon           |        | from Alsace
    MAT-LEV | Levure haute sèche                 | 88    | 6 1 18 1 20 45 0.1          | levure            |        |
    `,
  ),
  ...listed({ kind: "packaging", category: "Conditionnement", vat: 20, allergens: null, supplier: "Verreries de l'Albret" }, [
    { name: "Bouteille brune 33 cl", sku: "EMB-BOU-33", cost: 0.142 },
    { name: "Bouteille brune 75 cl", sku: "EMB-BOU-75", cost: 0.365 },
    { name: "Capsule couronne 26 mm", sku: "EMB-CAP-26", cost: 0.0124 },
    { name: "Étiquette adhésive", sku: "EMB-ETI-BIE", cost: 0.031 },
    { name: "Carton de 12 bouteilles", sku: "EMB-CAR-12", cost: 0.91 },
  ]),
];
