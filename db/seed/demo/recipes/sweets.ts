import { but, type Written } from "../../recipes";
import { packs } from "./packs";

const { bocal385, carton, gift, hexagonal110, hexagonal220, jam, terrine850, wine } = packs;

const syrup = `Peler, dénoyauter ou épépiner, ranger à la main, couvrir de sirop à 85 °C.
  Pasteuriser 35 minutes à 95 °C, refroidir lentement.`;
const cooked = `Macérer une nuit avec la moitié du sucre.
  Cuire par petites bassines au chaudron de cuivre, pectine aux deux tiers, arrêter à 62 degrés Brix.
  Empoter à 88 °C, capsuler, retourner.`;

const apricot: Written = {
  sku: "CFT-ABR-320",
  makes: "150 piece",
  lines: "ING-ABR 30 kg *, ING-SUC 23 kg, ING-JCI 600 ml, ING-PEK 120 g",
  pack: jam,
  yield: 97,
  minutes: 200,
  overhead: 18,
  method: cooked,
  waterLoss: 10,
};

/** Fruit, jams, drinks and gift boxes. */
export const sweetRecipes: Written[] = [
  {
    sku: "PEC-SIR-850",
    makes: "100 piece",
    lines: "ING-PEC 50 kg *, SF-SIR 31 l",
    pack: terrine850,
    yield: 97,
    minutes: 260,
    overhead: 24,
    method: syrup,
  },
  {
    sku: "POI-SIR-850",
    makes: "100 piece",
    lines: "ING-PWI 50 kg *, SF-SIR 30 l, ING-JCI 400 ml",
    pack: terrine850,
    yield: 97,
    minutes: 270,
    overhead: 24,
    method: syrup,
  },
  but(apricot, { lines: "ING-ABR 27 kg *, ING-SUC 26 kg", status: "archived" }),
  apricot,
  but(apricot, { lines: "ING-ABR 33 kg *, ING-SUC 20 kg, ING-PEK 200 g", status: "draft" }),
  but(apricot, { sku: "CFT-FIG-320", lines: "ING-ABR 0 kg, ING-FIG 28 kg *, ING-SUC 20 kg, ING-NOI 3 kg *" }),
  but(apricot, { sku: "CFT-FRA-320", lines: "ING-ABR 0 kg, ING-FRA 30 kg *, ING-SUC 23 kg, ING-PEK 260 g" }),
  but(apricot, { sku: "CFT-MUR-320", lines: "ING-ABR 0 kg, ING-MUR 28 kg *, ING-SUC 22 kg, ING-PEK 80 g" }),
  but(apricot, { sku: "CFT-REI-320", lines: "ING-ABR 0 kg, ING-REI 31 kg *, ING-SUC 21 kg" }),
  {
    sku: "CHU-FIG-110",
    makes: "220 piece",
    lines: "ING-FIG 13 kg *, SF-OIG 6 kg, ING-VIN 5 l, ING-SUC-ROU 4 kg, ING-GIN 60 g, ING-QEP 30 g, ING-SEL 120 g",
    pack: hexagonal110,
    yield: 98,
    minutes: 330,
    overhead: 14,
    method: `Tailler les figues, réunir avec les oignons confits, le vinaigre et le sucre.
      Compoter cinquante minutes, empoter à 88 °C.`,
  },
  {
    sku: "CRE-PRU-220",
    makes: "200 piece",
    lines: "ING-PRU 30 kg *, ING-EAU 15 l, ING-JCI 500 ml, ING-ARM 400 ml",
    pack: hexagonal220,
    yield: 98,
    minutes: 230,
    overhead: 14,
    method: `Réhydrater les pruneaux à 80 °C, passer à la tamiseuse, lisser, acidifier.
      Empoter à 85 °C, pasteuriser 25 minutes à 92 °C.`,
  },
  {
    sku: "CRE-CHA-220",
    makes: "160 piece",
    lines: "ING-CHA 15 kg *, ING-SUC 12 kg, ING-EAU 10 l, ING-VAN 20 piece -20%",
    pack: hexagonal220,
    yield: 98,
    minutes: 210,
    overhead: 16,
    method: `Cuire les châtaignes à l'eau vanillée, passer au tamis fin.
      Dessécher avec le sucre jusqu'à 60 degrés Brix, empoter à 88 °C.`,
  },
  {
    sku: "COM-POM-360",
    makes: "200 piece",
    lines: "ING-POM 62 kg *, ING-RHU 16 kg *",
    pack: bocal385,
    yield: 98,
    minutes: 190,
    overhead: 20,
    method: `Éplucher, cuire à l'étuvée vingt minutes, passer à la grille de 3 mm.
      Emboîter à 85 °C, pasteuriser 30 minutes à 92 °C.`,
  },
  {
    sku: "PDF-COI-200",
    makes: "120 piece",
    lines: "ING-COI 18 kg *, ING-SUC 15,5 kg, ING-PEK 350 g, ING-JCI 300 ml",
    pack: carton,
    yield: 95,
    minutes: 520,
    overhead: 18,
    method: `Pulpe de coing passée, cuire avec le sucre et la pectine jusqu'à 75 degrés Brix.
      Couler à 12 mm, sécher quarante-huit heures, tailler, rouler dans le sucre cristal.`,
  },
  {
    sku: "VIN-NOI-050",
    makes: "120 piece",
    lines: "ING-BUZ 46 l *, ING-EDV 9 l, ING-SUC 7 kg, ING-NOV 2,5 kg -85% *, ING-VAN 6 piece -80%",
    pack: wine,
    yield: 96,
    minutes: 190,
    overhead: 22,
    method: `Noix vertes de juin en quartiers, macérer deux mois dans l'eau-de-vie.
      Assembler au vin et au sucre, élever dix mois, filtrer, mettre en bouteille.`,
  },
  {
    sku: "COF-GAS-4",
    makes: "20 piece",
    lines: "RIL-CAN-180 20 piece, TER-CAM-180 20 piece, CAS-CAN-840 20 piece, CRE-PRU-220 20 piece",
    pack: gift,
    minutes: 60,
    overhead: 2,
    method: `Poser la frisure, ranger les quatre bocaux étiquettes devant, glisser la carte, fermer.`,
  },
  {
    sku: "COF-APE-5",
    makes: "20 piece",
    lines: "TAP-NOI-090 20 piece, TAP-VER-090 20 piece, CAV-AUB-090 20 piece, HOU-AIL-090 20 piece, CON-OIG-110 20 piece",
    pack: gift,
    minutes: 60,
    overhead: 2,
    method: `Poser la frisure, ranger les cinq pots, glisser la carte, fermer.`,
  },
  {
    sku: "COF-FET-3",
    makes: "20 piece",
    lines: "FOI-GRA-180 20 piece, CON-OIG-110 20 piece, ING-DUR 20 piece",
    pack: gift,
    minutes: 60,
    overhead: 2,
    method: `Poser la frisure, coucher la demi-bouteille, ranger les bocaux, glisser la carte, fermer.`,
  },
  {
    sku: "RES-ASS-1",
    makes: "20 piece",
    lines: "RIL-CAN-180 6 piece, TER-CAM-180 8 piece, PIC-LEG-330 5 piece, ING-PAI 1,8 kg, ING-MOU 200 g, ING-BEU 200 g",
    pack: "EMB-ASS -2%",
    minutes: 45,
    overhead: 3,
    method: `Dresser à la commande : une quenelle de rillettes, une tranche de terrine, pickles égouttés, trois tranches de pain.`,
  },
];
