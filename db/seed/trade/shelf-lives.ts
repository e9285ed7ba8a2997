import type { ItemRow } from "../rows";

/** How long a lot keeps, in days, and under which of the two dates; nothing when it bears none. */
export interface ShelfLife {
  dlc?: number;
  ddm?: number;
  /** Does it lie in the cold room? */
  cold?: true;
}

/** By category of the catalogue; what is not named bears no date. */
const byCategory: Record<string, ShelfLife> = {
  "Viandes et poissons": { dlc: 10, cold: true },
  "Crèmerie et œufs": { dlc: 21, cold: true },
  "Légumes frais": { ddm: 12, cold: true },
  "Ail et herbes": { ddm: 14, cold: true },
  Fruits: { ddm: 12, cold: true },
  "Légumes secs et champignons": { ddm: 540 },
  Épicerie: { ddm: 540 },
  "Huiles, olives et miel": { ddm: 420 },
  Épices: { ddm: 720 },
  Brassage: { ddm: 300 },
  "Semi-finis": { dlc: 6, cold: true },
  "En cuve": { dlc: 45, cold: true },
  "Rillettes et terrines": { ddm: 1_095 },
  "Plats cuisinés": { ddm: 1_095 },
  Légumes: { ddm: 1_095 },
  Tartinables: { ddm: 365 },
  Soupes: { ddm: 730 },
  "Marques de distributeurs": { ddm: 730 },
  "Fruits et confitures": { ddm: 730 },
  Coffrets: { ddm: 210 },
  Boissons: { ddm: 540 },
  Restauration: { dlc: 4, cold: true },
  Bières: { ddm: 270 },
};

/** What differs from its category. */
const bySku: Record<string, ShelfLife> = {
  "SF-SAL": { ddm: 180 },
  "SF-SIR": { dlc: 15, cold: true },
  "SF-MAR": { dlc: 10, cold: true },
  "RIL-TRU-090": { dlc: 120, cold: true },
  "HOU-AIL-090": { dlc: 90, cold: true },
  "SOU-TOM-720": { ddm: 120 },
  "JUS-TOM-100": { ddm: 150 },
  "ING-THY": { ddm: 365 },
  "ING-LAU": { ddm: 365 },
  "ING-PRU": { ddm: 300 },
  "ING-NOI": { ddm: 240 },
  "ING-NST": { ddm: 240 },
  "ING-CHA": { ddm: 240 },
  "ING-JCI": { ddm: 120, cold: true },
  "ING-EAU": {},
  "MAT-EAU": {},
};

export function shelfLifeOf({ sku, category = "" }: Pick<ItemRow, "sku" | "category">): ShelfLife {
  return bySku[sku] ?? byCategory[category] ?? {};
}
