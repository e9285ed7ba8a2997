import { but, type Written } from "../../recipes";
import { packs } from "./packs";

const { bocal500, terrine850 } = packs;

const axoa: Written = {
  sku: "AXO-VEA-420",
  makes: "120 piece",
  lines: `ING-VEA 37,5 kg *, ING-POI 7 kg, ING-POI-VER 5 kg, ING-OIG 8 kg, SF-FON 4 l, ING-HUI 900 ml, ING-AIL 400 g, ING-PIM 260 g *
    ING-SEL 420 g, ING-LAU 10 g`,
  pack: bocal500,
  yield: 97,
  minutes: 460,
  overhead: 42,
  method: `Tailler le veau au couteau, saisir par petites quantités.
    Suer poivrons et oignons à l'huile d'olive, réunir, mouiller au fond, mijoter quarante minutes.
    Piment hors du feu. Stériliser 70 minutes à 117 °C.`,
};

const cassoulet: Written = {
  sku: "CAS-CAN-840",
  makes: "100 piece",
  lines: `ING-HAR 17 kg *, ING-EAU 15 l, ING-CAN-MAN 20 kg *, ING-SAU-TOU 9 kg *, SF-BOU 16 l, ING-CAN-GRA 2,5 kg, SF-TOM 4 kg
    ING-LAR 2 kg, ING-OIG-JAU 3 kg, ING-CAR 2 kg, ING-AIL 500 g, SF-SAL 300 g, ING-THY 20 g`,
  pack: terrine850,
  yield: 97,
  minutes: 420,
  overhead: 48,
  method: `Tremper les haricots douze heures, blanchir, cuire au bouillon jusqu'à tendreté.
    Confire les manchons, dorer la saucisse, suer la garniture.
    Monter les bocaux : haricots, manchon, saucisse, haricots ; couvrir de sauce.
    Stériliser 95 minutes à 118 °C.`,
};

/** Cooked dishes. */
export const dishRecipes: Written[] = [
  {
    sku: "CON-CAN-750",
    makes: "80 piece",
    lines: "ING-CAN-CUI 46 kg -3% *, ING-CAN-GRA 16 kg, SF-SAL 800 g, ING-AIL 300 g, ING-THY 20 g",
    pack: terrine850,
    yield: 98,
    minutes: 210,
    overhead: 34,
    method: `Parer et saler les cuisses, douze heures à 3 °C.
      Cuire trois heures dans la graisse à 85 °C, ranger deux cuisses par bocal, couvrir de graisse filtrée.
      Stériliser 90 minutes à 117 °C.`,
  },
  but(cassoulet, { lines: "ING-SAU-TOU 11 kg *, ING-CAN-MAN 18 kg *", status: "archived" }),
  cassoulet,
  but(cassoulet, { lines: "SF-SAL 240 g, ING-LAR 0 kg, ING-CAN-MAN 22 kg *", status: "draft" }),
  {
    sku: "GAR-GAS-720",
    makes: "100 piece",
    lines: `SF-BOU 32 l, ING-CHX 12 kg, ING-PDT 10 kg, ING-HAR 5 kg, ING-CAN-MAN 12 kg *, ING-CAR 5 kg, ING-PRX 3 kg, ING-LAR 2,5 kg
      ING-AIL 400 g, SF-SAL 260 g, ING-EAU 4 l`,
    pack: terrine850,
    yield: 97,
    minutes: 330,
    overhead: 40,
    method: `Tailler les légumes en gros dés, blanchir le chou, cuire les haricots à part.
      Réunir au bouillon avec les manchons confits, frémir trente minutes.
      Stériliser 85 minutes à 117 °C.`,
  },
  {
    sku: "LAP-PRU-720",
    makes: "90 piece",
    lines: `ING-LAP 25 kg *, ING-PRU 9 kg *, SF-FON 18 l, ING-BUZ 8 l, ING-OIG 6 kg, ING-CAR 5 kg, ING-LAR 2 kg, ING-FAR-65 900 g
      SF-SAL 260 g, ING-THY 20 g`,
    pack: terrine850,
    yield: 96,
    minutes: 360,
    overhead: 40,
    method: `Dorer les morceaux, singer, mouiller au vin puis au fond, mijoter une heure.
      Pruneaux réhydratés ajoutés en fin de cuisson. Stériliser 85 minutes à 117 °C.`,
  },
  but(axoa, { lines: "ING-VEA 32 kg *, ING-POI 9 kg, ING-POI-VER 6 kg", status: "archived" }),
  axoa,
  but(axoa, { lines: "ING-VEA 18 kg *, ING-POR-EPA 14 kg *, SF-TOM 2 kg", status: "draft" }),
  {
    sku: "POU-BAS-420",
    makes: "120 piece",
    lines: `ING-POU-CUI 24 kg *, SF-TOM 12 kg, ING-POI 8 kg *, ING-POI-VER 6 kg, ING-OIG 5 kg, SF-FON 3 l, ING-JAM 1,2 kg, ING-AIL 300 g
      ING-PIM 70 g, ING-SEL 260 g`,
    pack: bocal500,
    yield: 97,
    minutes: 330,
    overhead: 36,
    method: `Colorer le poulet côté peau, réserver ; suer jambon, poivrons et oignons.
      Mouiller à la sauce tomate et au fond, mijoter trente minutes.
      Stériliser 70 minutes à 117 °C.`,
  },
];
