import { but, type Written } from "../../recipes";
import { packs } from "./packs";

const { soup480, verrine90 } = packs;

const vegetal: Written = {
  sku: "RND-VEG-01",
  makes: "40 piece",
  lines: "ING-PCH 1,1 kg *, ING-EAU 1,4 l, ING-SES 620 g *, ING-OIG 300 g, ING-HUI-TOU 180 ml, ING-SEL 40 g, ING-CUM 6 g",
  pack: verrine90,
  minutes: 90,
  overhead: 3,
  method: `Cuire les pois chiches fermes, effilocher au batteur plutôt que mixer.
    Lier à la crème de sésame, oignons confits. Stériliser 45 minutes à 115 °C.`,
};

const beetroot: Written = {
  sku: "RND-BET-02",
  makes: "40 piece",
  lines: "ING-BET 3,2 kg *, ING-RAI 180 g *, ING-HUI-TOU 200 ml, ING-VIN 150 ml, ING-SEL 35 g",
  pack: verrine90,
  minutes: 60,
  overhead: 3,
  method: `Rôtir les betteraves en peau, mixer, relever au raifort.
    Stériliser 40 minutes à 113 °C. La couleur vire au brun.`,
  status: "draft",
};

const fennel: Written = {
  sku: "RND-FEN-04",
  makes: "40 piece",
  lines: "ING-FEN 4,6 kg *, ING-OIG 600 g, ING-HUI 150 ml, ING-SUC 180 g, ING-SAF 2,4 g *, ING-SEL 30 g",
  pack: verrine90,
  minutes: 75,
  overhead: 3,
  method: `Émincer, confire une heure et demie à couvert, infuser le safran dans l'huile tiède.
    Pasteuriser 40 minutes à 98 °C.`,
  status: "draft",
};

const beans: Written = {
  sku: "RND-HAR-05",
  makes: "40 piece",
  lines: "ING-HAR 1,3 kg *, ING-EAU 1,6 l, ING-SES 480 g, ING-HUI 120 ml, ING-JCI 150 ml, ING-PIM 12 g *, ING-SEL 36 g",
  pack: verrine90,
  minutes: 90,
  overhead: 3,
  method: `Cuire les haricots très tendres, mixer chaud, monter à la crème de sésame.
    Stériliser 45 minutes à 115 °C.`,
  status: "draft",
};

/** What is still being tried out. */
export const trialRecipes: Written[] = [
  but(vegetal, { lines: "ING-SES 340 g *, ING-HUI-TOU 460 ml, ING-SEL 60 g", status: "archived" }),
  but(vegetal, { lines: "ING-SAR 120 g, ING-SEL 52 g", status: "archived" }),
  vegetal,
  beetroot,
  but(beetroot, { lines: "ING-VIN 0 ml, ING-JCI 260 ml, ING-BET 3,1 kg *" }),
  fennel,
  but(fennel, { lines: "ING-SAF 0,8 g *, ING-PTO 100 ml" }),
  beans,
  but(beans, { lines: "ING-SES 0 g, ING-HUI-NOI 200 ml *, ING-HAR 1,5 kg *, ING-EAU 1,9 l" }),
  {
    sku: "RND-BOU-06",
    makes: "60 piece",
    lines: "SF-FON 12 l, SF-BOU 20 l, ING-CAN-MAN 1,5 kg -60% *, ING-GIN 20 g, ING-SEL 60 g",
    pack: soup480,
    minutes: 90,
    overhead: 8,
    method: `Colorer les manchons, mouiller au fond et au bouillon, frémir deux heures.
      Dégraisser, filtrer, tirer en bouteille à 85 °C. Stériliser 40 minutes à 115 °C.`,
  },
];
