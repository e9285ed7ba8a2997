import { exportOf } from "@/worker/core/contract/exporting";
import { line, pageOf, paging, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { auditTemplate, details, listedAuditTemplate } from "./shapes";
import { auditKinds, auditTemplateStatuses } from "./status";

const columns = ["name", "kind", "size", "passMark", "status"] as const;
/** Its identifier or its name. */
const one = { id: line(80) };

const list = query({
  input: z.strictObject({ ...paging, status: z.enum(auditTemplateStatuses).default("in_use"), kind: z.enum(auditKinds).optional() }),
  output: pageOf(listedAuditTemplate),
  columns,
  telling: ["name", "kind", "size", "passMark"],
});

/** What audits ask, made one's own; without any, an audit asks what is usual. */
export const auditTemplates = defineModule("auditTemplates", customers, {
  list,
  export: exportOf(list),

  show: query({ input: z.strictObject(one), output: auditTemplate, columns: [...columns, "questions"] }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      name: details.name,
      kind: z.enum(auditKinds).default("hygiene"),
      /** From which score an audit is passed: 80 % when left out. */
      passMark: details.passMark.default(8_000),
      /** Left out, what is usual for its kind. */
      questions: details.questions.optional(),
    }),
    output: auditTemplate,
  }),

  /** Changes what will be asked; audits that have begun keep their questions. */
  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object(details).partial().shape, version }),
    output: auditTemplate,
  }),

  retire: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: auditTemplate }),
  restore: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: auditTemplate }),
});
