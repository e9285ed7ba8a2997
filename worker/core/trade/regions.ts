/** French regions (law no. 2015-29), those overseas after those of the mainland. */
export const regions = [
  "auvergne_rhone_alpes",
  "bourgogne_franche_comte",
  "bretagne",
  "centre_val_de_loire",
  "corse",
  "grand_est",
  "hauts_de_france",
  "ile_de_france",
  "normandie",
  "nouvelle_aquitaine",
  "occitanie",
  "pays_de_la_loire",
  "provence_alpes_cote_d_azur",
  "guadeloupe",
  "martinique",
  "guyane",
  "la_reunion",
  "mayotte",
] as const;
export type Region = (typeof regions)[number];

/** Departments of each region, by what their postcodes begin with (law no. 2015-29; code officiel géographique, INSEE). */
export const departmentsOf: Record<Region, string> = {
  auvergne_rhone_alpes: "01 03 07 15 26 38 42 43 63 69 73 74",
  bourgogne_franche_comte: "21 25 39 58 70 71 89 90",
  bretagne: "22 29 35 56",
  centre_val_de_loire: "18 28 36 37 41 45",
  corse: "20",
  grand_est: "08 10 51 52 54 55 57 67 68 88",
  hauts_de_france: "02 59 60 62 80",
  ile_de_france: "75 77 78 91 92 93 94 95",
  normandie: "14 27 50 61 76",
  nouvelle_aquitaine: "16 17 19 23 24 33 40 47 64 79 86 87",
  occitanie: "09 11 12 30 31 32 34 46 48 65 66 81 82",
  pays_de_la_loire: "44 49 53 72 85",
  provence_alpes_cote_d_azur: "04 05 06 13 83 84",
  guadeloupe: "971",
  martinique: "972",
  guyane: "973",
  la_reunion: "974",
  mayotte: "976",
};

const regionByPrefix = new Map(
  Object.entries(departmentsOf).flatMap(([region, prefixes]) => prefixes.split(" ").map((prefix) => [prefix, region as Region] as const)),
);

/** The French region of an address, by its postcode; null abroad, and where no department has such a postcode. */
export function regionOf({ country, postcode }: { country: string; postcode: string }): Region | null {
  const digits = postcode.replace(/\s/g, "");
  if (country !== "FR" || !/^\d{5}$/.test(digits)) return null;
  return regionByPrefix.get(digits.slice(0, 3)) ?? regionByPrefix.get(digits.slice(0, 2)) ?? null;
}
