import type { PlannedAnalysis, CriterionName } from "./status";

const none = { method: "", least: null, m: null, most: null };
const measured = (name: string, unit: string): PlannedAnalysis => {
  return { ...none, name, kind: "measure", unit, safety: false, n: 1, c: 0 };
};
const looked = { ...none, kind: "detection", unit: "25 g", safety: true, n: 5, c: 0 } as const;
const counted = { ...none, kind: "count", unit: "ufc/g", safety: false, n: 5 } as const;

/**
 * Criteria as Regulation (EC) 2073/2005, annex I, has them, in thousandths of their unit: 1.2 and 1.3 (Listeria), 1.8 (Salmonella),
 * 1.26 (histamine), 2.5.1 (E. coli in cut fruit and vegetables), 2.2.1 (Enterobacteriaceae in pasteurised milk) and 2.2.3
 * (staphylococci in cheese of raw milk). One adapts them to one's product.
 */
export const criteria: Record<CriterionName, PlannedAnalysis> = {
  listeria_absence: { ...looked, name: "Listeria monocytogenes", method: "EN/ISO 11290-1" },
  listeria_100: { ...counted, name: "Listeria monocytogenes", method: "EN/ISO 11290-2", safety: true, c: 0, m: 100_000, most: 100_000 },
  salmonella: { ...looked, name: "Salmonella", method: "EN/ISO 6579-1" },
  e_coli: { ...counted, name: "Escherichia coli", method: "ISO 16649-2", c: 2, m: 100_000, most: 1_000_000 },
  enterobacteriaceae: {
    ...counted,
    name: "Enterobacteriaceae",
    unit: "ufc/ml",
    method: "EN/ISO 21528-2",
    c: 0,
    m: 10_000,
    most: 10_000,
  },
  staphylococci: {
    ...counted,
    name: "Staphylococcus aureus",
    method: "EN/ISO 6888-2",
    c: 2,
    m: 10_000_000,
    most: 100_000_000,
  },
  histamine: {
    ...counted,
    name: "Histamine",
    unit: "mg/kg",
    method: "EN/ISO 19343",
    safety: true,
    n: 9,
    c: 2,
    m: 100_000,
    most: 200_000,
  },
  aw: measured("aw", "aw"),
  ph: measured("pH", "pH"),
  alcohol: measured("Alcool", "% vol"),
};
