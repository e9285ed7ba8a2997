import { exportOf } from "@/worker/core/contract/exporting";
import { businessDay, fileContent, identifier, line, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { languages } from "@/worker/core/language";
import { MOST_BYTES } from "@/worker/modules/papers/documents/status";
import { auditKinds } from "@/worker/modules/safety/audit-templates/status";
import { audit, details, givenAnswer, listedAudit } from "./shapes";
import { auditStatuses, outcomes } from "./status";

const columns = ["reference", "name", "kind", "supplierName", "heldOn", "status", "score", "outcome", "minor", "major"] as const;
const shown = [...columns, "auditor", "scope", "questions", "conclusion", "by", "nonConformities"] as const;
/** Its identifier or its reference. */
const one = { id: line(64) };

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    status: z.enum(auditStatuses).optional(),
    kind: z.enum(auditKinds).optional(),
    outcome: z.enum(outcomes).optional(),
    supplier: recordOf("suppliers").optional(),
  }),
  output: pageOf(listedAudit),
  columns,
  telling: ["reference", "name", "heldOn", "score", "status"],
});

/** Audits of oneself, of the authority and of suppliers: asked on the spot, scored, and what they found is put right. */
export const audits = defineModule("audits", customers, {
  list,
  export: exportOf(list),

  show: query({ input: z.strictObject(one), output: audit, columns: shown, isDerived: true }),

  /** The audit on paper, with its score and what it found. */
  paper: paperOf(z.strictObject({ ...one, language: z.enum(languages).optional() })),

  create: command({
    risk: "writes",
    input: z.strictObject({
      kind: z.enum(auditKinds).default("hygiene"),
      /** Its identifier or its name; left out, what is usual for its kind. */
      template: line(80).optional(),
      /** Of a supplier audit. */
      supplier: recordOf("suppliers").optional(),
      auditor: details.auditor.default(""),
      scope: details.scope.default(""),
      /** Today, when left out. */
      heldOn: businessDay.optional(),
    }),
    output: audit,
    columns: shown,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, heldOn: businessDay.optional(), version }),
    output: audit,
    columns: shown,
  }),

  /** Keeps what was seen so far; the rest is answered later. */
  answer: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      answers: z.array(givenAnswer).max(100).default([]),
      /** As far as it is written. */
      conclusion: note(1_000).optional(),
      version,
    }),
    output: audit,
    columns: shown,
  }),

  /** A photograph that shows what was seen of a question: a picture in base64, at most 20 MB. */
  addPhoto: command({
    access: { limits: ["storage"] },
    risk: "writes",
    input: z.strictObject({
      ...one,
      /** Its identifier, or its place from 1. */
      question: identifier,
      content: fileContent(MOST_BYTES, "document_large"),
      fileName: z.string().max(1_000).default(""),
    }),
    output: audit,
    columns: shown,
  }),

  /** Ends it: the score is settled, and each gap becomes a non-conformity with its tasks. Nothing of it changes afterwards. */
  complete: command({
    risk: "irreversible",
    input: z.strictObject({
      ...one,
      answers: z.array(givenAnswer).max(100).default([]),
      /** All that is not answered conforms. */
      conforms: z.boolean().default(false),
      conclusion: note(1_000).default(""),
      version,
    }),
    output: audit,
    columns: shown,
  }),

  /** Gives up an audit that will not be completed. */
  cancel: command({ risk: "writes", input: z.strictObject({ ...one, reason: line(200), version }), output: audit, columns: shown }),
});
