import { exportOf } from "@/worker/core/contract/exporting";
import { civil, line, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { severities } from "@/worker/modules/safety/non-conformities/status";
import { details, listedComplaint } from "./shapes";
import { complaintCategories, complaintStatuses } from "./status";

const columns = ["reference", "receivedOn", "subject", "category", "severity", "clientName", "itemName", "lot", "status"] as const;
/** Its identifier or its reference. */
const one = { id: line(64) };
const about = {
  client: recordOf("clients").nullable(),
  item: recordOf("items").nullable(),
  lot: recordOf("lots").nullable(),
};

const list = query({
  isDerived: true,
  input: z.strictObject({
    ...paging,
    status: z.enum(complaintStatuses).optional(),
    category: z.enum(complaintCategories).optional(),
    severity: z.enum(severities).optional(),
    client: recordOf("clients").optional(),
    item: recordOf("items").optional(),
    lot: recordOf("lots").optional(),
  }),
  output: pageOf(listedComplaint),
  columns,
  telling: ["reference", "subject", "category", "itemName", "status", "receivedOn"],
});

/** What clients and consumers complain about: tied to the client, the product and the lot, answered, and looked at as a trend. */
export const complaints = defineModule("complaints", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: listedComplaint,
    columns: [...columns, "contact", "description", "nonConformity", "recall", "answer", "answeredOn"],
    isDerived: true,
  }),

  /** Month by month over a year, and what they are about. */
  trend: query({
    isDerived: true,
    input: z.strictObject({ item: recordOf("items").optional() }),
    output: z.object({
      items: z.array(z.object({ month: civil, count: z.int(), critical: z.int() })),
      total: z.int(),
      /** The same twelve months, a year before. */
      before: z.int(),
      categories: z.array(z.object({ category: z.enum(complaintCategories), count: z.int() })),
      products: z.array(z.object({ itemId: z.string(), itemName: z.string(), count: z.int() })),
    }),
    columns: ["month", "count", "critical"],
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      subject: details.subject,
      category: details.category.default("other"),
      severity: details.severity.default("minor"),
      receivedOn: details.receivedOn.optional(),
      client: about.client.default(null),
      contact: details.contact.default(""),
      item: about.item.default(null),
      lot: about.lot.default(null),
      description: details.description.default(""),
    }),
    output: listedComplaint,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...one, ...z.object({ ...details, ...about }).partial().shape, version }),
    output: listedComplaint,
  }),

  /** Opens a non-conformity of it; its lot is put on hold. */
  openIssue: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: listedComplaint }),

  /** Begins to look into a recall of its lot: nothing is put on hold before that is decided. */
  openRecall: command({ risk: "writes", input: z.strictObject({ ...one, version }), output: listedComplaint }),

  /** Ends it with what was answered. */
  close: command({
    risk: "writes",
    input: z.strictObject({ ...one, answer: note(2_000).refine((text) => text !== "", { params: { code: "required" } }), version }),
    output: listedComplaint,
  }),
});
