import { statusTable } from "@/worker/core/contract/status";

export const sampleStatuses = ["taken", "reported", "cancelled"] as const;
type SampleStatus = (typeof sampleStatuses)[number];

/** A sample waits for its results; once all are there it is reported, and they change no more. */
export const sampleStatus = statusTable<SampleStatus, "update" | "report" | "cancel" | "openRecall">({
  taken: { update: "taken", report: "reported", cancel: "cancelled", openRecall: "taken" },
  reported: { openRecall: "reported" },
  cancelled: {},
});

/** Why it was taken. */
export const samplePurposes = ["monitoring", "release", "shelf_life", "complaint"] as const;

/** Counted (colonies in a gram), looked for (found or not), or measured (aw, pH, alcohol). */
export const analysisKinds = ["count", "detection", "measure"] as const;
export type AnalysisKind = (typeof analysisKinds)[number];

/** What results come to (Regulation (EC) 2073/2005, annex I, "Interpretation of the test results"). */
export const analysisOutcomes = ["pending", "satisfactory", "acceptable", "unsatisfactory"] as const;
export type AnalysisOutcome = (typeof analysisOutcomes)[number];

/** What a laboratory looks for, and between what it must lie: the plan of sampling of Regulation (EC) 2073/2005, annex I. */
export interface PlannedAnalysis {
  name: string;
  kind: AnalysisKind;
  unit: string;
  method: string;
  /** A criterion of food safety: what fails it is not put on the market. */
  safety: boolean;
  /** n units are looked at; c of them at most may lie between m and M. */
  n: number;
  c: number;
  /** Thousandths of the unit; null where there is none. `least` is for what is measured: aw, pH, alcohol. */
  least: number | null;
  m: number | null;
  most: number | null;
}

/** An analysis with what was found in each unit, as the laboratory writes it: "< 10", "3200", "detected". */
export interface Analysis extends PlannedAnalysis {
  id: string;
  results: string[];
  outcome: AnalysisOutcome;
}

/** What a laboratory says where it looks for something. */
export const findings = ["not_detected", "detected"] as const;

/** Criteria that one may begin with, in the order of the annex. */
export const criterionNames = [
  "listeria_infants",
  "listeria_absence",
  "listeria_100",
  "salmonella",
  "histamine",
  "histamine_brine",
  "enterobacteriaceae",
  "e_coli",
  "staphylococci",
  "staphylococci_ripened",
  "staphylococci_fresh",
  "aw",
  "ph",
  "alcohol",
] as const;
export type CriterionName = (typeof criterionNames)[number];
