import { exportOf } from "@/worker/core/contract/exporting";
import { instant, line, measured, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf } from "@/worker/core/contract/printing";
import { details, listedRecall, recall } from "./shapes";
import { recallStatuses } from "./status";

const columns = ["reference", "subject", "cause", "kind", "mock", "status", "tradeDeadline", "authorityDeadline", "createdAt"] as const;
/** Its identifier or its reference. */
const one = { id: line(64) };
const inLanguage = { ...one, language: z.enum(languages).optional() };
/** A client who holds some of it, by identifier or reference. */
const client = recordOf("clients");

const list = query({
  input: z.strictObject({ ...paging, status: z.enum(recallStatuses).optional(), mock: z.boolean().optional() }),
  output: pageOf(listedRecall),
  columns,
  telling: ["reference", "subject", "kind", "status", "authorityDeadline"],
});

/** Taking back goods that may harm, and the drills of it; no plan closes them: the law asks for it. */
export const recalls = defineModule("recalls", customers, {
  list,
  export: exportOf(list),

  show: query({
    input: z.strictObject(one),
    output: recall,
    columns: [...columns, "lots", "clients", "score", "danger", "conclusion"],
    isDerived: true,
  }),

  /** The letter to a client, in the client's language. */
  letter: paperOf(z.strictObject({ ...inLanguage, client })),
  /** What is put up in shops and published (rappel.conso.gouv.fr). */
  notice: paperOf(z.strictObject(inLanguage)),
  /** What the authority asks to know. */
  declaration: paperOf(z.strictObject(inLanguage)),

  create: command({
    risk: "writes",
    input: z.strictObject({
      /** The number of a lot, or of a supplier's lot. */
      subject: line(64),
      /** Where two suppliers number alike. */
      supplier: recordOf("suppliers").nullable().default(null),
      cause: details.cause,
      kind: details.kind.default("recall"),
      origin: details.origin.default("control"),
      hazard: details.hazard.default("biological"),
      danger: details.danger.default(""),
      /** A drill: nothing is put on hold, and no letter leaves. */
      mock: z.boolean().default(false),
    }),
    output: recall,
  }),

  /** Decides it: all lots that it reaches are put on hold, who holds them is frozen, and the clocks start. */
  activate: command({ risk: "irreversible", input: z.strictObject({ ...one, version }), output: recall }),

  dismiss: command({ risk: "writes", input: z.strictObject({ ...one, conclusion: line(500), version }), output: recall }),

  /** Writes to every client who has an e-mail address. */
  notify: command({
    risk: "irreversible",
    input: z.strictObject({ ...one, message: note(1_000).default(""), version }),
    output: recall,
  }),

  /** A client was told by telephone or in person. */
  tell: command({ risk: "writes", input: z.strictObject({ ...one, client, note: note(250).default(""), version }), output: recall }),

  /** The authority was told. */
  tellAuthority: command({ risk: "writes", input: z.strictObject({ ...one, at: instant.optional(), version }), output: recall }),

  /** What a client answers: what of each lot was set aside for us, destroyed, or is gone. */
  answer: command({
    risk: "writes",
    input: z.strictObject({
      ...one,
      client,
      lines: z
        .array(z.strictObject({ lot: line(64), recovered: measured.optional(), destroyed: measured.optional(), gone: measured.optional() }))
        .max(200),
      note: note(250).default(""),
      version,
    }),
    output: recall,
  }),

  /** Ends one that should not have been decided, a false alarm, whatever is still open: the lots that one names are let go. */
  stop: command({
    risk: "irreversible",
    input: z.strictObject({ ...one, conclusion: line(500), release: z.array(line(64)).max(500).default([]), version }),
    output: recall,
  }),

  /** Ends it, once all that was made is accounted for. */
  close: command({ risk: "irreversible", input: z.strictObject({ ...one, conclusion: line(500), version }), output: recall }),
});
