import { stated } from "@/worker/core/contract/meaning";
import {
  balance,
  businessDay,
  cents,
  civil,
  identifier,
  instant,
  line,
  money,
  note,
  quantity,
  rate,
  recordOf,
  share,
  signed,
  sum,
  unit,
  vatRate,
  z,
} from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { address } from "@/worker/core/trade/parties";
import { paymentTerms, saidVatReasons, vatReasons } from "@/worker/core/trade/trade";
import {
  containerMoves,
  invoiceMeanings,
  invoiceStatuses,
  invoiceTypes,
  lineNatures,
  numberedTypes,
  paymentMethods,
  settledBy,
} from "./status";

export { account, accountColumns, accountDays } from "./account/shapes";

/** An invoice by its identifier or its number. */
export const one = { id: identifier };

/** What narrows a list of the business's own. */
export const filters = {
  type: z.enum(["client", "credit", "proforma"]).optional(),
  status: z.enum(invoiceStatuses).optional(),
  /** Sent to clients: neither drafts nor proformas. */
  issued: z.boolean().optional(),
  client: recordOf("clients").optional(),
  from: civil.optional(),
  to: civil.optional(),
};

/** A line as one writes it: an item at the client's price, or anything with its own words, price and rate. */
const writtenLine = z.strictObject({
  item: recordOf("items").optional(),
  description: note(300).default(""),
  amount: quantity,
  /** Excl. tax for one `per`; the client's price when left out. */
  price: money.optional(),
  /** What the price is for; the item's unit, or the unit of the quantity. */
  per: unit.optional(),
  /** Left out, the client's. */
  discount: share.optional(),
  vatRate: vatRate.optional(),
  /** Packaging that comes back: charged for, or given back, which comes off. It bears no VAT. */
  container: z.enum(containerMoves).optional(),
  /** Goods or a service; left out, as its item says, and what is no item goes with the goods. */
  nature: z.enum(lineNatures).optional(),
});

/** Goods that left for the client at one time. */
const delivery = z.strictObject({
  /** The delivery note, if there is one. */
  reference: note(60).default(""),
  day: civil,
  /** Where they went; where the client is when null. */
  address: address.nullable().default(null),
});

/** What a person decides of a draft. */
export const details = {
  lines: z.array(writtenLine).min(1).max(300),
  /** The client's own order number. */
  reference: note(60),
  description: note(200),
  /** The day of the sale or delivery; the day of sending when null. */
  soldOn: civil.nullable(),
  /** What was delivered, when and where; the last of them says the day of the sale. */
  deliveries: z.array(delivery).max(50),
  paymentTerms: z.enum(paymentTerms),
  notes: note(2_000),
  /** Taken off the whole: a share of it, or a sum excl. tax; one of them. */
  discount: share,
  discountAmount: money,
  /** Why lines at 0 % bear no tax; null when it follows from the regime and from where the client is. */
  vatReason: z.enum(saidVatReasons).nullable(),
};

export const written = {
  client: recordOf("clients"),
  lines: details.lines,
  reference: details.reference.default(""),
  description: details.description.default(""),
  soldOn: details.soldOn.default(null),
  deliveries: details.deliveries.default([]),
  /** Left out, the client's. */
  paymentTerms: details.paymentTerms.optional(),
  notes: details.notes.default(""),
  discount: details.discount.default(0),
  discountAmount: details.discountAmount.default(0),
  vatReason: details.vatReason.default(null),
};

/** One of the two sides as the invoice says it. */
const party = z.object({
  name: z.string(),
  address: address.nullable(),
  siret: z.string().nullable(),
  vatNumber: z.string().nullable(),
  email: z.string().nullable(),
});

export const shownLine = z.object({
  id: z.string(),
  itemId: z.string().nullable(),
  /** The order it comes from. */
  orderId: z.string().nullable(),
  description: z.string(),
  amount: signed,
  price: money,
  per: unit,
  discount: share,
  vatRate: rate,
  total: balance,
  container: z.enum(containerMoves).nullable(),
  /** What somebody said it is, or what it was sent as; null while it follows from the rest. */
  nature: z.enum(lineNatures).nullable(),
});

