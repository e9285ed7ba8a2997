import { statusTable } from "@/worker/core/contract/status";

export const auditTemplateStatuses = ["in_use", "retired"] as const;
type AuditTemplateStatus = (typeof auditTemplateStatuses)[number];

/** One that is retired is no longer followed; audits that followed it stay. */
export const auditTemplateStatus = statusTable<AuditTemplateStatus, "update" | "retire" | "restore">({
  in_use: { update: "in_use", retire: "retired" },
  retired: { restore: "in_use" },
});

/** What an audit is: a look at one's own hygiene, the authority's visit, a look at a supplier. */
export const auditKinds = ["hygiene", "authority", "supplier"] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The heaviest a question may weigh. */
export const MOST_WEIGHT = 5;

/** What is asked. */
export interface AuditQuestion {
  id: string;
  /** Under which heading it stands. */
  chapter: string;
  text: string;
  /** How much it counts beside the others, from 1. */
  weight: number;
}

/** Headings of what is usually asked, each with its questions and what they weigh. */
export type Usual = Record<AuditKind, { chapter: string; asks: [text: string, weight: number][] }[]>;
