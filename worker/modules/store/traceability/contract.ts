import { exportedFile } from "@/worker/core/contract/exporting";
import { civil, line, pageOf, paging, recordOf, z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { balanceLine, branch, edge, node, reachedClient, reachedSupplier, rest, tracedLot } from "./shapes";

/** The identifier or the number of a lot. */
const byLot = { id: recordOf("lots") };

/** No plan closes a trace: the law asks for it (Regulation (EC) 178/2002, article 18). */
export const traceability = defineModule("traceability", customers, {
  /** The lots that something concerns: a number, a supplier's, an order, a delivery, a production, a name, or days. */
  find: query({
    isDerived: true,
    input: z.strictObject({
      ...paging,
      client: recordOf("clients").optional(),
      supplier: recordOf("suppliers").optional(),
      item: recordOf("items").optional(),
      order: recordOf("orders").optional(),
      delivery: recordOf("deliveries").optional(),
      production: recordOf("production").optional(),
      /** Lots of which something moved between these days. */
      from: civil.optional(),
      to: civil.optional(),
    }),
    output: pageOf(tracedLot),
    columns: ["number", "itemName", "bornOn", "born", "amount", "supplierName", "supplierLot", "state"],
  }),

  /** Where a lot comes from and where it went, to any depth. */
  trace: query({
    isDerived: true,
    input: z.strictObject(byLot),
    output: z.object({
      number: tracedLot.shape.number,
      itemName: tracedLot.shape.itemName,
      lot: tracedLot,
      origins: z.array(branch),
      destinations: z.array(branch),
      balance: z.array(balanceLine),
      clients: z.array(reachedClient),
      suppliers: z.array(reachedSupplier),
      rest: z.array(rest),
      nodes: z.array(node),
      edges: z.array(edge),
      /** Was there more than a trace shows? */
      cut: z.boolean(),
    }),
    columns: ["number", "itemName", "origins", "destinations", "balance", "rest", "clients", "suppliers", "cut"],
  }),

  /** Who got any of some lots, or of anything made with them, and where the rest lies. */
  reach: query({
    isDerived: true,
    input: z.strictObject({
      /** A lot's number, or the number of a supplier's lot. */
      lot: line(64),
      /** Where two suppliers number alike. */
      supplier: recordOf("suppliers").optional(),
    }),
    output: z.object({
      lots: z.array(tracedLot),
      clients: z.array(reachedClient),
      rest: z.array(rest),
      cut: z.boolean(),
    }),
    columns: ["clients", "rest", "lots", "cut"],
  }),

  /** A trace on paper, for the authorities and the file: its journey, its balance, whom to call. */
  paper: paperOf(z.strictObject({ ...byLot, language: z.enum(languages).optional() })),

  /** The edges of a trace as a file. */
  export: query({ isDerived: true, input: z.strictObject(byLot), output: exportedFile }),
});
