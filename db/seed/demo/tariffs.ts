import type { Unit } from "@/worker/core/figures/quantity";

/** What a supplier asks for a pack: whom, what the pack is called, how many of which unit, euros now, and before, the latest first. */
export type Offer = readonly [supplier: string, packName: string, size: number, unit: Unit, price: number, before: readonly number[]];

/** What the demo's suppliers ask for each ingredient and packaging, by SKU; the first offer of each is the preferred one. */
export const offers: Record<string, readonly Offer[]> = {
  "ING-CAN-CUI": [
    ["Ferme de Lacaussade", "carton", 10, "kg", 79, [76.63, 72.68]],
    ["Volailles du Brulhois", "carton", 5, "kg", 41.85, []],
  ],
  "ING-CAN-MAN": [
    ["Ferme de Lacaussade", "carton", 10, "kg", 53.5, [55.64, 52.43, 50.29]],
    ["Volailles du Brulhois", "carton", 10, "kg", 57.8, [56.64]],
  ],
  "ING-CAN-GRA": [
    ["Ferme de Lacaussade", "carton", 10, "kg", 32, [30.72]],
    ["Volailles du Brulhois", "carton", 5, "kg", 15.2, []],
  ],
  "ING-FOI-GRA": [
    ["Ferme de Lacaussade", "carton", 5, "kg", 240, [232.8, 220.8]],
    ["Volailles du Brulhois", "carton", 5, "kg", 266.4, [261.07]],
  ],
  "ING-OIE": [
    ["Ferme de Lacaussade", "carton", 10, "kg", 116, [120.64, 113.68, 109.04]],
    ["Volailles du Brulhois", "carton", 5, "kg", 66.7, []],
  ],
  "ING-POR-EPA": [
    ["Salaisons de la Baïse", "carton", 10, "kg", 47.5, [45.6]],
    ["Élevage des Coteaux de Serres", "carton", 10, "kg", 51.8, [50.76]],
  ],
  "ING-SAU-TOU": [
    ["Salaisons de la Baïse", "caisse", 5, "kg", 40.5, [39.28, 37.26]],
    ["Élevage des Coteaux de Serres", "caisse", 5, "kg", 39.3, []],
  ],
  "ING-VEA": [
    ["Salaisons de la Baïse", "caisse", 5, "kg", 87, [90.48, 85.26, 81.78]],
    ["Élevage des Coteaux de Serres", "caisse", 5, "kg", 89.6, [87.81]],
  ],
  "ING-VOL-FOI": [
    ["Volailles du Brulhois", "caisse", 5, "kg", 19.25, [18.48]],
    ["Ferme de Lacaussade", "caisse", 5, "kg", 20.4, []],
  ],
  "ING-LAP": [["Élevage des Coteaux de Serres", "caisse", 5, "kg", 49, [47.53, 45.08]]],
  "ING-TRU": [["Pisciculture du Gouyre", "caisse", 5, "kg", 107.5, [111.8, 105.35, 101.05]]],
  "ING-ANC": [["Comptoir des Épices Garonne", "seau", 5, "kg", 94.5, [90.72]]],
  "ING-TOM": [
    ["Maraîchers du Marmandais", "caisse", 12, "kg", 13.8, [13.39, 12.7]],
    ["Primeurs du Pont-Canal", "caisse", 6, "kg", 7.95, []],
  ],
  "ING-TOM-ANC": [["Maraîchers du Marmandais", "caisse", 12, "kg", 9.36, [9.73, 9.17, 8.8]]],
  "ING-OIG": [
    ["Maraîchers du Marmandais", "caisse", 12, "kg", 15, [14.4]],
    ["Primeurs du Pont-Canal", "caisse", 6, "kg", 7.3, []],
  ],
  "ING-AUB": [
    ["Maraîchers du Marmandais", "caisse", 12, "kg", 19.2, [18.62, 17.66]],
    ["Primeurs du Pont-Canal", "caisse", 12, "kg", 19.8, [19.4]],
  ],
  "ING-COU": [
    ["Maraîchers du Marmandais", "caisse", 12, "kg", 15.6, [16.22, 15.29, 14.66]],
    ["Primeurs du Pont-Canal", "caisse", 6, "kg", 8.25, []],
  ],
  "ING-POI": [
    ["Maraîchers du Marmandais", "caisse", 12, "kg", 28.8, [27.65]],
    ["Primeurs du Pont-Canal", "caisse", 12, "kg", 31.1, [30.48]],
  ],
  "ING-POT": [
    ["Maraîchers du Marmandais", "caisse", 12, "kg", 13.2, [12.8, 12.14]],
    ["Primeurs du Pont-Canal", "caisse", 6, "kg", 6.25, []],
  ],
  "ING-CEL": [
    ["Maraîchers du Marmandais", "caisse", 12, "kg", 17.4, [18.1, 17.05, 16.36]],
    ["Primeurs du Pont-Canal", "caisse", 12, "kg", 19.3, [18.91]],
  ],
  "ING-CAR": [
    ["Maraîchers du Marmandais", "caisse", 12, "kg", 11.4, [10.94]],
    ["Primeurs du Pont-Canal", "caisse", 6, "kg", 6.55, []],
  ],
  "ING-AIL-NOI": [["Ail de Lomagne Carrère", "plateau", 2, "kg", 104, [100.88, 95.68]]],
  "ING-BAS": [["Maraîchers du Marmandais", "caisse", 2, "kg", 28, [29.12, 27.44, 26.32]]],
  "ING-HAR": [
    ["Coopérative du Haricot de Bigorre", "sac", 20, "kg", 188, [180.48]],
    ["Comptoir des Épices Garonne", "sac", 20, "kg", 193.6, [189.73]],
  ],
  "ING-PCH": [
    ["Moulin de Barbaste", "sac", 25, "kg", 72.5, [70.33, 66.7]],
    ["Comptoir des Épices Garonne", "sac", 10, "kg", 30.75, []],
  ],
  "ING-CEP": [
    ["Champignons de la Double", "carton", 10, "kg", 198, [205.92, 194.04, 186.12]],
    ["Primeurs du Pont-Canal", "carton", 10, "kg", 213.8, [209.52]],
  ],
  "ING-PEC": [
    ["Vergers de Saint-Sernin", "caisse", 12, "kg", 23.4, [22.46]],
    ["Primeurs du Pont-Canal", "caisse", 6, "kg", 11.1, []],
  ],
  "ING-ABR": [
    ["Vergers de Saint-Sernin", "caisse", 12, "kg", 31.2, [30.26, 28.7]],
    ["Primeurs du Pont-Canal", "caisse", 12, "kg", 34.65, [33.96]],
  ],
  "ING-PWI": [
    ["Vergers de Saint-Sernin", "caisse", 12, "kg", 20.4, [21.22, 19.99, 19.18]],
    ["Primeurs du Pont-Canal", "caisse", 6, "kg", 11.75, []],
  ],
  "ING-FRA": [
    ["Fraiseraie de Prayssas", "plateau", 5, "kg", 31, [29.76]],
    ["Primeurs du Pont-Canal", "plateau", 5, "kg", 33.8, [33.12]],
  ],
  "ING-PRU": [["Pruneaux Dauzac", "carton", 10, "kg", 46, [44.62, 42.32]]],
  "ING-CHA": [
    ["Cueilleurs du Quercy", "carton", 10, "kg", 87, [90.48, 85.26, 81.78]],
    ["Comptoir des Épices Garonne", "carton", 10, "kg", 89.6, [87.81]],
  ],
  "ING-NOI": [
    ["Cueilleurs du Quercy", "carton", 10, "kg", 132, [126.72]],
    ["Comptoir des Épices Garonne", "carton", 5, "kg", 70, []],
  ],
  "ING-FAR-65": [
    ["Moulin de Barbaste", "sac", 25, "kg", 23, [22.31, 21.16]],
    ["Primeurs du Pont-Canal", "sac", 25, "kg", 24.85, [24.35]],
    ["Comptoir des Épices Garonne", "sac", 25, "kg", 24.4, [23.91]],
  ],
  "ING-SUC": [
    ["Comptoir des Épices Garonne", "sac", 25, "kg", 27, [28.08, 26.46, 25.38]],
    ["Moulin de Barbaste", "sac", 10, "kg", 10.3, []],
    ["Primeurs du Pont-Canal", "sac", 25, "kg", 29.15, []],
  ],
  "ING-SEL": [
    ["Comptoir des Épices Garonne", "sac", 25, "kg", 18.5, [17.76]],
    ["Moulin de Barbaste", "sac", 25, "kg", 20.55, [20.14]],
    ["Primeurs du Pont-Canal", "sac", 25, "kg", 17.6, [17.25]],
  ],
  "ING-POV": [["Comptoir des Épices Garonne", "sachet", 1, "kg", 16.5, [16.01, 15.18]]],
  "ING-PIM": [["Comptoir des Épices Garonne", "sachet", 1, "kg", 118, [122.72, 115.64, 110.92]]],
  "ING-MOU": [
    ["Comptoir des Épices Garonne", "seau", 10, "kg", 31, [29.76]],
    ["Huilerie Saint-Cirq", "seau", 5, "kg", 15.05, []],
  ],
  "ING-VIN": [
    ["Comptoir des Épices Garonne", "bidon", 10, "l", 16.5, [16.01, 15.18]],
    ["Huilerie Saint-Cirq", "bidon", 10, "l", 17, [16.66]],
  ],
  "ING-HUI": [
    ["Huilerie Saint-Cirq", "bidon", 10, "l", 89, [92.56, 87.22, 83.66]],
    ["Comptoir des Épices Garonne", "bidon", 5, "l", 47.15, []],
  ],
  "ING-OLN": [
    ["Huilerie Saint-Cirq", "seau", 8, "kg", 45.6, [43.78]],
    ["Comptoir des Épices Garonne", "seau", 8, "kg", 49.25, [48.27]],
  ],
  "ING-AMA": [
    ["Huilerie Saint-Cirq", "carton", 10, "kg", 114, [110.58, 104.88]],
    ["Comptoir des Épices Garonne", "carton", 5, "kg", 54.2, []],
  ],
  "ING-SES": [["Comptoir des Épices Garonne", "seau", 10, "kg", 96, [99.84, 94.08, 90.24]]],
  "ING-PEK": [["Comptoir des Épices Garonne", "seau", 5, "kg", 124, [119.04]]],
  "ING-MIE": [
    ["Rucher de la Masse", "seau", 20, "kg", 246, [238.62, 226.32]],
    ["Cueilleurs du Quercy", "seau", 20, "kg", 268.1, [262.74]],
  ],
  "ING-CRE": [
    ["Laiterie de Castelmoron", "bidon", 10, "l", 42, [43.68, 41.16, 39.48]],
    ["Primeurs du Pont-Canal", "bidon", 5, "l", 20.35, []],
    ["Comptoir des Épices Garonne", "bidon", 10, "l", 45.8, []],
  ],
  "ING-BEU": [
    ["Laiterie de Castelmoron", "carton", 10, "kg", 83.5, [80.16]],
    ["Primeurs du Pont-Canal", "carton", 10, "kg", 86, [84.28]],
    ["Comptoir des Épices Garonne", "carton", 10, "kg", 81, [79.38]],
  ],
  "ING-OEU": [
    ["Volailles du Brulhois", "bidon", 5, "kg", 19.5, [18.92, 17.94]],
    ["Ferme de Lacaussade", "bidon", 5, "kg", 20.65, []],
  ],
  "ING-BUZ": [["Domaine de Peyrelongue", "cubitainer", 10, "l", 34, [35.36, 33.32, 31.96]]],
  "ING-FLO": [["Domaine de Peyrelongue", "cubitainer", 10, "l", 78, [74.88]]],
  "ING-ARM": [["Domaine de Peyrelongue", "bonbonne", 5, "l", 108, [104.76, 99.36]]],
  "EMB-VER-090": [
    ["Verreries de l'Albret", "palette", 2400, "piece", 470.4, [489.22, 460.99, 442.18]],
    ["Emballages Garonne Services", "palette", 2400, "piece", 541, []],
  ],
  "EMB-VER-180": [
    ["Verreries de l'Albret", "palette", 2400, "piece", 555.6, [533.38]],
    ["Emballages Garonne Services", "palette", 2400, "piece", 605.6, [593.49]],
  ],
  "EMB-HEX-110": [
    ["Verreries de l'Albret", "palette", 2400, "piece", 522.72, [507.04, 480.9]],
    ["Emballages Garonne Services", "palette", 2400, "piece", 507, []],
  ],
  "EMB-POT-320": [
    ["Verreries de l'Albret", "palette", 2400, "piece", 634.08, [659.44, 621.4, 596.04]],
    ["Emballages Garonne Services", "palette", 2400, "piece", 653.1, [640.04]],
  ],
  "EMB-BOC-500": [
    ["Verreries de l'Albret", "palette", 1320, "piece", 419.76, [402.97]],
    ["Emballages Garonne Services", "palette", 1320, "piece", 444.9, []],
  ],
  "EMB-BOC-850": [
    ["Verreries de l'Albret", "carton", 6, "piece", 6.74, [6.54, 6.2]],
    ["Emballages Garonne Services", "carton", 6, "piece", 7.3, [7.15]],
  ],
  "EMB-BOU-720": [
    ["Verreries de l'Albret", "palette", 1320, "piece", 451.44, [469.5, 442.41, 424.35]],
    ["Emballages Garonne Services", "palette", 1320, "piece", 428.9, []],
  ],
  "EMB-BOI-44": [["Ferblanterie du Lot", "palette", 1320, "piece", 378.84, [363.69]]],
  "EMB-CAP-53": [
    ["Capsules Bordenave", "carton", 1000, "piece", 41.2, [39.96, 37.9]],
    ["Verreries de l'Albret", "carton", 1000, "piece", 47.4, []],
    ["Emballages Garonne Services", "carton", 1000, "piece", 45.75, []],
  ],
  "EMB-CAP-58": [
    ["Capsules Bordenave", "carton", 1000, "piece", 43.6, [45.34, 42.73, 40.98]],
    ["Verreries de l'Albret", "carton", 1000, "piece", 47.5, [46.55]],
    ["Emballages Garonne Services", "carton", 1000, "piece", 50.1, [49.1]],
  ],
  "EMB-CAP-63": [
    ["Capsules Bordenave", "carton", 1000, "piece", 51.8, [49.73]],
    ["Verreries de l'Albret", "carton", 1000, "piece", 50.2, []],
    ["Emballages Garonne Services", "carton", 1000, "piece", 56.5, []],
  ],
  "EMB-CAP-70": [
    ["Capsules Bordenave", "carton", 1000, "piece", 54.7, [53.06, 50.32]],
    ["Verreries de l'Albret", "carton", 1000, "piece", 56.3, [55.17]],
    ["Emballages Garonne Services", "carton", 1000, "piece", 53.1, [52.04]],
  ],
  "EMB-CAP-82": [
    ["Capsules Bordenave", "carton", 1000, "piece", 68.9, [71.66, 67.52, 64.77]],
    ["Verreries de l'Albret", "carton", 1000, "piece", 73, []],
    ["Emballages Garonne Services", "carton", 1000, "piece", 71, []],
  ],
  "EMB-JOI-85": [
    ["Capsules Bordenave", "carton", 500, "piece", 36.5, [35.04]],
    ["Verreries de l'Albret", "carton", 500, "piece", 39.4, [38.61]],
    ["Emballages Garonne Services", "carton", 500, "piece", 38.7, [37.93]],
  ],
  "EMB-ETI-RIL": [["Imprimerie des Remparts", "rouleau", 1_000, "piece", 42, [40.74, 38.64]]],
  "EMB-ETI-COU": [["Imprimerie des Remparts", "rouleau", 1_000, "piece", 44.5, [46.28, 43.61, 41.83]]],
  "EMB-ETI-NEU": [["Imprimerie des Remparts", "rouleau", 2_000, "piece", 31.8, [30.53]]],
  "EMB-CAR-12": [
    ["Cartonnages du Sud-Ouest", "paquet", 50, "piece", 34.2, [33.17, 31.46]],
    ["Emballages Garonne Services", "paquet", 50, "piece", 37.3, [36.55]],
  ],
  "EMB-CAR-06": [
    ["Cartonnages du Sud-Ouest", "paquet", 50, "piece", 37.6, [39.1, 36.85, 35.34]],
    ["Emballages Garonne Services", "paquet", 50, "piece", 36.45, []],
  ],
  "EMB-COF": [
    ["Cartonnages du Sud-Ouest", "carton", 100, "piece", 138, [132.48]],
    ["Emballages Garonne Services", "carton", 100, "piece", 142.1, [139.26]],
  ],
  "EMB-FIL": [
    ["Cartonnages du Sud-Ouest", "carton", 6, "piece", 47.4, [45.98, 43.61]],
    ["Emballages Garonne Services", "carton", 6, "piece", 50.2, []],
  ],
};
