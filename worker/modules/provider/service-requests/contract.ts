import { stated } from "@/worker/core/contract/meaning";
import { cents, civil, identifier, instant, line, money, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { broughtOf } from "@/worker/core/contract/printing";
import { payment } from "@/worker/modules/business/billing/shapes";
import { brought, handedFile, ofRecord } from "@/worker/modules/provider/files/shapes";
import { serviceKinds, serviceRequestStatuses, serviceRequestMeanings } from "./status";

/** What a customer says of what they need. */
const details = {
  kind: z.enum(serviceKinds),
  title: line(120),
  /** The product it is about, if any. */
  product: note(120),
  description: note(4_000),
  wantedOn: civil.nullable(),
  /** What they mean to spend, excl. tax. */
  budget: money.nullable(),
};

const quoteLine = z.strictObject({
  description: line(200),
  /** Excl. tax. */
  euros: cents.default(0),
  credits: z.int().min(0).max(1_000).default(0),
});

/** A request as every door shows it. */
const request = z.object({
  id: z.string(),
  reference: z.string(),
  businessName: z.string(),
  ...details,
  status: stated(serviceRequestStatuses, serviceRequestMeanings),
  /** Why it was rejected or cancelled. */
  reason: z.string(),
  totalEuros: money,
  totalCredits: z.int(),
  /** The last day on which the quote may be accepted. */
  validUntil: civil.nullable(),
  /** What was handed over. */
  deliverable: z.string(),
  submittedAt: instant.nullable(),
  acceptedAt: instant.nullable(),
  /** When its euros were paid, and not given back. */
  paidOn: civil.nullable(),
  deliveredAt: instant.nullable(),
  /** What whoever asks may do now. */
  moves: z.array(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ServiceRequest = z.output<typeof request>;

const message = z.object({ id: z.string(), isStaff: z.boolean(), name: z.string(), text: z.string(), createdAt: instant });

const columns = ["reference", "title", "kind", "status", "totalEuros", "totalCredits", "submittedAt"] as const;
const byId = { id: identifier };
const ofBoth = { access: { role: "member" } } as const;
const ofStaff = { access: staff.access } as const;
const platform = { ...customers, scope: "platform" } as const;

export const serviceRequests = defineModule("serviceRequests", platform, {
  list: query({
    ...ofBoth,
    input: z.strictObject({
      ...paging,
      status: z.enum(serviceRequestStatuses).optional(),
      kind: details.kind.optional(),
      /** Those that were bought. */
      ordered: z.boolean().optional(),
      /** Of one business; for the staff. */
      client: recordOf("businesses").optional(),
    }),
    output: pageOf(request),
    columns,
    telling: ["reference", "title", "status", "submittedAt"],
  }),

  /** Those that are under way: sent, and neither closed nor given up. */
  progress: query({
    input: z.strictObject({ kind: details.kind.optional() }),
    output: pageOf(request),
    columns: ["title", "status", "kind"],
  }),

  show: query({
    ...ofBoth,
    input: z.strictObject(byId),
    output: request.extend({ lines: z.array(quoteLine), quoteNote: z.string(), messages: z.array(message), files: z.array(handedFile) }),
    columns: [...columns, "description", "product", "wantedOn", "budget", "validUntil", "deliverable", "reason"],
    isDerived: true,
  }),

  /** Begins a draft, which nobody else sees until it is submitted. */
  create: command({
    risk: "writes",
    input: z.strictObject({
      kind: details.kind,
      title: details.title,
      product: details.product.default(""),
      description: details.description.default(""),
      wantedOn: details.wantedOn.default(null),
      budget: details.budget.default(null),
    }),
    output: request,
  }),
  update: command({ risk: "writes", input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }), output: request }),
  submit: command({ risk: "writes", input: z.strictObject({ ...byId, version }), output: request }),
  /** Buys what the quote offers: its credits are held. */
  accept: command({ risk: "writes", input: z.strictObject({ ...byId, version }), output: request }),
  /** Opens a page on which the euros of an accepted quote are paid. */
  pay: command({ risk: "writes", input: z.strictObject(byId), output: payment }),

  review: command({ ...ofStaff, risk: "writes", input: z.strictObject({ ...byId, version }), output: request }),
  quote: command({
    ...ofStaff,
    risk: "writes",
    input: z.strictObject({
      ...byId,
      lines: z.array(quoteLine).min(1).max(30),
      validUntil: civil,
      quoteNote: note(2_000).default(""),
      version,
    }),
    output: request,
  }),
  reject: command({ ...ofStaff, risk: "writes", input: z.strictObject({ ...byId, reason: line(300), version }), output: request }),
  start: command({ ...ofStaff, risk: "writes", input: z.strictObject({ ...byId, version }), output: request }),
  /** Hands over what was bought: its credits are spent. */
  deliver: command({
    ...ofStaff,
    risk: "writes",
    input: z.strictObject({ ...byId, deliverable: note(4_000).min(1), version }),
    output: request,
  }),

  close: command({ ...ofBoth, risk: "writes", input: z.strictObject({ ...byId, version }), output: request }),
  /** Gives it up before it is begun: what was held is given back. */
  cancel: command({
    ...ofBoth,
    risk: "writes",
    input: z.strictObject({ ...byId, reason: note(300).default(""), version }),
    output: request,
  }),
  /** Writes to the other side. */
  message: command({ ...ofBoth, risk: "writes", input: z.strictObject({ ...byId, text: note(4_000).min(1) }), output: message }),

  /** Hands a file over, in base64 and at most 20 MB; it is judged by what it holds. */
  attach: command({ ...ofBoth, risk: "writes", input: z.strictObject(brought), output: handedFile }),
  detach: command({ ...ofBoth, risk: "writes", input: ofRecord, output: request }),
  file: { ...broughtOf(ofRecord), ...ofBoth },
});
