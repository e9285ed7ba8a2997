import {
  identifier,
  instant,
  line,
  money,
  note,
  pageOf,
  paging,
  quantity,
  rate,
  recordOf,
  unit,
  version,
  z,
} from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";

/** What a person decides about a tariff, once its item is known. */
const details = {
  /** What a pack holds. */
  pack: quantity,
  /** What a pack is called: "sac", "carton de 96"… */
  packName: note(60),
  /** Excl. tax, for a pack. */
  price: money,
  /** What the supplier calls the item. */
  supplierCode: note(60),
};

/** A tariff as every door shows it. */
const tariff = z.object({
  id: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  sku: z.string(),
  /** The unit of the item, that prices are compared in. */
  itemUnit: unit,
  supplierId: z.string(),
  supplierName: z.string(),
  supplierReference: z.string(),
  ...details,
  /** Excl. tax, for one unit of the item; null when the item's unit no longer converts. */
  unitPrice: money.nullable(),
  leadTimeDays: z.int().nullable(),
  preferred: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Tariff = z.output<typeof tariff>;

/** What a tariff asked from an instant on. */
const pastPrice = z.object({ at: instant, price: money, pack: quantity, unitPrice: money.nullable() });
export type PastPrice = z.output<typeof pastPrice>;

/** A tariff among those of its item. */
const offer = tariff.extend({
  /** How much dearer than the cheapest. */
  difference: rate.nullable(),
  prices: z.array(pastPrice),
});
export type Offer = z.output<typeof offer>;

const byId = { id: identifier };
/** Its identifier, its reference, or its whole name. */
const supplier = line(120);
/** Its identifier or its SKU. */
const item = recordOf("items");

export const tariffs = defineModule("tariffs", customers, {
  list: query({
    input: z.strictObject({ ...paging, item: item.optional(), supplier: supplier.optional(), preferred: z.boolean().optional() }),
    output: pageOf(tariff),
    columns: ["itemName", "sku", "supplierName", "unitPrice", "itemUnit", "pack", "packName", "price", "preferred"],
    telling: ["itemName", "supplierName", "unitPrice", "itemUnit", "pack", "preferred"],
  }),

  show: query({
    input: z.strictObject(byId),
    output: tariff,
    columns: ["itemName", "sku", "supplierName", "supplierCode", "pack", "packName", "price", "unitPrice", "itemUnit", "preferred"],
  }),

  /** Every offer of an item, the cheapest first. */
  compare: query({
    input: z.strictObject({ id: item }),
    output: z.object({ itemId: z.string(), itemName: z.string(), sku: z.string(), itemUnit: unit, items: z.array(offer) }),
    columns: ["supplierName", "unitPrice", "itemUnit", "difference", "pack", "packName", "price", "leadTimeDays", "preferred"],
  }),

  /** What a tariff has asked over time, the oldest first. */
  history: query({
    input: z.strictObject(byId),
    output: z.object({ itemName: z.string(), supplierName: z.string(), itemUnit: unit, items: z.array(pastPrice) }),
    columns: ["at", "price", "pack", "unitPrice"],
  }),

  create: command({
    risk: "writes",
    input: z.strictObject({
      item,
      supplier,
      pack: details.pack,
      packName: details.packName.default(""),
      price: details.price,
      supplierCode: details.supplierCode.default(""),
    }),
    output: tariff,
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...byId, ...z.object(details).partial().shape, version }),
    output: tariff,
  }),

  prefer: command({
    risk: "writes",
    input: z.strictObject({ ...byId, version }),
    output: tariff,
  }),

  remove: command({
    risk: "irreversible",
    input: z.strictObject({ ...byId, version }),
    output: tariff,
  }),
});
