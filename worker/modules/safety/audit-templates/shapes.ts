import { instant, line, note, share, z } from "@/worker/core/contract/fields";
import { auditKinds, auditTemplateStatuses, MOST_WEIGHT } from "./status";

const questionFields = { chapter: note(60), text: line(200), weight: z.int().min(1).max(MOST_WEIGHT) };

/** A question as one writes it. */
export const writtenQuestion = z.strictObject({
  text: questionFields.text,
  chapter: questionFields.chapter.default(""),
  weight: questionFields.weight.default(1),
});
export type WrittenQuestion = z.output<typeof writtenQuestion>;

export const question = z.object({ id: z.string(), ...questionFields });

/** What a person decides of a template. */
export const details = {
  name: line(80),
  passMark: share,
  questions: z.array(writtenQuestion).min(1).max(100),
};

/** As lists show it. */
export const listedAuditTemplate = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(auditTemplateStatuses),
  kind: z.enum(auditKinds),
  passMark: share,
  /** How many questions it has. */
  size: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedAuditTemplate = z.output<typeof listedAuditTemplate>;

/** With what it asks. */
export const auditTemplate = listedAuditTemplate.extend({ questions: z.array(question) });
export type AuditTemplate = z.output<typeof auditTemplate>;
