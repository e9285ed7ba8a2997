import type { clientCategories } from "@/worker/core/trade/trade";

/** A calculation that somebody kept: the recipe of a product, as it is or otherwise. Euros and percent. */
export interface Scenario {
  name: string;
  /** What is calculated. */
  sku: string;
  /** How much dearer some of what goes in becomes, by SKU. */
  dearer?: Record<string, number>;
  /** Kilowatt-hours for the whole. */
  energy: number;
  energyPrice: number;
  /** Of a month. */
  fixedCosts: number;
  channels: readonly (readonly [(typeof clientCategories)[number], "margin" | "salesMargin" | "price", number])[];
  daysAgo: number;
}

const sterilised = { energy: 62, energyPrice: 0.1986, fixedCosts: 4_200 };
const cooked = { energy: 38, energyPrice: 0.1986, fixedCosts: 4_200 };

/** What the cannery has worked out so far. */
export const cannersScenarios: readonly Scenario[] = [
  {
    name: "Rillettes de canard 180 g, coûts du jour",
    sku: "RIL-CAN-180",
    ...sterilised,
    channels: [
      ["particulier", "price", 5.2],
      ["retailer", "salesMargin", 32],
      ["horeca", "margin", 55],
      ["grossiste", "margin", 30],
    ],
    daysAgo: 12,
  },
  {
    name: "Rillettes de canard 180 g, canard à + 15 %",
    sku: "RIL-CAN-180",
    dearer: { "SF-CAN": 15, "ING-CAN-GRA": 15 },
    ...sterilised,
    channels: [
      ["particulier", "price", 5.2],
      ["retailer", "salesMargin", 32],
      ["horeca", "margin", 55],
      ["grossiste", "margin", 30],
    ],
    daysAgo: 11,
  },
  {
    name: "Confiture d'abricot 320 g, fruits de la saison prochaine",
    sku: "CFT-ABR-320",
    dearer: { "ING-ABR": 22 },
    ...cooked,
    channels: [
      ["particulier", "margin", 110],
      ["retailer", "salesMargin", 35],
      ["super_grossiste", "salesMargin", 18],
    ],
    daysAgo: 27,
  },
  {
    name: "Terrine de campagne 180 g, tarif des grossistes",
    sku: "TER-CAM-180",
    ...sterilised,
    channels: [
      ["grossiste", "salesMargin", 22],
      ["super_grossiste", "salesMargin", 17],
    ],
    daysAgo: 48,
  },
];
