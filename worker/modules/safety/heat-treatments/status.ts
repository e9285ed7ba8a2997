export const treatmentKinds = ["sterilisation", "pasteurisation"] as const;
export type TreatmentKind = (typeof treatmentKinds)[number];

/** Did it reach the product's scale? */
export const treatmentOutcomes = ["reached", "below"] as const;
export type TreatmentOutcome = (typeof treatmentOutcomes)[number];

/**
 * Reference temperature and z, in hundredths of a degree Celsius, where one chooses no others: F0 for Clostridium botulinum at
 * 121.1 °C, z = 10 °C; pasteurisation at 70 °C, z = 7.5 °C, for Listeria monocytogenes.
 */
export const references: Record<TreatmentKind, { temperature: number; z: number }> = {
  sterilisation: { temperature: 12_110, z: 1_000 },
  pasteurisation: { temperature: 7_000, z: 750 },
};

/** What a cycle is compared with: hundredths of a degree Celsius, and thousandths of a minute at the reference. */
export interface ScaleOf {
  kind: TreatmentKind;
  referenceTemperature: number;
  z: number;
  scale: number;
}
