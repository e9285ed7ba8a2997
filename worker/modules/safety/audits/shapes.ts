import { stated } from "@/worker/core/contract/meaning";
import { civil, identifier, instant, line, note, share, z } from "@/worker/core/contract/fields";
import { question } from "@/worker/modules/safety/audit-templates/shapes";
import { auditKinds } from "@/worker/modules/safety/audit-templates/status";
import { auditStatuses, auditMeanings, findings, outcomes } from "./status";

/** What a person may say of an audit besides its answers. */
export const details = {
  /** Who looks. */
  auditor: note(80),
  /** What is looked at. */
  scope: note(160),
};

/** What was seen of a question; what is left out stays as it was said before. */
export const givenAnswer = z.strictObject({
  /** Its identifier, or its place from 1. */
  question: identifier,
  finding: z.enum(findings).optional(),
  remark: note(500).optional(),
  action: note(250).optional(),
  dueOn: civil.nullable().optional(),
  lots: z.array(line(64)).max(50).optional(),
});
export type GivenAnswer = z.output<typeof givenAnswer>;

/** As lists show it. */
export const listedAudit = z.object({
  id: z.string(),
  reference: z.string(),
  status: stated(auditStatuses, auditMeanings),
  kind: z.enum(auditKinds),
  name: z.string(),
  supplierId: z.string().nullable(),
  supplierName: z.string(),
  ...details,
  heldOn: civil,
  /** How many questions there are, and how many are answered. */
  size: z.int(),
  answered: z.int(),
  minor: z.int(),
  major: z.int(),
  score: share.nullable(),
  passMark: share,
  outcome: z.enum(outcomes).nullable(),
  completedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedAudit = z.output<typeof listedAudit>;

const shownQuestion = question.extend({
  finding: z.enum(findings).nullable(),
  remark: z.string(),
  action: z.string(),
  dueOn: civil.nullable(),
  lots: z.array(z.string()),
  /** Documents that show it. */
  photos: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type ShownQuestion = z.output<typeof shownQuestion>;

/** With what is asked, what was seen, and what it led to. */
export const audit = listedAudit.extend({
  questions: z.array(shownQuestion),
  conclusion: z.string(),
  /** Who completed it. */
  by: z.string(),
  nonConformities: z.array(z.object({ id: z.string(), reference: z.string(), title: z.string(), status: z.string() })),
});
export type Audit = z.output<typeof audit>;
