import { stated } from "@/worker/core/contract/meaning";
import { exportOf } from "@/worker/core/contract/exporting";
import { identifier, instant, line, note, pageOf, paging, share, version, z, email } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { address, contact } from "@/worker/core/trade/parties";
import { phone } from "@/worker/core/trade/phone";
import { siret, vatNumber } from "@/worker/core/trade/trade-numbers";
import { clientStatuses, clientMeanings, sortableFields } from "./status";
import { clientCategories, paymentTerms } from "@/worker/core/trade/trade";

/** What a person decides about a client. */
const details = {
  companyName: line(120),
  commercialName: note(120),
  category: z.enum(clientCategories),
  status: stated(clientStatuses, clientMeanings),
  contactPerson: note(120),
  email: email.nullable(),
  phone: phone.nullable(),
  /** Whose prices apply; those of its own category when null. */
  priceList: z.enum(clientCategories).nullable(),
  discount: share,
  paymentTerms: z.enum(paymentTerms),
  minimumShelfLifeDays: z.int().min(0).max(3_650).nullable(),
  language: z.enum(languages),
  siret: siret.nullable(),
  vatNumber: vatNumber.nullable(),
  billingAddress: address.nullable(),
  /** Where goods go; to the billing address when null. */
  shippingAddress: address.nullable(),
  otherAddresses: z.array(z.strictObject({ name: line(80), ...address.shape })).max(30),
  contacts: z.array(contact).max(30),
  notes: note(2_000),
};

/** A client as every door shows it. */
export const client = z.object({
  id: z.string(),
  reference: z.string(),
  ...details,
  /** Where goods go, or bills when they go nowhere else. */
  city: z.string(),
  archived: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Client = z.output<typeof client>;

const columns = ["companyName", "reference", "category", "city", "contactPerson", "email", "phone", "paymentTerms", "status"] as const;
const counted = { limits: ["clients"] } as const;
const byId = { id: identifier };

const list = query({
  input: z.strictObject({
    ...paging,
    category: details.category.optional(),
    status: details.status.optional(),
    paymentTerms: details.paymentTerms.optional(),
    archived: z.boolean().default(false),
    sort: z.enum(sortableFields).default("name"),
    direction: z.enum(["asc", "desc"]).default("asc"),
  }),
  output: pageOf(client),
  columns,
  telling: ["companyName", "reference", "city", "phone", "status"],
});

export const clients = defineModule("clients", customers, {
  list,
  export: exportOf(list),

  show: query({
    /** The identifier or the reference. */
    input: z.strictObject(byId),
    output: client,
    columns: ["reference", ...z.object(details).keyof().options, "archived"],
  }),

  facets: query({
    input: z.strictObject({}),
    output: z.object({
      total: z.int(),
      categories: z.array(z.object({ category: details.category, count: z.int() })),
      statuses: z.array(z.object({ status: details.status, count: z.int() })),
    }),
  }),

  create: command({
    access: counted,
    risk: "writes",
    input: z.strictObject({
      companyName: details.companyName,
      category: details.category,
      /** Left out, the product gives the next one: CLI-0001. */
      reference: identifier.max(30).toUpperCase().optional(),
      commercialName: details.commercialName.default(""),
      status: details.status.default("active"),
      contactPerson: details.contactPerson.default(""),
      email: details.email.default(null),
      phone: details.phone.default(null),
      priceList: details.priceList.default(null),
      discount: details.discount.default(0),
      paymentTerms: details.paymentTerms.default("30_days"),
      minimumShelfLifeDays: details.minimumShelfLifeDays.default(null),
      language: details.language.default("fr"),
      siret: details.siret.default(null),
      vatNumber: details.vatNumber.default(null),
      billingAddress: details.billingAddress.default(null),
      shippingAddress: details.shippingAddress.default(null),
      otherAddresses: details.otherAddresses.default([]),
      contacts: details.contacts.default([]),
      notes: details.notes.default(""),
    }),
    output: client,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
    output: client,
  }),

  archive: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: client,
  }),

  restore: command({
    access: counted,
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: client,
  }),

  remove: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, version }),
    output: client,
  }),
});
