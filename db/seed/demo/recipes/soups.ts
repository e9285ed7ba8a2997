import { but, type Written } from "../../recipes";
import { packs } from "./packs";

const { bocal370, coulis500, juice, soup480, soup720 } = packs;

const tomatoSoup: Written = {
  sku: "SOU-TOM-720",
  makes: "150 piece",
  lines: "SF-COU 52 kg *, SF-BOU 50 l, ING-OIG 6 kg, ING-HUI 1,6 l, ING-BAS 900 g, ING-SUC 500 g, ING-SEL 350 g",
  pack: soup720,
  yield: 98,
  minutes: 190,
  overhead: 30,
  method: `Suer les oignons, verser coulis et bouillon, cuire vingt-cinq minutes.
    Mixer, basilic au dernier moment, tirer en bouteille à 85 °C. Stériliser 40 minutes à 115 °C.`,
};

/** Soups, juices, and what is made under other names. */
export const soupRecipes: Written[] = [
  {
    sku: "SOU-POT-720",
    makes: "150 piece",
    lines: "ING-POT 46 kg *, SF-BOU 52 l, ING-CHA 6 kg *, ING-CRE 5 l, ING-OIG-JAU 5 kg, ING-BEU 800 g, ING-SEL 450 g, ING-POV 25 g",
    pack: soup720,
    yield: 97,
    minutes: 230,
    overhead: 34,
    method: `Rôtir le potimarron à 190 °C, suer les oignons au beurre, mouiller au bouillon.
      Châtaignes vingt minutes, mixer, crème hors du feu. Stériliser 45 minutes à 116 °C.`,
  },
  tomatoSoup,
  but(tomatoSoup, { lines: "SF-COU 0 kg, SF-TOM 44 kg *, SF-BOU 58 l, ING-HUI 600 ml", status: "draft" }),
  {
    sku: "VEL-CEP-480",
    makes: "160 piece",
    lines:
      "SF-FON 42 l, ING-CEP 14 kg *, ING-CHP 9 kg, ING-CRE 9 l, ING-ECH 2,5 kg, ING-BEU 1,6 kg, ING-AMI 700 g, ING-SEL 380 g, ING-POV 20 g",
    pack: soup480,
    yield: 97,
    minutes: 220,
    overhead: 30,
    method: `Suer échalotes et champignons au beurre jusqu'à évaporation de l'eau.
      Mouiller au fond de volaille, cuire vingt minutes, mixer très fin, lier à la crème.
      Stériliser 45 minutes à 116 °C.`,
  },
  {
    sku: "SOU-OIG-720",
    makes: "150 piece",
    lines: "SF-BOU 76 l, ING-OIG-JAU 42 kg *, ING-BUZ 5 l, ING-BEU 2,4 kg, ING-FAR-65 1,6 kg, ING-SEL 400 g, ING-POV 25 g",
    pack: soup720,
    yield: 96,
    minutes: 310,
    overhead: 38,
    method: `Compoter les oignons une heure jusqu'au brun, singer, déglacer au vin.
      Mouiller au bouillon, cuire trente minutes. Stériliser 45 minutes à 116 °C.`,
    status: "archived",
  },
  {
    sku: "MDD-PRA-720",
    makes: "600 piece",
    lines: `SF-BOU 230 l, ING-CAR 62 kg *, ING-PDT 58 kg, ING-PRX 40 kg *, ING-COU 30 kg, ING-CEL 16 kg, ING-HUI-TOU 5 l
      ING-SEL 1,4 kg`,
    pack: soup720,
    yield: 98,
    minutes: 420,
    overhead: 92,
    method: `Recette du client, fiche 2026-04. Tailler, suer à l'huile, mouiller au bouillon, cuire vingt-cinq minutes.
      Mixer à 2 mm, tirer à 85 °C. Stériliser 45 minutes à 116 °C. Témoin : six bouteilles par lot.`,
  },
  {
    sku: "MDD-CAN-260",
    makes: "300 piece",
    lines: `ING-TOM-ANC 96 kg *, ING-VIN 7 l, ING-SUC-ROU 5,5 kg, ING-OIG 5 kg, ING-MOU 1,2 kg, ING-SEL 900 g, ING-GIN 60 g
      ING-QEP 40 g`,
    pack: bocal370,
    yield: 97,
    minutes: 330,
    overhead: 36,
    method: `Concentrer les tomates de moitié, ajouter vinaigre, sucre et épices, réduire à 30 degrés Brix.
      Passer à la grille de 0,8 mm, emboîter à 88 °C ; pH inférieur à 4,0.`,
  },
  {
    sku: "MDD-BIO-500",
    makes: "400 piece",
    lines: "ING-TOM-BIO 272 kg *, ING-SEL 900 g",
    pack: coulis500,
    yield: 99,
    minutes: 300,
    overhead: 62,
    method: `Première fabrication du jour, ligne nettoyée et contrôlée (traçabilité biologique séparée).
      Réduire deux heures, passer, emboîter à 92 °C. Pasteuriser 35 minutes à 98 °C.`,
  },
  {
    sku: "JUS-TOM-100",
    makes: "120 piece",
    lines: "ING-TOM 124 kg -24% *, ING-SEL-CEL 600 g, ING-JCI 500 ml",
    pack: juice,
    yield: 98,
    minutes: 190,
    overhead: 20,
    method: `Presser à froid, tamiser, saler au sel de céleri.
      Flash à 92 °C, tirer en bouteille, refroidir.`,
  },
];
