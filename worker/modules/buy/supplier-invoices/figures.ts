import { sql } from "drizzle-orm";
import { invoiceLines, invoices } from "@/db/business";
import { distinct, money, source } from "@/worker/engine/figures/measure";
import { byDoor } from "@/worker/engine/figures/doors";
import { bySupplier } from "@/worker/modules/buy/suppliers";
import { byIngredient } from "@/worker/modules/catalogue/items";

/** What suppliers invoiced, their credit notes taken off, by the day of the invoice. */
export const supplierInvoiceFigures = {
  purchased: source({
    from: sql`${invoices} join ${invoiceLines} on ${invoiceLines.invoiceId} = ${invoices.id}`,
    where: sql`${invoices.type} in ('supplier', 'supplier_credit') and ${invoices.status} in ('to_pay', 'sent', 'paid')`,
    day: invoices.issuedOn,
    rows: { id: invoices.id, label: sql`coalesce(${invoices.number}, ${invoices.partyName})`, path: "/customer/supplier-invoices/" },
    list: "supplierInvoices.list",
    beside: { purchases: ["supplierInvoices"], supplierInvoices: ["purchases"] },
    axes: { ...bySupplier(invoices.supplierId), ...byIngredient(invoiceLines.itemId), ...byDoor(invoices.door) },
    measures: {
      purchases: money(
        {
          fr: ["Achats facturés HT", "achats", "montant des achats", "dépensé chez", "acheté pour"],
          en: ["Purchases invoiced excl. tax", "purchases", "amount bought", "spent with", "buying"],
        },
        sql`case ${invoices.type} when 'supplier_credit' then -${invoiceLines.total} else ${invoiceLines.total} end`,
      ),
      supplierInvoices: distinct(
        { fr: ["Nombre de factures fournisseurs", "factures fournisseurs"], en: ["Number of supplier invoices", "supplier invoices"] },
        invoices.id,
        { where: sql`${invoices.type} = 'supplier'` },
      ),
    },
  }),
};
