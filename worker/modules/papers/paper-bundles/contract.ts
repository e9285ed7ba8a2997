import { civil, identifier, note, pageOf, paging, recordOf, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { broughtOf, bundleOf } from "@/worker/core/contract/printing";
import { languages } from "@/worker/core/language";
import { filters as invoiceFilters } from "@/worker/modules/money/invoices/shapes";
import { printKinds } from "@/worker/modules/papers/generator/status";
import { bundle } from "./shapes";
import { bundleKinds, LARGEST, MOST } from "./status";

const { limit, cursor } = paging;
const one = { id: identifier };

const columns = ["fileName", "kind", "state", "printed", "total", "size", "createdAt"] as const;
const unsold = { feature: undefined };

/** Many papers as one ZIP, which the queue makes: of one kind, or a visit pack (`quality.pack`). No plan closes papers. */
export const paperBundles = defineModule("paperBundles", customers, {
  list: query({
    access: unsold,
    input: z.strictObject({ limit, cursor, search: paging.search, kind: z.enum(bundleKinds).optional() }),
    output: pageOf(bundle),
    columns,
  }),

  /** How far it is. */
  show: query({ access: unsold, input: z.strictObject(one), output: bundle, columns: [...columns, "refused"] }),

  /** The whole file, once it is ready. */
  file: bundleOf(z.strictObject(one), { listed: "show", each: "paper" }),

  /** One paper of the same, by its place from 0. */
  paper: broughtOf(z.strictObject({ ...one, place: z.int().min(0).max(LARGEST) })),

  /** Has the queue print those that are named, or all that match; a link comes by mail once they are there. */
  print: command({
    access: unsold,
    risk: "writes",
    input: z.strictObject({
      kind: z.enum(printKinds),
      /** By their references; left out, all that match. */
      records: z
        .array(recordOf("orders", "invoices", "deliveries", "restocks", "production", "items", "lots", "clients"))
        .min(1)
        .max(MOST)
        .optional(),
      search: paging.search,
      client: recordOf("clients").optional(),
      from: civil.optional(),
      to: civil.optional(),
      /** Of invoices alone. */
      type: invoiceFilters.type,
      status: invoiceFilters.status,
      language: z.enum(languages).default("fr"),
      text: note(500).default(""),
    }),
    output: bundle,
    columns,
  }),
});
