import { but, type Written } from "../../recipes";

const bottle33 = "EMB-BOU-33 -1%, EMB-CAP-26 -2%, EMB-ETI-BIE -2%, EMB-CAR-12/12";
const bottle75 = "EMB-BOU-75 -1%, EMB-CAP-26 -2%, EMB-ETI-BIE -2%, EMB-CAR-12/12";

const blonde: Written = {
  sku: "BRA-GAR-BLO",
  makes: "480 l",
  lines: "BRA-MOU-PAL 465 l, MAT-EAU 5 l, MAT-HOU 900 g, MAT-LEV 250 g",
  yield: 96,
  minutes: 240,
  overhead: 60,
  method: `Houblonner à l'ébullition : un tiers amérisant, deux tiers à cinq minutes de la fin.
    Ensemencer à 18 °C, fermenter sept jours, garder trois semaines à 2 °C.`,
};

/** How the Brasserie du Vieux Moulin brews: a wort, what ferments, what is bottled. Overheads hold the excise duty. */
export const breweryRecipes: Written[] = [
  {
    sku: "BRA-MOU-PAL",
    makes: "500 l",
    lines: "MAT-EAU 480 l -12%, MAT-PIL 62 kg -35% *",
    minutes: 360,
    overhead: 45,
    method: `Empâter à 52 °C, paliers à 64 et 72 °C, filtrer, rincer les drêches à 78 °C.
      Ébullition de soixante minutes ; 12 degrés Plato au refroidissement.`,
  },
  {
    sku: "BRA-MOU-BRU",
    makes: "300 l",
    lines: "MAT-EAU 276 l -14%, MAT-PIL 34 kg -35% *, MAT-CAR 6 kg -35%, MAT-AVO 5 kg -35%, MAT-CHO 3,5 kg -35%",
    minutes: 380,
    overhead: 40,
    method: `Empâter à 67 °C pendant une heure, malt torréfié en fin de palier.
      Rincer à 78 °C, ébullition de soixante-quinze minutes ; 16 degrés Plato.`,
  },
  but(blonde, { lines: "MAT-HOU 1,3 kg", status: "archived" }),
  blonde,
  but(blonde, { lines: "MAT-HOU 700 g, MAT-COR 300 g", status: "draft" }),
  {
    sku: "BIE-BLO-33",
    makes: "1200 piece",
    lines: "BRA-GAR-BLO 396 l, MAT-MIE 1,2 kg",
    pack: bottle33,
    yield: 97,
    minutes: 420,
    overhead: 110,
    method: `Soutirer, sucrer pour la refermentation, embouteiller, capsuler.
      Quinze jours à 22 °C avant expédition.`,
  },
  {
    sku: "BIE-AMB-33",
    makes: "1200 piece",
    lines: "BRA-MOU-PAL 372 l, MAT-CAR 14 kg -35% *, MAT-HOU 900 g, MAT-LEV 220 g",
    pack: bottle33,
    yield: 95,
    minutes: 600,
    overhead: 150,
    method: `Infuser le malt caramel dans le moût chaud, filtrer, houblonner.
      Fermenter à 19 °C, garder quatre semaines, embouteiller.`,
  },
  {
    sku: "BIE-BLA-33",
    makes: "1200 piece",
    lines: "BRA-MOU-PAL 366 l, MAT-BLE 18 kg -35% *, MAT-HOU 400 g, MAT-COR 900 g *, MAT-ORA 600 g *, MAT-LEV 220 g",
    pack: bottle33,
    yield: 95,
    minutes: 610,
    overhead: 130,
    method: `Blé cru empâté à part, réuni au moût ; coriandre et écorce à cinq minutes de la fin d'ébullition.
      Fermenter à 20 °C, embouteiller sans filtrer.`,
  },
  {
    sku: "BIE-BRU-75",
    makes: "360 piece",
    lines: "BRA-MOU-BRU 256 l, MAT-HOU 700 g, MAT-LEV 180 g",
    pack: bottle75,
    yield: 95,
    minutes: 420,
    overhead: 110,
    method: `Houblonner à l'ébullition, fermenter à 18 °C, garder six semaines.
      Embouteiller, quinze jours à 22 °C.`,
  },
  {
    sku: "BIE-SAI-75",
    makes: "360 piece",
    lines: "BRA-MOU-PAL 252 l, MAT-MIE 9 kg *, MAT-HOU 600 g, MAT-LEV 190 g",
    pack: bottle75,
    yield: 95,
    minutes: 400,
    overhead: 100,
    method: `Miel en fin d'ébullition, ensemencer à 24 °C, laisser finir sec.
      Embouteiller, trois semaines à 22 °C.`,
  },
];