/** An invoice in a list. */
export const listed = z.object({
  id: z.string(),
  type: z.enum(invoiceTypes),
  number: z.string().nullable(),
  partyName: z.string(),
  clientId: z.string().nullable(),
  issuedOn: civil,
  dueOn: civil.nullable(),
  status: stated(invoiceStatuses, invoiceMeanings),
  subtotal: sum,
  tax: sum,
  total: sum,
  due: sum,
  disputed: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListedInvoice = z.output<typeof listed>;

/** Money that settles an invoice, either way. */
export const payment = z.object({
  id: z.string(),
  paidOn: civil,
  amount: balance,
  method: z.enum(settledBy),
  note: z.string(),
  creditId: z.string().nullable(),
  takenBack: z.boolean(),
  /** Can it be taken back? */
  undoable: z.boolean(),
});

/** Base and tax of each rate. */
export const taxed = z.array(z.object({ rate, base: balance, tax: balance }));

/** An invoice as every door shows it. */
export const invoice = z.object({
  ...listed.shape,
  reference: z.string(),
  description: z.string(),
  soldOn: civil.nullable(),
  paymentTerms: z.enum(paymentTerms).nullable(),
  language: z.enum(languages),
  seller: party.nullable(),
  buyer: party.nullable(),
  deliveryAddress: address.nullable(),
  deliveries: z.array(delivery),
  /** The deposits that it takes back. */
  deposits: z.array(z.object({ number: z.string(), issuedOn: civil })),
  lines: z.array(shownLine),
  vat: taxed,
  vatReason: z.enum(vatReasons).nullable(),
  discount: share,
  /** Of a credit note, less than nothing where it gives a discount that earlier ones took off. */
  discountAmount: balance,
  /** What of the lines is taken off by one or the other, by rate of VAT. */
  rebates: z.array(z.object({ rate, base: sum, amount: balance })),
  paid: sum,
  /** A credit note: what of it is neither set against an invoice nor given back. */
  creditBalance: sum,
  payments: z.array(payment),
  /** A credit note: the invoice it corrects. */
  creditsId: z.string().nullable(),
  /** The credit notes that correct it. */
  credits: z.array(z.object({ id: z.string(), number: z.string().nullable(), total: sum })),
  /** A credit note: what of it was set against which invoices; less than nothing where that was undone. */
  allocations: z.array(z.object({ id: z.string(), invoiceId: z.string(), number: z.string().nullable(), paidOn: civil, amount: balance })),
  orderId: z.string().nullable(),
  dispute: z.string(),
  notes: z.string(),
  paidOn: civil.nullable(),
  /** What one may do now. */
  moves: z.array(z.string()),
});
export type Invoice = z.output<typeof invoice>;

/** What a draft would come to. */
export const previewed = z.object({
  lines: z.array(shownLine.pick({ id: true, description: true, vatRate: true, total: true, container: true })),
  discount: share,
  rebates: z.array(z.object({ rate, base: sum, amount: sum })),
  subtotal: balance,
  vat: taxed,
  total: sum,
});

export const paying = {
  /** All that is due when left out. */
  amount: cents.optional(),
  /** Today when left out. */
  paidOn: businessDay.optional(),
  method: z.enum(paymentMethods).default("transfer"),
  note: note(200).default(""),
};
/** What is paid beyond what is due stays on the account of whose it is. */
export const onAccount = z.boolean().default(false);
/** The day on which a payment bounced; left out, it was noted by mistake, and is undone on its own day. */
export const bouncedOn = businessDay.optional();
export const reason = line(200);

/** What numbers begin with: letters and digits that every program reads (BR-FR-02). */
export const prefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,12}$/);

/** How papers of each type are numbered. */
export const numbered = z.object({
  items: z.array(
    z.object({
      type: z.enum(numberedTypes),
      prefix: z.string(),
      next: z.int(),
      /** Is one of this year numbered? Then the next one follows it. */
      isUsed: z.boolean(),
    }),
  ),
});
