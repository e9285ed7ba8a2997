import type { Region } from "./regions";

/** What the regions are called, in either language; words of screens take from words alone, and a test keeps both equal. */
export const regionNames = {
  auvergne_rhone_alpes: "Auvergne-Rhône-Alpes",
  bourgogne_franche_comte: "Bourgogne-Franche-Comté",
  bretagne: "Bretagne",
  centre_val_de_loire: "Centre-Val de Loire",
  corse: "Corse",
  grand_est: "Grand Est",
  hauts_de_france: "Hauts-de-France",
  ile_de_france: "Île-de-France",
  normandie: "Normandie",
  nouvelle_aquitaine: "Nouvelle-Aquitaine",
  occitanie: "Occitanie",
  pays_de_la_loire: "Pays de la Loire",
  provence_alpes_cote_d_azur: "Provence-Alpes-Côte d'Azur",
  guadeloupe: "Guadeloupe",
  martinique: "Martinique",
  guyane: "Guyane",
  la_reunion: "La Réunion",
  mayotte: "Mayotte",
} as const satisfies Record<Region, string>;
