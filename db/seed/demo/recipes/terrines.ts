import { but, type Written } from "../../recipes";
import { packs } from "./packs";

const { verrine90, verrine180 } = packs;

const duckRillettes: Written = {
  sku: "RIL-CAN-180",
  makes: "240 piece",
  lines: "SF-CAN 32 kg *, ING-CAN-GRA 11 kg, SF-SAL 300 g",
  pack: verrine180,
  yield: 98,
  minutes: 190,
  overhead: 24,
  method: `Fondre la graisse à 70 °C, y mêler l'effiloché, assaisonner, brasser vingt minutes.
    Emboîter à chaud au-dessus de 63 °C, 180 g net, capsuler.
    Stériliser 75 minutes à 117 °C, relever la valeur stérilisatrice, contrôler le vide.`,
};

const campagne: Written = {
  sku: "TER-CAM-180",
  makes: "240 piece",
  lines: `ING-POR-EPA 19,5 kg *, ING-POR-GOR 11 kg, ING-POR-FOI 5 kg, SF-MAR 5 l, ING-OEU-053 45 piece, SF-SAL 520 g, ING-PER 300 g
    ING-GEL 150 g`,
  pack: verrine180,
  yield: 97,
  minutes: 390,
  overhead: 38,
  method: `Mariner l'épaule une nuit au Floc, hacher à la grille de 8 mm, le foie et la gorge à 4 mm.
    Lier aux œufs, emplir, laisser revenir trente minutes.
    Cuire au bain-marie puis stériliser 80 minutes à 116 °C.`,
};

/** Rillettes, terrines and pâtés. */
export const terrineRecipes: Written[] = [
  but(duckRillettes, { lines: "SF-CAN 29 kg *, ING-CAN-GRA 14 kg, SF-SAL 380 g", minutes: 220, status: "archived" }),
  duckRillettes,
  but(duckRillettes, { lines: "SF-SAL 220 g, ING-ARM 300 ml, ING-CAN-GRA 10,8 kg", status: "draft" }),
  but(duckRillettes, { sku: "RIL-CAP-180", lines: "SF-CAN 31,9 kg *, SF-SAL 280 g, ING-PIM 130 g *" }),
  {
    sku: "RIL-OIE-180",
    makes: "240 piece",
    lines: "ING-OIE 35 kg *, ING-CAN-GRA 13 kg, SF-SAL 420 g, ING-AIL 200 g, ING-THY 15 g",
    pack: verrine180,
    yield: 98,
    minutes: 260,
    overhead: 30,
    method: `Découper, saler six heures, confire dix heures à 82 °C.
      Désosser, effilocher gros, mêler à la graisse tiède, emboîter à chaud.
      Stériliser 75 minutes à 117 °C.`,
  },
  but(campagne, { lines: "SF-MAR 0 l, ING-FLO 3 l, ING-ECH 1,5 kg", minutes: 420, status: "archived" }),
  campagne,
  {
    sku: "TER-LAP-180",
    makes: "180 piece",
    lines: `ING-LAP 17 kg *, SF-FAR 12 kg, ING-MOU 1,6 kg *, ING-OEU 1,4 kg, SF-FON 1 l, SF-SAL 260 g, ING-EST 180 g`,
    pack: verrine180,
    yield: 97,
    minutes: 330,
    overhead: 30,
    method: `Désosser les râbles, tailler en dés de 15 mm, masser à la moutarde deux heures.
      Mêler à la farce fine, lier aux œufs et au fond, ajouter l'estragon.
      Stériliser 80 minutes à 116 °C.`,
  },
  {
    sku: "TER-CHE-180",
    makes: "180 piece",
    lines: "ING-CHE 15,5 kg *, SF-FAR 12 kg, ING-NST 2 kg *, SF-MAR 2,5 l, ING-OEU 1,2 kg, SF-SAL 270 g",
    pack: verrine180,
    yield: 97,
    minutes: 350,
    overhead: 30,
    method: `Mariner le chevreuil une nuit, hacher gros, torréfier les noisettes à 150 °C.
      Mêler à la farce, emplir, stériliser 80 minutes à 116 °C.`,
  },
  {
    sku: "PAT-FOI-090",
    makes: "360 piece",
    lines: `ING-VOL-FOI 16 kg *, SF-FAR 8 kg, ING-BEU 4,2 kg, SF-FON 1,2 l, ING-LAI 1 l, ING-PTO 1,6 l *, ING-OEU 1,2 kg, ING-ECH 600 g
      SF-SAL 260 g`,
    pack: verrine90,
    yield: 98,
    minutes: 480,
    overhead: 28,
    method: `Dénerver les foies, suer les échalotes au beurre, flamber au porto.
      Mixer fin avec la farce et le fond, tamiser, couler à la doseuse.
      Stériliser 45 minutes à 115 °C.`,
  },
  {
    sku: "PAT-PIM-180",
    makes: "240 piece",
    lines: "ING-POR-GOR 19 kg *, ING-POR-EPA 13 kg, ING-POR-FOI 10 kg, ING-OIG-JAU 2 kg, SF-SAL 480 g, ING-PIM 190 g *, ING-ARM 500 ml",
    pack: verrine180,
    yield: 97,
    minutes: 310,
    overhead: 32,
    method: `Hacher gorge et épaule à 6 mm, le foie à 3 mm, mêler au piment et à l'armagnac.
      Emboîter à froid, stériliser 80 minutes à 116 °C.`,
  },
  {
    sku: "RIL-TRU-090",
    makes: "300 piece",
    lines: "ING-TRU 13 kg *, ING-FRO 8,5 kg, ING-CRE 4,5 l, ING-JCI 900 ml, ING-ECH 500 g, ING-POV 40 g",
    pack: verrine90,
    yield: 97,
    minutes: 260,
    overhead: 22,
    method: `Effeuiller la truite, contrôler les arêtes, mêler au fromage frais et à la crème.
      Emplir, stériliser 40 minutes à 113 °C.`,
  },
  {
    sku: "FOI-GRA-180",
    makes: "120 piece",
    lines: "ING-FOI-GRA 21,2 kg *, ING-ARM 250 ml, SF-SAL 300 g",
    pack: verrine180,
    yield: 99,
    minutes: 420,
    overhead: 45,
    method: `Tempérer, dénerver, assaisonner au sel, au poivre et à l'armagnac, une nuit au froid.
      Mettre en verrine en un seul morceau, stériliser 55 minutes à 108 °C.`,
  },
];
