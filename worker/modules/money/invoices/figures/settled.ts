import { sql } from "drizzle-orm";
import { invoices } from "@/db/business";
import { adding, distinct, money, ratio } from "@/worker/engine/figures/measure";

const feature = "finance";

/** Days from an invoice to its payment, the dearer counting more, as the reminders' pace says. */
export function settledMeasures() {
  const days = sql`cast(julianday(${invoices.paidOn}) - julianday(${invoices.issuedOn}) as integer) * ${invoices.total}`;
  const ours = sql`${invoices.type} = 'client'`;
  const theirs = sql`${invoices.type} = 'supplier'`;
  return {
    clientsPaid: money(
      { fr: ["Factures encaissées TTC", "encaissé des clients"], en: ["Invoices paid by clients incl. tax", "collected from clients"] },
      invoices.total,
      { where: ours, feature },
    ),
    clientPayDays: adding("days", { fr: ["Jours pondérés clients"], en: ["Weighted client days"] }, days, { where: ours, feature }),
    daysToBePaid: ratio(
      "days",
      {
        fr: ["Délai de paiement des clients", "délai de paiement", "délai moyen de paiement", "délai d'encaissement"],
        en: ["Days clients take to pay", "days to pay", "payment delay", "DSO", "average payment delay"],
      },
      ["clientPayDays", "clientsPaid"],
      feature,
    ),
    invoicesPaid: distinct({ fr: ["Nombre de factures encaissées"], en: ["Number of invoices paid by clients"] }, invoices.id, {
      where: ours,
      feature,
    }),
    suppliersPaid: money(
      { fr: ["Factures fournisseurs payées TTC", "payé aux fournisseurs"], en: ["Supplier invoices paid incl. tax", "paid to suppliers"] },
      invoices.total,
      { where: theirs, feature },
    ),
    supplierPayDays: adding("days", { fr: ["Jours pondérés fournisseurs"], en: ["Weighted supplier days"] }, days, {
      where: theirs,
      feature,
    }),
    daysToPaySuppliers: ratio(
      "days",
      { fr: ["Délai de paiement des fournisseurs"], en: ["Days we take to pay", "DPO"] },
      ["supplierPayDays", "suppliersPaid"],
      feature,
    ),
  } as const;
}
