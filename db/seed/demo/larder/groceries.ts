import { larder } from "../../larder";

/** Groceries and spices of the demo's cannery. */
export const groceries = [
  ...larder(
    { category: "Épicerie", origin: "Réseau public" },
    `
    ING-EAU     | Eau                             | 0.0040 | 0 0 0 0 0 0 0               | eau                        |      | 1 g/ml
    `,
  ),
  ...larder(
    { category: "Épicerie", supplier: "Comptoir des Épices Garonne" },
    `
    ING-SUC     | Sucre cristal                   | 1.08  | 0 0 100 100 0 0 0            | sucre                      |      |
    ING-SUC-ROU | Sucre de canne roux             | 1.95  | 0 0 98 97 0 0.1 0.03         | sucre de canne             |      | from Guadeloupe, fair_trade
    ING-SEL     | Sel gris de Guérande            | 0.74  | 0 0 0 0 0 0 95               | sel de Guérande            |      | sold 2.40, from Loire-Atlantique, pgi
    ING-SEL-CEL | Sel de céleri                   | 7.80  | 0.8 0.1 3 1 2 1 82           | sel de céleri              | celery |
    ING-FAR-65  | Farine de blé T65               | 0.92  | 1.2 0.2 70 1.8 3.2 10.5 0.01 | farine de blé              | gluten / soy | by Moulin de Barbaste, from Gers
    ING-SAR     | Farine de sarrasin              | 2.60  | 2.6 0.6 68 1.2 4.2 11.5 0.01 | farine de sarrasin         | / gluten | by Moulin de Barbaste, from Gers, organic
    ING-AMI     | Amidon de maïs                  | 1.70  | 0.1 0 88 0 0.9 0.3 0.02      | amidon de maïs             |      |
    ING-PAI     | Pain de campagne en tranches    | 4.10  | 1.4 0.3 52 3 4 9 1.2         | pain de campagne (farine de blé, eau, levain, sel) | gluten / sesame nuts | by Moulin de Barbaste
    ING-MOU     | Moutarde à l'ancienne           | 3.10  | 9.5 0.6 5.5 2.5 4.5 7.5 5    | moutarde à l'ancienne (eau, graines de moutarde, vinaigre (sulfites), sel) | mustard sulphites |
    ING-MOG     | Graines de moutarde jaune       | 4.40  | 29 1.5 23 6.8 12 26 0.01     | graines de moutarde        | mustard |
    ING-VIN     | Vinaigre de cidre               | 1.65  | 0 0 0.9 0.4 0 0 0.01         | vinaigre de cidre (sulfites) | sulphites | 1.01 g/ml
    ING-VIN-ROU | Vinaigre de vin rouge           | 1.48  | 0 0 0.6 0.3 0 0 0.02         | vinaigre de vin (sulfites) | sulphites | 1.01 g/ml
    ING-CAP     | Câpres au vinaigre              | 8.60  | 0.9 0.2 1.7 0.4 3.2 2.4 5.2  | câpres (câpres, vinaigre, sel) | / sulphites | loss 10
    ING-PEK     | Pectine de pomme                | 24.80 | 0.3 0 38 4 50 1.5 1          | gélifiant : pectine        |      |
    ING-GEL     | Gélatine de porc en poudre      | 14.50 | 0.1 0 0 0 0 88 0.5           | gélatine de porc           |      |
    ING-SES     | Crème de sésame                 | 9.60  | 56 8 11 0.5 9 22 0.1         | crème de sésame            | sesame / nuts peanuts |
    `,
  ),
  ...larder(
    { category: "Huiles, olives et miel", supplier: "Huilerie Saint-Cirq" },
    `
    ING-HUI     | Huile d'olive vierge extra      | 8.90  | 100 14 0 0 0 0 0             | huile d'olive vierge extra |      | 0.916 g/ml, sold 14.20, from Espagne
    ING-HUI-TOU | Huile de tournesol              | 2.20  | 100 11 0 0 0 0 0             | huile de tournesol         |      | 0.92 g/ml, from Lot-et-Garonne
    ING-HUI-NOI | Huile de noix du Périgord       | 15.40 | 100 9.6 0 0 0 0 0            | huile de noix              | nuts | 0.92 g/ml, from Périgord
    ING-OLN     | Olives noires dénoyautées       | 5.70  | 16 2.3 1.5 0.2 4 1.3 3.4     | olives noires              | ?    | from Espagne
    ING-OLV     | Olives lucques dénoyautées      | 7.90  | 17 2.4 1.6 0.3 4.2 1.3 3.1   | olives vertes              | / nuts sulphites | from Aude
    ING-AMA     | Amandes entières                | 11.40 | 53 4.1 9 4.6 12 22 0.01      | amandes                    | nuts / sesame | from Espagne
    ING-MIE     | Miel de châtaignier             | 12.30 | 0 0 80 76 0.2 0.4 0.01       | miel de châtaignier        |      | sold 18, by Rucher de la Masse, from Lot-et-Garonne, farm
    `,
  ),
  ...larder(
    { category: "Épices", supplier: "Comptoir des Épices Garonne" },
    `
    ING-POV     | Poivre noir moulu               | 16.50 | 3.3 1.4 39 0.6 25 10.4 0.05  | poivre                     | / celery mustard | from Viêt Nam
    ING-QEP     | Quatre-épices                   | 21    | 8 4 45 5 22 6 0.1            | quatre-épices              | / celery mustard |
    ING-PIM     | Piment d'Espelette AOP          | 118   | 9 1.5 20 18 35 13 0.1        | piment d'Espelette         |      | pdo, from Pays basque
    ING-CUM     | Cumin moulu                     | 13.80 | 22 1.5 34 2.3 10.5 18 0.4    | cumin                      | / mustard |
    ING-GIN     | Gingembre moulu                 | 11.20 | 4.2 2.6 58 3.4 14 9 0.07     | gingembre                  |      | fair_trade
    ING-VAN     | Gousse de vanille               | 2.40  | 6 0.6 40 14 25 4 0.02        | vanille                    |      | 3 g, from Madagascar
    ING-RAI     | Raifort râpé                    | 9.90  | 0.7 0.1 11 8 3.3 1.2 0.8     | raifort                    | ?    |
    `,
  ),
  ...larder(
    { category: "Épices", supplier: "Cueilleurs du Quercy", unit: "g", origin: "Quercy" },
    `
    ING-SAF     | Safran du Quercy en pistils     | 29    | 5.9 1.6 61 42 4 11.4 0.37    | safran                     |      |
    `,
  ),
];
