import { larder } from "../../larder";

/** Vegetables, herbs and pulses of the demo's cannery. */
export const greens = [
  ...larder(
    { category: "Légumes frais", supplier: "Maraîchers du Marmandais", origin: "Lot-et-Garonne" },
    `
    ING-TOM     | Tomate de Marmande              | 1.15  | 0.2 0 2.8 2.6 1.2 0.8 0.01   | tomates                    |        | loss 8
    ING-TOM-ANC | Tomate ancienne déclassée       | 0.78  | 0.2 0 2.9 2.7 1.2 0.9 0.01   | tomates anciennes          |        | loss 14
    ING-TOM-BIO | Tomate de Marmande biologique   | 1.42  | 0.2 0 2.8 2.6 1.3 0.8 0.01   | tomates biologiques        |        | loss 9, organic
    ING-OIG     | Oignon doux                     | 1.25  | 0.2 0 7 5.6 1.6 1 0.01       | oignons doux               |        | loss 12
    ING-OIG-JAU | Oignon jaune                    | 0.85  | 0.2 0 7.1 5 1.7 1.2 0.01     | oignons                    |        | loss 12
    ING-ECH     | Échalote                        | 2.60  | 0.2 0 14 6.5 2.8 2 0.02      | échalotes                  |        | loss 15
    ING-AUB     | Aubergine                       | 1.60  | 0.2 0 3.4 3.1 2.8 1 0.01     | aubergines                 |        | loss 10
    ING-COU     | Courgette                       | 1.30  | 0.3 0.1 2 1.9 1.1 1.2 0.01   | courgettes                 |        | loss 6
    ING-POI     | Poivron rouge                   | 2.40  | 0.3 0 5 4.6 1.8 1 0.01       | poivrons rouges            |        | loss 18
    ING-POI-VER | Poivron vert doux des Landes    | 2.90  | 0.2 0 3 2.5 1.7 0.9 0.01     | poivrons verts             |        | loss 18, from Landes
    ING-POT     | Potimarron                      | 1.10  | 0.3 0.1 6.5 3.2 2 1.2 0.01   | potimarron                 |        | loss 18
    ING-CEL     | Céleri-rave                     | 1.45  | 0.3 0 4.2 2.4 3.2 1.2 0.22   | céleri-rave                | celery | loss 22
    ING-CEB     | Céleri branche                  | 1.70  | 0.2 0 1.5 1.1 1.6 0.8 0.2    | céleri branche             | celery | loss 20
    ING-CAR     | Carotte des sables              | 0.95  | 0.3 0.1 6.6 4.9 2.7 0.8 0.1  | carottes                   | / celery | loss 10, pgi, from Landes
    ING-PRX     | Poireau                         | 1.50  | 0.3 0 3.2 2.4 2.6 1.3 0.03   | poireaux                   | / celery | loss 25
    ING-CHX     | Chou vert frisé                 | 0.90  | 0.4 0.1 3 2.4 2.9 2 0.04     | chou vert                  |        | loss 20
    ING-CFL     | Chou-fleur                      | 1.40  | 0.3 0.1 2.7 2.2 2.2 1.9 0.05 | chou-fleur                 |        | loss 35
    ING-FEN     | Fenouil                         | 1.90  | 0.2 0 3 2.6 2.6 1.1 0.09     | fenouil                    |        | loss 18
    ING-BET     | Betterave rouge                 | 1.10  | 0.1 0 8 7.2 2.5 1.6 0.15     | betteraves rouges          |        | loss 20
    ING-PDT     | Pomme de terre                  | 0.68  | 0.1 0 16 0.8 1.9 1.9 0.01    | pommes de terre            |        | loss 15
    ING-PPT     | Petits pois surgelés            | 1.95  | 0.5 0.1 9 4.2 5.5 5.4 0.01   | petits pois                |        |
    ING-CON     | Concombre                       | 1.20  | 0.1 0 2 1.7 0.7 0.7 0.01     | concombre                  |        | loss 10
    ING-ASP     | Asperge blanche du Blayais      | 6.10  | 0.1 0 2.4 1.9 1.6 2 0.01     | asperges blanches          |        | loss 22, by Primeurs du Pont-Canal, from Gironde, pgi
    `,
  ),
  ...larder(
    { category: "Ail et herbes", supplier: "Maraîchers du Marmandais", origin: "Lot-et-Garonne" },
    `
    ING-AIL     | Ail blanc de Lomagne            | 6.20  | 0.4 0.1 24 1.5 3.5 6 0.02    | ail                        |        | loss 12, by Ail de Lomagne Carrère, from Lomagne, pgi
    ING-AIL-NOI | Ail noir de Lomagne             | 52    | 0.5 0.1 48 30 6 9 0.05       | ail noir                   |        | loss 10, by Ail de Lomagne Carrère, from Lomagne
    ING-BAS     | Basilic frais                   | 14    | 0.8 0.1 1.4 0.4 3 3 0.02     | basilic                    |        | loss 20
    ING-PER     | Persil plat                     | 9.50  | 0.8 0.1 3.4 0.9 4 3 0.12     | persil                     | / celery | loss 25
    ING-EST     | Estragon                        | 19    | 1 0.2 5 1 5 3.6 0.06         | estragon                   |        | loss 25
    ING-MEN     | Menthe fraîche                  | 15    | 0.7 0.2 3 0.6 5 3.5 0.08     | menthe                     |        | loss 25
    ING-THY     | Thym                            | 18    | 1.5 0.5 12 1.5 12 5 0.03     | thym                       |        | from Quercy
    ING-LAU     | Laurier                         | 22    | 4 1 25 2 20 6 0.05           | laurier                    |        | from Quercy
    `,
  ),
  ...larder(
    { category: "Légumes secs et champignons", supplier: "Moulin de Barbaste", origin: "Gers" },
    `
    ING-HAR     | Haricot tarbais sec             | 9.40  | 1.6 0.3 46 2.4 19 21 0.03    | haricots tarbais           |        | loss 2, by Coopérative du Haricot de Bigorre, from Bigorre, pgi, label_rouge
    ING-PCH     | Pois chiche du Gers             | 2.90  | 5.6 0.6 46 4.5 14 20 0.03    | pois chiches               | / gluten soy | loss 2, organic
    ING-LEN     | Lentille blonde du Gers         | 3.10  | 1.4 0.2 47 1.8 14 24 0.02    | lentilles blondes          | / gluten | loss 2, organic
    ING-CEP     | Cèpe du Périgord surgelé        | 19.80 | 0.5 0.1 2.3 1.5 3.4 2.9 0.02 | cèpes                      |        | loss 4, by Champignons de la Double, from Périgord
    ING-CHP     | Champignon de Paris             | 2.90  | 0.3 0.1 1.5 1 1.4 2.6 0.01   | champignons de Paris       |        | loss 8, by Champignons de la Double, from Dordogne
    `,
  ),
];
