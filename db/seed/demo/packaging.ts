import { type Article, listed } from "../rows";

const jars = { kind: "packaging", category: "Bocaux", supplier: "Verreries de l'Albret", vat: 20, allergens: null } as const;

/** What the demo's cannery packs in. */
export const packaging: Article[] = [
  ...listed(jars, [
    { name: "Verrine droite 90 g, ouverture 58", sku: "EMB-VER-090", cost: 0.196 },
    { name: "Verrine droite 180 g, ouverture 70", sku: "EMB-VER-180", cost: 0.2315 },
    { name: "Pot hexagonal 110 g, ouverture 53", sku: "EMB-HEX-110", cost: 0.2178 },
    { name: "Pot à confiture 320 g, ouverture 63", sku: "EMB-POT-320", cost: 0.2642, price: 0.6 },
    { name: "Bocal 500 g, ouverture 82", sku: "EMB-BOC-500", cost: 0.318, price: 0.75 },
    { name: "Bocal 850 ml à joint caoutchouc", sku: "EMB-BOC-850", cost: 1.124, price: 2.1 },
    { name: "Bouteille soupe 720 ml, ouverture 53", sku: "EMB-BOU-720", cost: 0.342 },
    { name: "Pot hexagonal 220 g, ouverture 63", sku: "EMB-HEX-220", cost: 0.2486 },
    { name: "Bocal 385 ml, ouverture 70", sku: "EMB-BOC-385", cost: 0.2894 },
    { name: "Bocal 720 ml, ouverture 82", sku: "EMB-BOC-720", cost: 0.3975 },
    { name: "Bouteille soupe 480 ml, ouverture 53", sku: "EMB-BOU-480", cost: 0.296 },
    { name: "Bouteille à vin 50 cl", sku: "EMB-BOU-050", cost: 0.482 },
    { name: "Bouteille à jus 1 l, ouverture 43", sku: "EMB-BOU-100", cost: 0.446 },
    { name: "Boîte métal 4/4", sku: "EMB-BOI-44", cost: 0.287, status: "discontinued", supplier: "Ferblanterie du Lot" },
  ]),
  ...listed({ ...jars, category: "Capsules et joints", supplier: "Capsules Bordenave" }, [
    { name: "Capsule TO 53 or", sku: "EMB-CAP-53", cost: 0.0412 },
    { name: "Capsule TO 58 noire", sku: "EMB-CAP-58", cost: 0.0436 },
    { name: "Capsule TO 63 vichy rouge", sku: "EMB-CAP-63", cost: 0.0518 },
    { name: "Capsule TO 70 or", sku: "EMB-CAP-70", cost: 0.0547 },
    { name: "Capsule TO 82 or", sku: "EMB-CAP-82", cost: 0.0689, status: "out_of_stock" },
    { name: "Capsule TO 43 blanche", sku: "EMB-CAP-43", cost: 0.0386 },
    { name: "Bouchon de liège 38 mm", sku: "EMB-BCH-38", cost: 0.128 },
    { name: "Joint caoutchouc 85 mm", sku: "EMB-JOI-85", cost: 0.073 },
  ]),
  ...listed({ ...jars, category: "Étiquettes et cartons", supplier: "Imprimerie des Remparts" }, [
    { name: "Étiquette rillettes 180 g", sku: "EMB-ETI-RIL", cost: 0.042 },
    { name: "Étiquette coulis 500 g", sku: "EMB-ETI-COU", cost: 0.0445 },
    { name: "Étiquette confiture 320 g", sku: "EMB-ETI-CFT", cost: 0.0395 },
    { name: "Étiquette soupe 720 ml", sku: "EMB-ETI-SOU", cost: 0.0468 },
    { name: "Étiquette neutre à imprimer", sku: "EMB-ETI-NEU", cost: 0.0159 },
    { name: "Carton de 12 verrines", sku: "EMB-CAR-12", cost: 0.684, supplier: "Cartonnages du Sud-Ouest" },
    { name: "Carton de 6 bocaux", sku: "EMB-CAR-06", cost: 0.752, supplier: "Cartonnages du Sud-Ouest" },
    { name: "Coffret kraft à fenêtre", sku: "EMB-COF", cost: 1.38, supplier: "Cartonnages du Sud-Ouest" },
    { name: "Étui carton 200 g", sku: "EMB-ETU-200", cost: 0.312, supplier: "Cartonnages du Sud-Ouest" },
    { name: "Frisure de bois pour coffret", sku: "EMB-FRI", cost: 0.118, supplier: "Cartonnages du Sud-Ouest" },
    { name: "Assiette en pulpe de canne", sku: "EMB-ASS", cost: 0.142, supplier: "Emballages Garonne Services" },
    { name: "Film étirable palette", sku: "EMB-FIL", cost: 7.9, supplier: "Cartonnages du Sud-Ouest" },
  ]),
  ...listed({ ...jars, archived: true }, [
    { name: "Bocal 390 ml, ancien modèle", sku: "EMB-BOC-390", cost: 0.298 },
    { name: "Capsule TO 66 blanche", sku: "EMB-CAP-66", cost: 0.049, category: "Capsules et joints", supplier: "Capsules Bordenave" },
  ]),
];
