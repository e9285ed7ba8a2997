import { but, type Written } from "../../recipes";
import { packs } from "./packs";

const { bocal370, bocal500, bocal720, coulis500, hexagonal110, verrine90 } = packs;

const coulis: Written = {
  sku: "COU-TOM-500",
  makes: "200 piece",
  lines: "SF-COU 100 kg",
  pack: coulis500,
  yield: 99,
  minutes: 120,
  overhead: 20,
  method: `Porter le coulis de base à 92 °C, emboîter à chaud, capsuler, retourner cinq minutes.
    Pasteuriser 35 minutes à 98 °C ; pH inférieur à 4,3.`,
};

const ratatouille: Written = {
  sku: "RAT-POT-660",
  makes: "120 piece",
  lines: `ING-AUB 24 kg *, ING-COU 24 kg *, ING-POI 16 kg *, SF-COU 18 kg, ING-OIG 10 kg, ING-HUI 3 l, ING-AIL 600 g, ING-SEL 700 g
    ING-BAS 300 g, ING-THY 30 g`,
  pack: bocal720,
  yield: 97,
  minutes: 300,
  overhead: 34,
  method: `Tailler les légumes en dés de 20 mm, cuire chacun à part à l'huile d'olive.
    Réunir avec le coulis, compoter quinze minutes, basilic hors du feu.
    Stériliser 60 minutes à 116 °C.`,
};

