import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Address } from "@/worker/core/trade/parties";
import { paymentTerms, vatRegimes } from "@/worker/core/trade/trade";

/** What the business says of itself on its papers: one row, `own`. */
export const company = sqliteTable("company", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  legalForm: text("legal_form").notNull().default(""),
  /** Ten-thousandths of a euro; null where there is none. */
  capital: integer("capital"),
  siret: text("siret"),
  vatNumber: text("vat_number"),
  vatRegime: text("vat_regime", { enum: vatRegimes }).notNull().default("normal"),
  /** VAT on services is due when they are invoiced, by option; when they are paid otherwise (CGI, art. 269). */
  vatOnDebits: integer("vat_on_debits", { mode: "boolean" }).notNull().default(false),
  /** The town of its trade register. */
  register: text("register").notNull().default(""),
  address: text("address", { mode: "json" }).$type<Address>(),
  phone: text("phone"),
  email: text("email"),
  website: text("website").notNull().default(""),
  iban: text("iban"),
  bic: text("bic"),
  /** Where card payments of clients go (acct_…); null when none are taken. */
  stripeAccount: text("stripe_account"),
  /** Of the workshop, given by the veterinary services: FR 47.091.002 CE. */
  approval: text("approval").notNull().default(""),
  /** A line under the name. */
  tagline: text("tagline").notNull().default(""),
  /** Where the logo lies in the files; null without one. */
  logo: text("logo"),
  paymentTerms: text("payment_terms", { enum: paymentTerms }).notNull().default("30_days"),
  /** Of late payments, in hundredths of a percent a year; null when the law's own applies. */
  penaltyRate: integer("penalty_rate"),
  /** What is said of paying early; the usual sentence when empty. */
  discountTerms: text("discount_terms").notNull().default(""),
  /** What is taken off for paying early is net of tax: the VAT that was invoiced stays. */
  discountKeepsVat: integer("discount_keeps_vat", { mode: "boolean" }).notNull().default(false),
  version: integer("version").notNull().default(1),
  updatedAt: integer("updated_at").notNull(),
});
