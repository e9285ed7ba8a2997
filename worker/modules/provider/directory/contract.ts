import {
  email,
  identifier,
  instant,
  line,
  money,
  note,
  pageOf,
  paging,
  recordOf,
  version,
  website,
  z,
} from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { address } from "@/worker/core/trade/parties";
import { phone } from "@/worker/core/trade/phone";
import { regions } from "@/worker/core/trade/regions";
import { siret } from "@/worker/core/trade/trade-numbers";
import { certifications, directoryCategories, directoryKinds } from "./status";

/** What administrators say of an entry. */
const details = {
  name: line(120),
  kind: z.enum(directoryKinds),
  category: z.enum(directoryCategories),
  description: note(2_000),
  /** What they sell or do, a few words each. */
  products: z.array(line(80)).max(40),
  certifications: z.array(z.enum(certifications)).max(certifications.length),
  /** The least an order must amount to, excl. tax. */
  minimumOrder: money.nullable(),
  leadTimeDays: z.int().min(0).max(365).nullable(),
  contactName: note(120),
  email: email.nullable(),
  phone: phone.nullable(),
  website: website(200),
  address,
  siret: siret.nullable(),
};

/** An entry as every door shows it. */
const entry = z.object({
  id: z.string(),
  ...details,
  region: z.enum(regions).nullable(),
  organic: z.boolean(),
  /** When an administrator last made sure of it. */
  verifiedAt: instant.nullable(),
  archived: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type DirectoryEntry = z.output<typeof entry>;

const columns = ["name", "kind", "category", "region", "certifications", "minimumOrder"] as const;
const byId = { id: identifier };
const own = { role: "customer" } as const;
const shared = { role: "member" } as const;

/** What narrows the directory. */
const narrowing = {
  search: paging.search,
  kind: details.kind.optional(),
  category: details.category.optional(),
  region: z.enum(regions).optional(),
  certification: z.enum(certifications).optional(),
  organic: z.boolean().optional(),
  /** Those who take orders of so little. */
  minimumOrder: money.optional(),
  verified: z.boolean().optional(),
  /** Administrators alone see what is archived. */
  archived: z.boolean().default(false),
};

const counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }));

export const directory = defineModule("directory", staff, {
  list: query({
    access: shared,
    input: z.strictObject({ limit: paging.limit, cursor: paging.cursor, ...narrowing }),
    output: pageOf(entry),
    columns,
    telling: ["name", "kind", "category", "region"],
  }),

  facets: query({
    access: shared,
    input: z.strictObject(narrowing),
    output: z.object({
      total: z.int(),
      kinds: counted(details.kind),
      categories: counted(details.category),
      regions: counted(z.enum(regions)),
      certifications: counted(z.enum(certifications)),
    }),
  }),

  show: query({
    access: shared,
    input: z.strictObject(byId),
    output: entry.extend({
      /** The caller's own supplier that was made of it. */
      supplierId: z.string().nullable(),
      /** When the caller's business last wrote to them. */
      contactedAt: instant.nullable(),
    }),
    columns: [...columns, "description", "products", "contactName", "email", "phone", "website", "address", "verifiedAt"],
    isDerived: true,
  }),

  /** Writes to them on the caller's behalf; their answer goes to the caller. */
  contact: command({
    access: own,
    risk: "writes",
    input: z.strictObject({ ...byId, message: note(2_000).min(1) }),
    output: z.object({ id: z.string(), entryId: z.string(), message: z.string(), createdAt: instant }),
  }),

  /** Copies an entry into the suppliers of the caller's business, and keeps the link. */
  addToSuppliers: command({
    scope: "business",
    access: { ...own, limits: ["suppliers"] },
    risk: "writes",
    input: z.strictObject(byId),
    output: z.object({ id: z.string(), reference: z.string(), name: z.string() }),
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      name: details.name,
      kind: details.kind.default("supplier"),
      category: details.category,
      description: details.description.default(""),
      products: details.products.default([]),
      certifications: details.certifications.default([]),
      minimumOrder: details.minimumOrder.default(null),
      leadTimeDays: details.leadTimeDays.default(null),
      contactName: details.contactName.default(""),
      email: details.email.default(null),
      phone: details.phone.default(null),
      website: details.website.default(""),
      address,
      siret: details.siret.default(null),
    }),
    output: entry,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
    output: entry,
  }),

  /** Says that what stands there was checked today. */
  verify: command({ risk: "writes", input: z.strictObject({ ...byId, version }), output: entry }),
  archive: command({ risk: "writes", input: z.strictObject({ ...byId, version }), output: entry }),
  restore: command({ risk: "writes", input: z.strictObject({ ...byId, version }), output: entry }),

  /** Puts a double into the entry that stays: what it lacks is taken over, and whoever follows the double comes to it. */
  merge: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, double: recordOf("directory"), version }),
    output: entry,
  }),

  /** Brings in a CSV file; a dry run only says what it would do. */
  import: command({
    risk: "writes",
    input: z.strictObject({ content: z.string().min(1).max(CSV_CHARACTERS), dryRun: z.boolean().default(false) }),
    output: z.object({
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      refused: z.int(),
      isWritten: z.boolean(),
      lines: z.array(
        z.object({
          line: z.int(),
          name: z.string(),
          outcome: z.enum(["added", "changed", "unchanged", "refused"]),
          problems: z.array(z.string()),
        }),
      ),
    }),
  }),
});
