import { stated } from "@/worker/core/contract/meaning";
import {
  civil,
  email,
  fileContent,
  identifier,
  instant,
  line,
  note,
  pageOf,
  paging,
  recordOf,
  version,
  z,
} from "@/worker/core/contract/fields";
import { link } from "@/worker/core/contract/link";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { paperOf, paperFile, pictureFile, pictureOf } from "@/worker/core/contract/printing";
import { MOST_BYTES } from "@/worker/modules/papers/documents/status";
import { languages } from "@/worker/core/language";
import {
  fieldKinds,
  MOST_FIELDS,
  MOST_PAGES,
  MOST_SIGNATORIES,
  orderOutcomes,
  shownMeanings,
  shownStatuses,
  signatoryStatuses,
  WHOLE,
} from "./status";

/** A file in base64, at most 20 MB. */
const content = fileContent(MOST_BYTES, "document_large");
const part = z.int().min(0).max(WHOLE);
const size = z.int().min(100).max(WHOLE);
const field = z.strictObject({
  signatory: z.int().min(1).max(MOST_SIGNATORIES).default(1),
  kind: z.enum(fieldKinds),
  page: z.int().min(1).max(MOST_PAGES).default(1),
  left: part,
  top: part,
  width: size,
  height: size,
  label: note(80).default(""),
  required: z.boolean().default(true),
});
const person = z.strictObject({ name: line(120), email });

/** What a person decides of a document to sign. */
const details = {
  title: line(200),
  message: note(2_000),
  isOrdered: z.boolean(),
  /** The last day to sign. */
  expiresOn: civil,
  language: z.enum(languages),
};

/** What is changed of a draft: what is left out stays. */
const changes = {
  ...z.object(details).partial().shape,
  signatories: z.array(person).max(MOST_SIGNATORIES).optional(),
  fields: z.array(field).max(MOST_FIELDS).optional(),
};