/** Vegetables and spreads. */
export const greenRecipes: Written[] = [
  but(coulis, { lines: "SF-COU 0 kg, ING-TOM 140 kg *, ING-SEL 500 g", minutes: 260, status: "archived" }),
  coulis,
  ratatouille,
  but(ratatouille, { lines: "ING-POI 14 kg *, SF-COU 0 kg, SF-TOM 14 kg, ING-HUI 2 l", status: "draft" }),
  {
    sku: "SAU-TOM-330",
    makes: "240 piece",
    lines: "SF-TOM 66 kg *, SF-COU 12 kg, ING-HUI 1,5 l, ING-BAS 1,2 kg *, ING-SUC 400 g, ING-SEL 250 g",
    pack: bocal370,
    yield: 98,
    minutes: 170,
    overhead: 22,
    method: `Chauffer la base à 90 °C, détendre au coulis, monter à l'huile, basilic ciselé au dernier moment.
      Pasteuriser 40 minutes à 98 °C.`,
  },
  {
    sku: "CON-OIG-110",
    makes: "220 piece",
    lines: "SF-OIG 24,2 kg, ING-VIN-ROU 300 ml",
    pack: hexagonal110,
    yield: 98,
    minutes: 200,
    overhead: 12,
    method: `Réchauffer les oignons confits, acidifier, emboîter à 85 °C.
      Pasteuriser 30 minutes à 95 °C.`,
  },
  {
    sku: "HAR-TAR-660",
    makes: "120 piece",
    lines: "ING-HAR 25 kg *, ING-EAU 30 l, SF-BOU 24 l, ING-AIL 200 g, ING-SEL 300 g, ING-THY 20 g, ING-LAU 10 g",
    pack: bocal720,
    yield: 97,
    minutes: 200,
    overhead: 30,
    method: `Tremper douze heures, blanchir dix minutes, cuire aux trois quarts au bouillon.
      Emplir aux deux tiers, couvrir de jus de cuisson. Stériliser 75 minutes à 117 °C.`,
  },
  {
    sku: "POI-GRI-280",
    makes: "160 piece",
    lines: "ING-POI 42 kg -30% *, ING-HUI 5,5 l, ING-AIL 400 g, ING-VIN-ROU 1 l, ING-SEL 400 g",
    pack: bocal370,
    yield: 98,
    minutes: 330,
    overhead: 22,
    method: `Griller à la flamme, laisser suer sous film, peler à la main.
      Ranger, couvrir d'huile chaude vinaigrée. Pasteuriser 40 minutes à 98 °C.`,
  },
  {
    sku: "PIC-LEG-330",
    makes: "180 piece",
    lines: `ING-CFL 13 kg *, ING-CAR 12 kg *, ING-FEN 9 kg *, ING-VIN 14 l, ING-EAU 8 l, ING-SUC 3,6 kg, ING-SEL 700 g
      ING-MOG 500 g, ING-POV 60 g`,
    pack: bocal370,
    yield: 98,
    minutes: 400,
    overhead: 16,
    method: `Tailler en bouchées, saler deux heures, rincer.
      Couvrir de vinaigre bouillant aux graines de moutarde. Pasteuriser 25 minutes à 88 °C pour garder le croquant.`,
  },
  {
    sku: "PIP-BAS-420",
    makes: "150 piece",
    lines: `ING-POI-VER 20 kg *, ING-POI 14 kg *, SF-TOM 16 kg, ING-OIG 16 kg, ING-HUI 2 l, ING-AIL 500 g, ING-SEL 450 g
      ING-PIM 60 g`,
    pack: bocal500,
    yield: 97,
    minutes: 280,
    overhead: 30,
    method: `Émincer poivrons et oignons, compoter une heure à l'huile d'olive.
      Lier à la sauce tomate, piment hors du feu. Stériliser 55 minutes à 116 °C.`,
  },
  {
    sku: "LEN-BLO-420",
    makes: "150 piece",
    lines: "ING-LEN 19 kg *, SF-BOU 34 l, ING-CAR 6 kg, ING-OIG-JAU 4 kg, ING-HUI-TOU 800 ml, ING-AIL 200 g, ING-SEL 260 g, ING-THY 20 g",
    pack: bocal500,
    yield: 97,
    minutes: 300,
    overhead: 28,
    method: `Trier, rincer, suer la garniture, mouiller au bouillon froid.
      Cuire vingt minutes, emboîter à chaud. Stériliser 65 minutes à 117 °C.`,
  },
  {
    sku: "ASP-BLA-530",
    makes: "90 piece",
    lines: "ING-ASP 30 kg *, ING-EAU 18 l, ING-SEL 400 g, ING-JCI 300 ml",
    pack: bocal720,
    yield: 97,
    minutes: 300,
    overhead: 24,
    method: `Éplucher, calibrer à 16 cm, blanchir quatre minutes pointes hors de l'eau.
      Ranger pointes en bas, couvrir de saumure légère. Stériliser 30 minutes à 116 °C.`,
  },
  {
    sku: "TAP-NOI-090",
    makes: "300 piece",
    lines: "ING-OLN 20,5 kg *, ING-HUI 3,4 l, ING-CAP 2,2 kg, ING-ANC 1,5 kg *, ING-AIL 250 g, ING-THY 20 g",
    pack: verrine90,
    yield: 99,
    minutes: 300,
    overhead: 14,
    method: `Dessaler câpres et anchois, broyer à la meule avec les olives.
      Monter à l'huile, emplir sans bulle. Pasteuriser 45 minutes à 98 °C.`,
  },
  {
    sku: "TAP-VER-090",
    makes: "300 piece",
    lines: "ING-OLV 19 kg *, ING-AMA 3,2 kg *, ING-HUI 3,6 l, ING-CAP 1,2 kg, ING-JCI 400 ml, ING-AIL 150 g",
    pack: verrine90,
    yield: 99,
    minutes: 300,
    overhead: 14,
    method: `Torréfier les amandes à 150 °C, broyer à la meule avec les olives et les câpres.
      Monter à l'huile, citron en fin. Pasteuriser 45 minutes à 98 °C.`,
  },
  {
    sku: "CAV-AUB-090",
    makes: "300 piece",
    lines: "ING-AUB 38 kg *, ING-HUI 2,6 l, ING-JCI 900 ml, ING-AIL 600 g, ING-SEL 320 g, ING-CUM 40 g",
    pack: verrine90,
    yield: 98,
    minutes: 390,
    overhead: 22,
    method: `Rôtir les aubergines entières à 210 °C, prélever la pulpe, égoutter une heure.
      Mixer avec l'ail confit, l'huile et le citron. Pasteuriser 45 minutes à 98 °C, pH 4,4.`,
  },
  {
    sku: "HOU-AIL-090",
    makes: "300 piece",
    lines: "ING-PCH 9,5 kg *, ING-EAU 12 l, ING-SES 3,6 kg *, ING-HUI 1 l, ING-JCI 1,4 l, ING-AIL-NOI 700 g *, ING-SEL 240 g, ING-CUM 50 g",
    pack: verrine90,
    yield: 98,
    minutes: 390,
    overhead: 18,
    method: `Tremper une nuit, cuire très tendre, mixer chaud avec la crème de sésame et l'ail noir.
      Émulsionner à l'huile et au citron. Stériliser 45 minutes à 115 °C.`,
  },
];
