import { larder } from "../../larder";

/** Meat, fish, dairy and eggs of the demo's cannery. */
export const meats = [
  ...larder(
    { category: "Viandes et poissons", supplier: "Ferme de Lacaussade", origin: "Lot-et-Garonne" },
    `
    ING-CAN-CUI | Cuisse de canard gras           | 7.90  | 18 6 0 0 0 18 0.2          | viande de canard               |      | loss 30, pgi
    ING-CAN-MAN | Manchon de canard               | 5.35  | 16 5.4 0 0 0 18 0.2        | manchons de canard             |      | pgi
    ING-CAN-GRA | Graisse de canard               | 3.20  | 99.6 33 0 0 0 0.1 0        | graisse de canard              |      | sold 6.90, pgi
    ING-FOI-GRA | Foie gras de canard cru extra   | 48    | 44 18 2.6 1.9 0 8.5 0.15   | foie gras de canard            |      | loss 10, pgi
    ING-OIE     | Oie entière                     | 11.60 | 20 6.1 0 0 0 19 0.2        | viande d'oie                   |      | loss 38, from Gers, farm
    `,
  ),
  ...larder(
    { category: "Viandes et poissons", supplier: "Salaisons de la Baïse", origin: "Sud-Ouest" },
    `
    ING-POR-EPA | Épaule de porc fermier          | 4.75  | 14 5.1 0 0 0 18.5 0.15     | viande de porc                 |      | loss 6, label_rouge
    ING-POR-GOR | Gorge de porc                   | 3.25  | 29 10.8 0 0 0 15 0.15      | gorge de porc                  |      | loss 4
    ING-POR-FOI | Foie de porc                    | 2.10  | 4.2 1.4 2.4 0 0 21 0.2     | foie de porc                   |      | loss 6
    ING-SAU-TOU | Saucisse de Toulouse            | 8.10  | 24 9 0.8 0.5 0 16.5 1.8    | saucisse (porc, sel, poivre)   | ?    |
    ING-LAR     | Poitrine de porc salée          | 6.40  | 27 10 0.3 0.3 0 16 3.1     | poitrine de porc (porc, sel)   |      |
    ING-JAM     | Jambon de Bayonne, talons       | 9.80  | 13 4.6 0.5 0.5 0 27 5.5    | jambon de Bayonne (porc, sel)  |      | pgi, from Bassin de l'Adour
    ING-VEA     | Noix de veau                    | 17.40 | 3.1 1.2 0 0 0 21.5 0.2     | viande de veau                 |      | loss 5, from Pays basque
    `,
  ),
  ...larder(
    { category: "Viandes et poissons", supplier: "Volailles du Brulhois", origin: "Lot-et-Garonne" },
    `
    ING-VOL-FOI | Foie de volaille                | 3.85  | 5 1.7 1.1 0 0 18.2 0.2     | foie de volaille               |      | loss 6
    ING-VOL-BLA | Blanc de volaille               | 7.40  | 1.6 0.5 0 0 0 23 0.15      | viande de volaille             |      | loss 3
    ING-VOL-CAR | Carcasses de volaille           | 0.85  | 12 3.6 0 0 0 16 0.2        | carcasses de volaille          |      |
    ING-POU-CUI | Haut de cuisse de poulet fermier | 6.20 | 11.5 3.2 0 0 0 18 0.2      | viande de poulet               |      | loss 14, label_rouge
    ING-LAP     | Râble de lapin                  | 9.80  | 6 2 0 0 0 21 0.15          | viande de lapin                |      | loss 16, by Élevage des Coteaux de Serres
    ING-CHE     | Épaule de chevreuil             | 15.80 | 2.2 0.8 0 0 0 22 0.15      | viande de chevreuil            |      | loss 12, by Élevage des Coteaux de Serres
    ING-TRU     | Truite fumée au hêtre           | 21.50 | 8.2 1.7 0.2 0.2 0 22 2.4   | truite fumée (truite, sel)     | fish |  by Pisciculture du Gouyre, from Pyrénées
    ING-ANC     | Filets d'anchois au sel         | 18.90 | 9.7 2.3 0 0 0 25 14.5      | anchois au sel (anchois, sel)  | fish / crustaceans molluscs | loss 8, by Comptoir des Épices Garonne, from Atlantique nord-est, msc
    `,
  ),
  ...larder(
    { category: "Crèmerie et œufs", supplier: "Laiterie de Castelmoron", origin: "Lot-et-Garonne" },
    `
    ING-CRE     | Crème liquide entière 35 %      | 4.20  | 35 23 2.9 2.9 0 2.1 0.08   | crème liquide                  | milk | 0.99 g/ml
    ING-LAI     | Lait entier                     | 0.98  | 3.6 2.4 4.7 4.7 0 3.2 0.11 | lait entier                    | milk | 1.03 g/ml
    ING-BEU     | Beurre doux                     | 8.35  | 82 55 0.7 0.7 0 0.7 0.03   | beurre                         | milk |
    ING-FRO     | Fromage frais de vache          | 5.60  | 21 14 3.2 3.2 0 7.8 0.6    | fromage frais (lait, sel)      | milk |
    ING-OEU     | Œufs entiers liquides           | 3.90  | 9.8 2.7 0.6 0.6 0 12.4 0.35 | œufs entiers                  | eggs | by Volailles du Brulhois
    ING-OEU-053 | Œuf fermier, calibre moyen      | 0.28  | 9.8 2.7 0.6 0.6 0 12.4 0.35 | œufs                          | eggs | 53 g, loss 2, by Volailles du Brulhois, farm
    `,
  ),
];
