import { exportOf } from "@/worker/core/contract/exporting";
import { civil, identifier, instant, line, money, note, pageOf, paging, version, website, z, email } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { address, certificate, contact } from "@/worker/core/trade/parties";
import { phone } from "@/worker/core/trade/phone";
import { paymentTerms } from "@/worker/core/trade/trade";
import { iban, siret, vatNumber } from "@/worker/core/trade/trade-numbers";
import { sortableFields, supplierTypes } from "./status";

/** What a person decides about a supplier. */
const details = {
  name: line(120),
  type: z.enum(supplierTypes),
  contactName: note(120),
  email: email.nullable(),
  phone: phone.nullable(),
  website: website(200),
  address: address.nullable(),
  siret: siret.nullable(),
  vatNumber: vatNumber.nullable(),
  iban: iban.nullable(),
  paymentTerms: z.enum(paymentTerms).nullable(),
  leadTimeDays: z.int().min(0).max(365).nullable(),
  /** The least an order must amount to, excl. tax. */
  minimumOrder: money.nullable(),
  contacts: z.array(contact).max(30),
  certificates: z.array(certificate).max(30),
  notes: note(2_000),
};

/** A supplier as every door shows it. */
export const supplier = z.object({
  id: z.string(),
  reference: z.string(),
  ...details,
  /** The entry of the directory that it was made of. */
  directoryId: z.string().nullable(),
  /** The day the first of its certificates ends, or has ended. */
  certificateEndsOn: civil.nullable(),
  archived: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Supplier = z.output<typeof supplier>;

const columns = ["name", "reference", "type", "contactName", "phone", "leadTimeDays", "certificateEndsOn"] as const;
const withinLimits = { limits: ["suppliers"] } as const;
const byId = { id: identifier };
const { name, type, ...optional } = details;

const list = query({
  input: z.strictObject({
    ...paging,
    type: type.optional(),
    /** Those with a certificate that has ended or ends within so many days. */
    certificateEndsWithin: z.int().min(0).max(3_650).optional(),
    archived: z.boolean().default(false),
    sort: z.enum(sortableFields).default("name"),
    direction: z.enum(["asc", "desc"]).default("asc"),
  }),
  output: pageOf(supplier),
  columns,
  telling: ["name", "reference", "type", "phone", "leadTimeDays"],
});

export const suppliers = defineModule("suppliers", customers, {
  list,
  export: exportOf(list),

  show: query({
    /** The identifier or the reference. */
    input: z.strictObject(byId),
    output: supplier,
    columns: ["reference", "name", "type", ...z.object(optional).keyof().options, "archived"],
  }),

  facets: query({
    input: z.strictObject({}),
    output: z.object({
      total: z.int(),
      types: z.array(z.object({ type, count: z.int() })),
      /** How many have a certificate that has ended or must soon be renewed. */
      toRenew: z.int(),
    }),
  }),

  create: command({
    access: withinLimits,
    risk: "writes",
    input: z.strictObject({
      name,
      type: type.default("supplier"),
      contactName: details.contactName.default(""),
      email: details.email.default(null),
      phone: details.phone.default(null),
      website: details.website.default(""),
      address: details.address.default(null),
      siret: details.siret.default(null),
      vatNumber: details.vatNumber.default(null),
      iban: details.iban.default(null),
      paymentTerms: details.paymentTerms.default(null),
      leadTimeDays: details.leadTimeDays.default(null),
      minimumOrder: details.minimumOrder.default(null),
      contacts: details.contacts.default([]),
      certificates: details.certificates.default([]),
      notes: details.notes.default(""),
    }),
    output: supplier,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
    output: supplier,
  }),

  archive: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: supplier,
  }),

  restore: command({
    access: withinLimits,
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: supplier,
  }),

  remove: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, version }),
    output: supplier,
  }),
});
