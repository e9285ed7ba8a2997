import { stated } from "@/worker/core/contract/meaning";
import { email, identifier, instant, line, note, pageOf, paging, recordOf, version, z } from "@/worker/core/contract/fields";
import { customers, defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { broughtOf } from "@/worker/core/contract/printing";
import { languages } from "@/worker/core/language";
import { brought, handedFile, ofRecord } from "@/worker/modules/provider/files/shapes";
import { appointmentStatuses, appointmentMeanings } from "./status";

/** An appointment as every door shows it. */
const appointment = z.object({
  id: z.string(),
  reference: z.string(),
  offerId: z.string(),
  offerName: z.string(),
  expertId: z.string(),
  expertName: z.string(),
  /** Who comes: the business, or the visitor. */
  clientName: z.string(),
  startsAt: instant,
  endsAt: instant,
  credits: z.int(),
  status: stated(appointmentStatuses, appointmentMeanings),
  subject: z.string(),
  reason: z.string(),
  /** What both sides may read of what was said. */
  notes: z.string(),
  rating: z.int().nullable(),
  comment: z.string(),
  /** The appointment that this one was moved from. */
  previousId: z.string().nullable(),
  moves: z.array(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Appointment = z.output<typeof appointment>;

const slot = z.object({ expertId: z.string(), expertName: z.string(), startsAt: instant, endsAt: instant });
export type Slot = z.output<typeof slot>;

const columns = ["reference", "startsAt", "offerName", "expertName", "clientName", "status", "credits"] as const;
const byId = { id: identifier };
const decided = { ...byId, version };
const ofBoth = { access: { role: "member" } } as const;
const ofStaff = { access: staff.access } as const;
const ofAnyone = { access: { role: "public" } } as const;
const platform = { ...customers, scope: "platform" } as const;
/** What one asks for. */
const wanted = { offer: recordOf("offers"), expert: recordOf("experts"), startsAt: instant, subject: note(1_000).default("") };

export const appointments = defineModule("appointments", platform, {
  /** When one may come, in the eight weeks ahead. */
  slots: query({
    ...ofAnyone,
    input: z.strictObject({
      offer: recordOf("offers"),
      expert: recordOf("experts").optional(),
      /** An appointment that is to be moved, whose own time is free to it. */
      moved: identifier.optional(),
    }),
    output: pageOf(slot),
    columns: ["startsAt", "endsAt", "expertName"],
  }),

  list: query({
    ...ofBoth,
    input: z.strictObject({
      limit: paging.limit,
      cursor: paging.cursor,
      status: z.enum(appointmentStatuses).optional(),
      expert: recordOf("experts").optional(),
      /** Those that are still to come, the next first; otherwise the latest first. */
      upcoming: z.boolean().optional(),
      /** Those that are over. */
      over: z.boolean().optional(),
      /** Of one business; for the staff. */
      client: recordOf("businesses").optional(),
    }),
    output: pageOf(appointment),
    columns,
    telling: ["reference", "startsAt", "offerName", "expertName", "status"],
  }),

  /** Those that come next. */
  next: query({ input: z.strictObject({}), output: pageOf(appointment), columns: ["startsAt", "offerName", "expertName", "status"] }),

  show: query({
    ...ofBoth,
    input: z.strictObject(byId),
    output: appointment.extend({
      /** Where one meets, once it is accepted. */
      videoLink: z.string(),
      /** The staff's own; empty for customers. */
      privateNotes: z.string(),
      clientEmail: z.string(),
      /** The appointment that this one was moved to. */
      nextId: z.string().nullable(),
      files: z.array(handedFile),
    }),
    columns: [...columns, "subject", "reason", "notes", "videoLink"],
    isDerived: true,
  }),

  /** The appointment as a calendar file (RFC 5545). */
  calendar: query({ ...ofBoth, input: z.strictObject(byId), output: z.object({ fileName: z.string(), text: z.string() }) }),

  /** Where a calendar follows one's appointments; null until it is opened. */
  feed: query({ ...ofBoth, input: z.strictObject({}), output: z.object({ address: z.string().nullable() }) }),
  /** Opens that address, or changes it. */
  renewFeed: command({ ...ofBoth, risk: "writes", input: z.strictObject({}), output: z.object({ address: z.string() }) }),
  /** What a calendar reads there (RFC 5545); whoever knows the address may. */
  followed: query({
    ...ofAnyone,
    input: z.strictObject({ key: identifier }),
    output: z.object({ fileName: z.string(), text: z.string() }),
  }),

  /** Books a slot: its credits are held until the appointment is held. */
  book: command({
    access: { feature: "consultancy" },
    risk: "writes",
    input: z.strictObject(wanted),
    output: appointment,
  }),

  accept: command({ ...ofStaff, risk: "writes", input: z.strictObject(decided), output: appointment }),
  reject: command({ ...ofStaff, risk: "writes", input: z.strictObject({ ...decided, reason: line(300) }), output: appointment }),
  complete: command({
    ...ofStaff,
    risk: "writes",
    input: z.strictObject({ ...decided, notes: note(4_000).default("") }),
    output: appointment,
  }),
  noShow: command({ ...ofStaff, risk: "writes", input: z.strictObject(decided), output: appointment }),
  annotate: command({
    ...ofStaff,
    risk: "writes",
    input: z.strictObject({ ...decided, notes: note(4_000).optional(), privateNotes: note(4_000).optional() }),
    output: appointment,
  }),

  cancel: command({ ...ofBoth, risk: "writes", input: z.strictObject({ ...decided, reason: note(300).default("") }), output: appointment }),
  /** Moves an appointment: it ends here, and a new one that is linked to it begins. */
  reschedule: command({ ...ofBoth, risk: "writes", input: z.strictObject({ ...decided, startsAt: instant }), output: appointment }),
  /** Hands a file over, in base64 and at most 20 MB; it is judged by what it holds. */
  attach: command({ ...ofBoth, risk: "writes", input: z.strictObject(brought), output: handedFile }),
  detach: command({ ...ofBoth, risk: "writes", input: ofRecord, output: appointment }),
  file: { ...broughtOf(ofRecord), ...ofBoth },

  /** Says once how it was. */
  rate: command({
    risk: "writes",
    input: z.strictObject({ ...decided, rating: z.int().min(1).max(5), comment: note(1_000).default("") }),
    output: appointment,
  }),

  /** Asks without an account: nothing is booked before the mailed link was followed. */
  ask: command({
    ...ofAnyone,
    risk: "writes",
    input: z.strictObject({ ...wanted, name: line(80), email, company: note(120).default(""), language: z.enum(languages).default("fr") }),
    output: z.object({ accepted: z.literal(true) }),
  }),
  /** Proves the address with what was mailed, and books. */
  confirm: command({
    ...ofAnyone,
    risk: "writes",
    input: z.strictObject({ ask: identifier, proof: identifier }),
    output: z.object({ reference: z.string(), startsAt: instant }),
  }),
});