/** A document to sign as lists show it. */
const listed = z.object({
  id: z.string(),
  ...details,
  status: stated(shownStatuses, shownMeanings),
  /** How many have signed, of how many. */
  signed: z.int(),
  people: z.int(),
  sentAt: instant.nullable(),
  endedAt: instant.nullable(),
  orderId: z.string().nullable(),
  auditId: z.string().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedSignature = z.output<typeof listed>;

/** The same with all that belongs to it. */
const sheet = listed.extend({
  fileName: z.string(),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  fields: z.array(field),
  signatories: z.array(
    z.object({
      id: z.string(),
      place: z.int(),
      name: z.string(),
      email: z.string(),
      status: z.enum(signatoryStatuses),
      /** It is their turn. */
      isNext: z.boolean(),
      signedAt: instant.nullable(),
    }),
  ),
  reason: z.string(),
  digest: z.string(),
  sealedDigest: z.string().nullable(),
  orderReference: z.string().nullable(),
  orderOutcome: z.enum(orderOutcomes),
  remindedAt: instant.nullable(),
  moves: z.array(z.string()),
});
export type Signature = z.output<typeof sheet>;

const columns = ["title", "status", "signed", "people", "expiresOn", "sentAt", "id"] as const;
const shown = [...columns, "signatories", "reason", "sealedDigest", "orderReference", "orderOutcome", "message"] as const;
const byId = { id: identifier };
const versioned = { ...byId, version };
/** Whoever holds the link, signed in or not. */
const guests = { scope: "linked", access: { role: "public" } } as const;
const width = z.int().min(80).max(2_000).optional();
const page = z.int().min(1).max(MOST_PAGES).default(1);

/** Documents that people sign without an account: each by a link of their own, with a code that is mailed to them. */
export const signatures = defineModule("signatures", customers, {
  list: query({
    input: z.strictObject({
      limit: paging.limit,
      cursor: paging.cursor,
      status: z.enum(shownStatuses).optional(),
      order: recordOf("orders").optional(),
      audit: recordOf("audits").optional(),
    }),
    output: pageOf(listed),
    columns,
    telling: ["title", "status", "signed", "people", "expiresOn"],
  }),
  show: query({ input: z.strictObject(byId), output: sheet, columns: shown, isDerived: true }),
  /** A page of what is signed. */
  page: pictureOf(z.strictObject({ ...byId, page, width })),
  /** What is signed; once it is complete, sealed, with the evidence behind it. */
  file: paperOf(z.strictObject(byId)),

  /** Of a document that is kept, of an order's paper, of an audit's report, or of a PDF in base64: one of them. */
  create: command({
    risk: "writes",
    input: z.strictObject({
      document: recordOf("documents").optional(),
      order: recordOf("orders").optional(),
      audit: recordOf("audits").optional(),
      content: content.optional(),
      fileName: z.string().max(1_000).default(""),
      title: details.title.optional(),
      message: details.message.default(""),
      isOrdered: details.isOrdered.default(false),
      expiresOn: details.expiresOn.optional(),
      language: details.language.optional(),
      signatories: z.array(person).max(MOST_SIGNATORIES).default([]),
    }),
    output: sheet,
    columns: shown,
  }),
  /** Left out, fields go where signatures usually do as soon as somebody else signs. */
  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...changes, version }),
    output: sheet,
    columns: shown,
  }),
  /** Mails each their link, or the first theirs; what is changed with it is saved first, so that what one sees is what is sent. */
  send: command({ risk: "writes", input: z.strictObject({ ...byId, ...changes, version }), output: sheet, columns: shown }),
  /** Mails the link again to those whose turn it is. */
  remind: command({ risk: "writes", input: z.strictObject(versioned), output: sheet, columns: shown }),
  cancel: command({
    risk: "irreversible",
    input: z.strictObject({ ...versioned, reason: note(500).default("") }),
    output: sheet,
    columns: shown,
  }),

  /** What somebody is shown who was asked to sign. */
  invited: query({
    ...guests,
    input: z.strictObject({ id: link }),
    output: z.object({
      title: z.string(),
      message: z.string(),
      senderName: z.string(),
      businessName: z.string(),
      status: stated(shownStatuses, shownMeanings),
      expiresOn: civil,
      language: z.enum(languages),
      name: z.string(),
      /** Where codes go, without telling it. */
      email: z.string(),
      mine: z.enum(signatoryStatuses),
      isMyTurn: z.boolean(),
      hasCode: z.boolean(),
      /** None once it is withdrawn or over. */
      pages: z.array(z.object({ width: z.number(), height: z.number() })),
      /** One's own fields, each with its place among all. */
      fields: z.array(field.extend({ at: z.int() })),
      others: z.array(z.object({ name: z.string(), status: z.enum(signatoryStatuses) })),
    }),
    columns: ["title", "senderName", "businessName", "status", "expiresOn", "name", "mine"],
  }),
  invitedPage: query({ ...guests, input: z.strictObject({ id: link, page, width }), output: pictureFile }),
  invitedFile: query({ ...guests, input: z.strictObject({ id: link }), output: paperFile }),
  /** Mails a code of six digits. */
  sendCode: command({
    ...guests,
    risk: "writes",
    input: z.strictObject({ id: link }),
    output: z.object({ email: z.string(), endsAt: instant }),
    columns: ["email", "endsAt"],
  }),
  sign: command({
    ...guests,
    risk: "irreversible",
    input: z.strictObject({
      id: link,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
      /** One's name, where the signature is not drawn. */
      typed: note(80).default(""),
      /** The signature by hand: lines, each x, y, x, y… in thousandths of a pad three times as wide as high. */
      strokes: z
        .array(z.array(z.int().min(0).max(1_000)).min(2).max(2_000))
        .max(60)
        .default([]),
      values: z
        .array(z.strictObject({ field: z.int().min(0).max(MOST_FIELDS), text: note(200) }))
        .max(MOST_FIELDS)
        .default([]),
      /** One has read it, and agrees. */
      agrees: z.boolean().default(false),
    }),
    output: z.object({ mine: z.enum(signatoryStatuses) }),
    columns: ["mine"],
  }),
  decline: command({
    ...guests,
    risk: "irreversible",
    input: z.strictObject({ id: link, reason: line(500) }),
    output: z.object({ mine: z.enum(signatoryStatuses) }),
    columns: ["mine"],
  }),

  /** Is a file, named by its SHA-256 and by what it says of itself, the one that was sealed? */
  verify: query({
    scope: "platform",
    access: { role: "public" },
    input: z.strictObject({
      digest: z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[0-9a-f]{64}$/),
      reference: z
        .string()
        .trim()
        .max(140)
        .regex(/^[\w.-]*$/)
        .default(""),
    }),
    output: z.object({
      verdict: z.enum(["intact", "changed", "unknown"]),
      title: z.string(),
      businessName: z.string(),
      sealedAt: instant.nullable(),
      signatories: z.array(z.object({ name: z.string(), signedAt: instant })),
    }),
    columns: ["verdict", "title", "businessName", "sealedAt", "signatories"],
  }),
});
