import type { Written } from "../../recipes";

/** What the workshop makes for its own recipes. */
export const workshopRecipes: Written[] = [
  {
    sku: "SF-SAL",
    makes: "10 kg",
    lines: "ING-SEL 9,15 kg, ING-POV 650 g, ING-QEP 200 g",
    minutes: 20,
    overhead: 0,
    method: `Peser séparément, mélanger dix minutes au batteur, étiqueter.
      Se garde un mois au sec, à l'abri de la lumière.`,
  },
  {
    sku: "SF-BOU",
    makes: "100 l",
    lines: `ING-EAU 100 l -8%, ING-CAR 1,2 kg -85%, ING-OIG-JAU 700 g -86%, ING-PRX 500 g -88%, ING-CEB 300 g -88%
      ING-SEL 450 g, ING-THY 20 g -67%, ING-LAU 10 g -67%`,
    minutes: 60,
    overhead: 9,
    method: `Légumes en mirepoix, départ à froid, frémir une heure et demie sans couvrir.
      Passer au chinois, refroidir à moins de 10 °C en deux heures.`,
  },
  {
    sku: "SF-FON",
    makes: "40 l",
    lines: "SF-BOU 60 l, ING-VOL-CAR 3 kg -88%, ING-BUZ 2,5 l, ING-OIG-JAU 300 g -85%, ING-AMI 200 g",
    minutes: 100,
    overhead: 16,
    method: `Colorer les carcasses au four à 220 °C, déglacer au vin, mouiller au bouillon de légumes.
      Frémir six heures, écumer, réduire d'un tiers, passer et dégraisser à froid.`,
  },
  {
    sku: "SF-COU",
    makes: "60 kg",
    lines: "ING-TOM 84 kg -8% *, ING-SEL 300 g",
    yield: 98,
    minutes: 75,
    overhead: 14,
    method: `Trier, laver, ébouillanter quarante secondes, peler et épépiner.
      Réduire deux heures à petits bouillons, passer à la grille de 1,5 mm, saler.`,
  },
  {
    sku: "SF-TOM",
    makes: "40 kg",
    lines: "SF-COU 50 kg, ING-OIG 3 kg, ING-HUI 1,1 l, ING-AIL 300 g, ING-THY 15 g",
    minutes: 70,
    overhead: 9,
    method: `Suer oignons et ail à l'huile d'olive, verser le coulis, concentrer jusqu'à 14 degrés Brix.
      Contrôler au réfractomètre à 20 °C.`,
  },
  {
    sku: "SF-CAN",
    makes: "32 kg",
    lines: "ING-CAN-CUI 38 kg -30% *, ING-CAN-GRA 3 kg, SF-SAL 620 g, ING-AIL 250 g, ING-THY 15 g",
    yield: 99,
    minutes: 210,
    overhead: 26,
    method: `Saler les cuisses au mélange de la maison, douze heures à 3 °C.
      Confire douze heures à 82 °C dans la graisse, égoutter, désosser tiède, effilocher à la main.
      Contrôler l'absence d'esquilles.`,
  },
  {
    sku: "SF-FAR",
    makes: "30 kg",
    lines: "ING-VOL-BLA 12,5 kg, ING-POR-GOR 10,5 kg, ING-CRE 4 l, ING-OEU 2,6 kg, SF-SAL 430 g, ING-ARM 400 ml",
    minutes: 75,
    overhead: 8,
    method: `Viandes à 2 °C, cutter en deux passages sans dépasser 12 °C.
      Monter à la crème et aux œufs, rectifier l'assaisonnement sur une noisette pochée.`,
  },
  {
    sku: "SF-OIG",
    makes: "25 kg",
    lines: "ING-OIG 46 kg *, ING-BUZ 9 l, ING-MIE 1,4 kg, ING-SUC 900 g, ING-HUI-TOU 900 ml, ING-SEL 220 g",
    minutes: 110,
    overhead: 13,
    method: `Émincer fin, suer à couvert quarante minutes, mouiller au vin.
      Confire deux heures à découvert, ajouter le miel en fin de cuisson.`,
  },
  {
    sku: "SF-SIR",
    makes: "50 l",
    lines: "ING-EAU 44 l, ING-SUC 10 kg, ING-VAN 12 piece -50%",
    minutes: 25,
    overhead: 4,
    method: `Fendre les gousses, infuser dans l'eau chaude avec le sucre, tenir à 16 degrés Brix.
      Servir à 85 °C minimum.`,
  },
  {
    sku: "SF-MAR",
    makes: "20 l",
    lines: "ING-FLO 13 l, ING-BUZ 4 l, ING-ECH 2,6 kg -15%, ING-AIL 400 g, SF-SAL 600 g, ING-THY 40 g, ING-LAU 15 g",
    minutes: 30,
    overhead: 0,
    method: `Tailler les échalotes, mêler à froid le Floc, le vin et les aromates.
      Repos de douze heures à 3 °C ; s'emploie sous deux jours.`,
  },
];
