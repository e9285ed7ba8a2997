import { instant, line, note, share, sum, version, website, z, email } from "@/worker/core/contract/fields";
import { languages } from "@/worker/core/language";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { address } from "@/worker/core/trade/parties";
import { phone } from "@/worker/core/trade/phone";
import { paperOf, pictureOf } from "@/worker/core/contract/printing";
import { paymentTerms, vatRegimes } from "@/worker/core/trade/trade";
import { bic, iban, siret, vatNumber } from "@/worker/core/trade/trade-numbers";

/** What a business says of itself on its papers. */
const details = {
  name: line(120),
  /** SAS, SARL, EARL… */
  legalForm: note(60),
  capital: sum.nullable(),
  siret: siret.nullable(),
  vatNumber: vatNumber.nullable(),
  vatRegime: z.enum(vatRegimes),
  /** VAT on services is due when they are invoiced, not when they are paid. */
  vatOnDebits: z.boolean(),
  /** The town of its trade register (RCS). */
  register: note(80),
  address: address.nullable(),
  phone: phone.nullable(),
  email: email.nullable(),
  website: website(120),
  iban: iban.nullable(),
  bic: bic.nullable(),
  /** Where card payments of clients go, as Stripe names it (acct_…). */
  stripeAccount: z
    .string()
    .trim()
    .max(60)
    .regex(/^acct_\w+$/)
    .nullable(),
  /** Of the workshop, given by the veterinary services: FR 47.091.002 CE. */
  approval: note(40),
  /** A line under the name. */
  tagline: note(120),
  paymentTerms: z.enum(paymentTerms),
  /** Of late payments, a year; the law's own when null. */
  penaltyRate: share.nullable(),
  discountTerms: note(300),
  /** What is taken off for paying early is net of tax: the VAT that was invoiced stays. */
  discountKeepsVat: z.boolean(),
};

/** The business as every door shows it. */
export const ownCompany = z.object({ ...details, hasLogo: z.boolean(), version: z.int(), updatedAt: instant.nullable() });
export type Company = z.output<typeof ownCompany>;

export const company = defineModule("company", customers, {
  show: query({
    input: z.strictObject({}),
    output: ownCompany,
    columns: [...z.object(details).keyof().options, "hasLogo"],
  }),

  update: command({
    risk: "writes",
    input: z.strictObject({ ...z.object(details).partial().shape, version }),
    output: ownCompany,
  }),

  /** PNG or JPEG in base64, at most 1 MB. */
  setLogo: command({
    risk: "writes",
    input: z.strictObject({ content: z.string().min(1).max(1_400_000), version }),
    output: ownCompany,
  }),

  removeLogo: command({
    risk: "writes",
    input: z.strictObject({ version }),
    output: ownCompany,
  }),

  /** A paper of no one's, to see how one's own look. */
  preview: paperOf(z.strictObject({ language: z.enum(languages).default("fr") })),

  logo: pictureOf(z.strictObject({})),
});
