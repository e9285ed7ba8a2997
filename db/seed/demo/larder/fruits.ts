import { larder } from "../../larder";

/** Fruit, wines and spirits of the demo's cannery. */
export const fruits = [
  ...larder(
    { category: "Fruits", supplier: "Vergers de Saint-Sernin", origin: "Lot-et-Garonne" },
    `
    ING-PEC | Pêche jaune                     | 1.95  | 0.2 0 9 8.5 1.6 0.9 0        | pêches                     |      | loss 16
    ING-ABR | Abricot Bergeron                | 2.60  | 0.3 0 9 8.6 1.8 0.9 0        | abricots                   |      | loss 9
    ING-PWI | Poire Williams                  | 1.70  | 0.2 0 11 9.5 2.9 0.4 0       | poires                     |      | loss 22
    ING-POM | Pomme reine des reinettes       | 1.25  | 0.2 0 11.5 10.4 2 0.3 0      | pommes                     |      | loss 18
    ING-RHU | Rhubarbe                        | 1.90  | 0.1 0 1.8 1.1 2 0.8 0.01     | rhubarbe                   |      | loss 14
    ING-COI | Coing du Lot                    | 1.35  | 0.2 0 9.5 6.3 3.6 0.4 0.01   | coings                     |      | loss 28, from Lot
    ING-REI | Reine-claude dorée              | 2.20  | 0.2 0 12 10.5 1.5 0.8 0      | prunes reines-claudes      |      | loss 10, from Tarn-et-Garonne, label_rouge
    ING-FIG | Figue de Solliès                | 4.90  | 0.4 0.1 14 13 2.9 0.9 0      | figues                     |      | loss 4, by Primeurs du Pont-Canal, from Var, pdo
    ING-PRU | Pruneau d'Agen mi-cuit          | 4.60  | 0.4 0.1 50 34 5.8 2 0.01     | pruneaux d'Agen            |      | loss 12, by Pruneaux Dauzac, pgi
    ING-MUR | Mûre sauvage                    | 7.40  | 0.5 0 6.2 5.6 5.2 1.2 0      | mûres sauvages             |      | loss 5, by Cueilleurs du Quercy, from Quercy
    ING-CHA | Châtaigne du Périgord épluchée  | 8.70  | 1.4 0.3 35 8 5 2.4 0.01      | châtaignes                 |      | loss 2, by Cueilleurs du Quercy, from Périgord
    ING-NOV | Noix verte                      | 2.60  | 4 0.4 6 2 4 2 0              | noix vertes                | nuts | by Cueilleurs du Quercy, from Périgord
    ING-NOI | Cerneaux de noix du Périgord    | 13.20 | 65 6.4 6.9 2.8 6.7 15 0      | cerneaux de noix           | nuts | sold 19.50, by Cueilleurs du Quercy, from Périgord, pdo
    ING-NST | Noisette décortiquée            | 11.90 | 61 4.6 7 4.3 9.7 15 0        | noisettes                  | nuts | by Cueilleurs du Quercy, from Lot-et-Garonne
    ING-JCI | Jus de citron                   | 3.40  | 0.1 0 2.8 2.4 0.3 0.4 0      | jus de citron              | / sulphites | 1.03 g/ml, by Primeurs du Pont-Canal, from Espagne
    `,
  ),
  ...larder(
    { category: "Fruits", supplier: "Fraiseraie de Prayssas", origin: "Lot-et-Garonne", status: "out_of_stock" },
    `
    ING-FRA | Fraise gariguette               | 6.20  | 0.3 0 5.5 5.2 1.9 0.7 0      | fraises gariguettes        |      | loss 6
    `,
  ),
  ...larder(
    { category: "Vins et alcools", vat: 20, supplier: "Domaine de Peyrelongue", origin: "Lot-et-Garonne" },
    `
    ING-BUZ | Vin rouge de Buzet              | 3.40  | 0 0 2.4 0.3 0 0.1 0.01 10.4  | vin rouge de Buzet (sulfites)   | sulphites | 0.99 g/ml, pdo
    ING-FLO | Floc de Gascogne blanc          | 7.80  | 0 0 15 15 0 0.1 0.01 13      | floc de Gascogne (sulfites)     | sulphites | 1.04 g/ml, pdo, from Gers
    ING-ARM | Armagnac VS                     | 21.60 | 0 0 0.1 0.1 0 0 0 33         | armagnac                        |           | 0.95 g/ml, from Bas-Armagnac
    ING-PTO | Porto rouge                     | 6.90  | 0 0 11.5 11.5 0 0.1 0.01 15.6 | porto (sulfites)               | sulphites | 1.02 g/ml, from Portugal, pdo
    ING-EDV | Eau-de-vie de fruits 40 %       | 9.40  | 0 0 0 0 0 0 0 33             | eau-de-vie                      |           | 0.95 g/ml
    ING-DUR | Côtes de Duras moelleux 37,5 cl | 4.30  | 0 0 6.5 6.3 0 0.1 0.01 10.2  | vin moelleux (sulfites)         | sulphites | 375 g, pdo
    `,
  ),
];
