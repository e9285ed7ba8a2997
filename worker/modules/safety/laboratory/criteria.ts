import type { PlannedAnalysis, CriterionName } from "./status";

const none = { method: "", least: null, m: null, most: null };
const measured = (name: string, unit: string): PlannedAnalysis => {
  return { ...none, name, kind: "measure", unit, safety: false, n: 1, c: 0 };
};

type Counted = Pick<PlannedAnalysis, "unit" | "n" | "c"> & { m: number; most: number };

/** A criterion in the order of the annex's columns; its row stands before its method, so that whoever reads a result finds it. */
const looked = (row: string, name: string, n: number, method: string): PlannedAnalysis => {
  return { ...none, name, kind: "detection", unit: "25 g", safety: true, n, c: 0, method: `2073/2005, ${row} · ${method}` };
};
const counted = (row: string, name: string, { unit, n, c, m, most }: Counted, method: string): PlannedAnalysis => ({
  name,
  kind: "count",
  unit,
  // Chapter 1 of the annex is about the safety of food, chapter 2 about the hygiene of its making.
  safety: row.startsWith("1."),
  n,
  c,
  least: null,
  m: m * 1_000,
  most: most * 1_000,
  method: `2073/2005, ${row} · ${method}`,
});
const inGrams = (n: number, c: number, m: number, most: number) => ({ unit: "ufc/g", n, c, m, most });

const LISTERIA = "Listeria monocytogenes";
const STAPHYLOCOCCI = "Staphylocoques à coagulase positive";

/**
 * Criteria as Regulation (EC) 2073/2005, annex I, has them since 1 July 2026 (Regulation (EU) 2024/2895), in thousandths of their
 * unit; each names its row. Those of chapter 1 apply to products on the market during their shelf-life, those of chapter 2 in the
 * making. One adapts them to one's product.
 */
export const criteria: Record<CriterionName, PlannedAnalysis> = {
  // Ready-to-eat foods for infants and for special medical purposes.
  listeria_infants: looked("1.1", LISTERIA, 10, "EN ISO 11290-1"),
  // Ready-to-eat foods in which it grows, where one has not shown the authority that it stays within 100 cfu/g.
  listeria_absence: looked("1.2", LISTERIA, 5, "EN ISO 11290-1"),
  // The same where one has shown it; and 1.3, ready-to-eat foods in which it does not grow.
  listeria_100: counted("1.2, 1.3", LISTERIA, inGrams(5, 0, 100, 100), "EN ISO 11290-2"),
  // 1.4 minced meat and meat preparations to be eaten raw, 1.11 cheese, butter and cream of raw milk or milk heated less than
  // pasteurised. Where meat is to be eaten cooked, 1.6 asks for 10 g only.
  salmonella: looked("1.4, 1.11", "Salmonella", 5, "EN ISO 6579-1"),
  // Fishery products of fish rich in histidine, and those ripened by enzymes in brine.
  histamine: counted("1.26", "Histamine", { unit: "mg/kg", n: 9, c: 2, m: 100, most: 200 }, "EN ISO 19343"),
  histamine_brine: counted("1.27", "Histamine", { unit: "mg/kg", n: 9, c: 2, m: 200, most: 400 }, "EN ISO 19343"),
  // Pasteurised milk and other pasteurised liquid dairy products, at the end of the making.
  enterobacteriaceae: counted("2.2.1", "Enterobacteriaceae", { unit: "ufc/ml", n: 5, c: 0, m: 10, most: 10 }, "EN ISO 21528-2"),
  // Cheese of heated milk or whey, when the count is expected to be highest.
  e_coli: counted("2.2.2", "Escherichia coli", inGrams(5, 2, 100, 1_000), "ISO 16649-2"),
  // Cheese of raw milk; of heated milk, ripened; fresh. When the count is expected to be highest, fresh at the end of the making.
  staphylococci: counted("2.2.3", STAPHYLOCOCCI, inGrams(5, 2, 10_000, 100_000), "EN ISO 6888-2"),
  staphylococci_ripened: counted("2.2.4", STAPHYLOCOCCI, inGrams(5, 2, 100, 1_000), "EN ISO 6888-2"),
  staphylococci_fresh: counted("2.2.5", STAPHYLOCOCCI, inGrams(5, 2, 10, 100), "EN ISO 6888-2"),
  aw: measured("aw", "aw"),
  ph: measured("pH", "pH"),
  alcohol: measured("Alcool", "% vol"),
};
