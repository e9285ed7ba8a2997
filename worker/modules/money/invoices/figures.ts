import { type SQLWrapper, sql } from "drizzle-orm";
import { invoices } from "@/db/business";
import { type Dimension, difference, distinct, money, type Names, ratio, source, today } from "@/worker/engine/figures/measure";
import { byDoor } from "@/worker/engine/figures/doors";
import { byProduct } from "@/worker/modules/catalogue/items";
import { bySupplier } from "@/worker/modules/buy/suppliers";
import { byClient, clientRows } from "@/worker/modules/sell/clients";
import { worthOf } from "@/worker/engine/figures/worth";
import { owed } from "@/worker/modules/money/books";
import { ages } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";
import { papersNow } from "./figures/papers";
import { settledMeasures } from "./figures/settled";
import { isUnsold, sellsSomething, turnover, wasInvoiced } from "./figures/billed";

const feature = "finance";
const sold = (column: string) => sql.raw(`billed.${column}`);
const rate: Dimension = {
  names: { fr: ["Taux de TVA", "taux"], en: ["VAT rate", "rate", "rates"] },
  isRate: true,
};
const paperPaths = { client: "/customer/invoices/", supplier: "/customer/supplier-invoices/" };
/** The papers of both sides, each where it stands. */
const papers = {
  id: invoices.id,
  label: sql`coalesce(${invoices.number}, ${invoices.partyName})`,
  path: sql`case when ${invoices.type} in ('supplier', 'supplier_credit') then ${sql.raw(`'${paperPaths.supplier}'`)} else ${sql.raw(`'${paperPaths.client}'`)} end`,
};

/**
 * The lines of what was sent to clients, credit notes taken off, and what was taken off a whole paper as a line without a product:
 * together they are its subtotal, to the cent, deposits and packaging that comes back among them.
 */
const lines = sql`(
  select ${invoices.id} as id, line.item_id, line.vat_rate, line.order_id, case ${invoices.type} when 'credit' then -line.total else line.total end as total,
    ${invoices.type} as type, ${invoices.issuedOn} as day, ${invoices.clientId} as client_id, ${invoices.number} as number, line.container, line.order_line_id, ${invoices.door} as door
  from ${invoices} join invoice_lines as line on line.invoice_id = ${invoices.id} where ${wasInvoiced}
  union all
  select ${invoices.id}, null, null, null, (case ${invoices.type} when 'credit' then -1 else 1 end)
    * (${invoices.subtotal} - (select coalesce(sum(line.total), 0) from invoice_lines as line where line.invoice_id = ${invoices.id})),
    ${invoices.type}, ${invoices.issuedOn}, ${invoices.clientId}, ${invoices.number}, null, null, ${invoices.door}
  from ${invoices} where ${wasInvoiced} and ${sellsSomething}
) as billed`;

const isContainer = sql`${sold("container")} is not null`;
const isSold = sql`not ${isUnsold({ container: sold("container"), orderId: sold("order_id"), orderLineId: sold("order_line_id") })}`;
/** What is owed of one side, paper by paper; what stands on somebody's account beside papers opens to whose it is. */
const owedBy = (side: "client" | "supplier") => ({
  from: owed,
  where: sql`owed.side = ${sql.raw(`'${side}'`)}`,
  rows: {
    id: sql`owed.id`,
    label: sql`owed.label`,
    path: sql.raw(`case owed.kind when 'carried' then '/customer/${side}s/' else '${paperPaths[side]}' end`),
  },
});
const amount = sql`owed.amount`;
const daysLate = sql`(julianday(${today}) - julianday(owed.due_on))`;
/** How late what is due is, as `ageOf` says it (a test keeps them equal); credits and what stands beside papers have no day. */
const age = sql`case when owed.kind <> 'invoice' then owed.kind when ${daysLate} <= 0 then 'not_due' when ${daysLate} <= 30 then 'to_30'
  when ${daysLate} <= 60 then 'to_60' when ${daysLate} <= 90 then 'to_90' else 'over_90' end`;
const lateness: Dimension = {
  names: { fr: ["Retard", "retards", "ancienneté", "échéances"], en: ["How late", "age", "ages", "lateness"] },
  choices: {
    ...Object.fromEntries(ages.map((name) => [name, { fr: [fr.fields[name]], en: [en.fields[name]] } as const])),
    credit: { fr: ["Avoirs à imputer"], en: ["Credit notes not used up"] },
    carried: { fr: ["Acomptes et soldes repris"], en: ["Payments on account and opening balances"] },
  },
};
const overdue = sql`owed.kind = 'invoice' and owed.due_on < ${today}`;

/** What was taken off for clients, line by line and of whole papers, to the cent; what a credit note gives back is taken off again. */
const takenOff = sql`(
  select ${invoices.id} as id, line.value ->> 'itemId' as item_id, (case ${invoices.type} when 'credit' then -1 else 1 end)
    * (100 * ((${worthOf(sql`(line.value ->> 'amount')`, sql`(line.value ->> 'per')`, sql`(line.value ->> 'price')`)} + 50) / 100) - (line.value ->> 'total')) as value,
    ${invoices.issuedOn} as day, ${invoices.clientId} as client_id, ${invoices.number} as number
  from ${invoices} join json_each(${invoices.lines}) as line where ${wasInvoiced} and line.value ->> 'discount' > 0
  union all
  select ${invoices.id}, null, (case ${invoices.type} when 'credit' then -1 else 1 end)
    * ((select coalesce(sum(line.total), 0) from invoice_lines as line where line.invoice_id = ${invoices.id}) - ${invoices.subtotal}),
    ${invoices.issuedOn}, ${invoices.clientId}, ${invoices.number}
  from ${invoices} where ${wasInvoiced}
) as taken`;
const taken = (column: string) => sql.raw(`taken.${column}`);

const salesNames: Names = {
  fr: ["Ventes facturées HT", "ventes", "chiffre d'affaires", "CA", "facturé", "facturation", "chiffre", "vendu pour"],
  en: ["Sales invoiced excl. tax", "sales", "turnover", "revenue", "invoiced", "billed", "income from sales"],
};
const invoicesNames: Names = {
  fr: ["Nombre de factures", "factures", "factures envoyées"],
  en: ["Number of invoices", "invoices", "invoices sent"],
};

/** Those who got an invoice. @param id where the client's identifier stands @param type where the paper's type stands */
const clientsInvoiced = (id: SQLWrapper, type: SQLWrapper) =>
  distinct({ fr: ["Clients facturés", "nombre de clients facturés"], en: ["Clients invoiced", "customers invoiced"] }, id, {
    where: sql`${type} = 'client'`,
    rows: clientRows(id),
  });

/** What was invoiced, what is owed either way, how long clients take, and the VAT of both sides. */
export const invoiceFigures = {
  invoiced: source({
    from: lines,
    day: sold("day"),
    coarser: {
      from: sql`${invoices}`,
      ...(wasInvoiced && { where: wasInvoiced }),
      day: invoices.issuedOn,
      axes: { ...byClient(invoices.clientId), ...byDoor(invoices.door) },
      measures: {
        salesInvoiced: money(salesNames, turnover),
        invoices: distinct(invoicesNames, invoices.id, { where: sql`${invoices.type} = 'client'` }),
        clientsInvoiced: clientsInvoiced(invoices.clientId, invoices.type),
      },
    },
    rows: { id: sold("id"), label: sold("number"), path: "/customer/invoices/" },
    list: "invoices.list",
    beside: {
      salesInvoiced: ["quantitySold"],
      invoices: ["salesInvoiced"],
      salesCredited: ["creditNotes"],
      creditNotes: ["salesCredited"],
    },
    listed: { path: "/customer/invoices", days: ["from", "to"], by: { client: "client" } },
    axes: {
      ...byClient(sold("client_id")),
      ...byProduct(sold("item_id")),
      ...byDoor(sold("door")),
      vatRate: { dimension: rate, key: sql`cast(${sold("vat_rate")} as text)` },
    },
    measures: {
      salesInvoiced: money(salesNames, sold("total"), { where: isSold }),
      salesCredited: money(
        { fr: ["Avoirs HT", "avoirs", "montant des avoirs"], en: ["Credit notes excl. tax", "credit notes", "credited"] },
        sql`-${sold("total")}`,
        { where: sql`${sold("type")} = 'credit' and ${isSold}` },
      ),
      packagingCharged: money(
        {
          fr: ["Emballages consignés, rendus déduits", "consignes", "consignes facturées", "emballages consignés"],
          en: ["Returnable packaging charged, less given back", "packaging deposits", "returnable packaging"],
        },
        sold("total"),
        { where: isContainer },
      ),
      invoices: distinct(invoicesNames, sold("id"), {
        where: sql`${sold("type")} = 'client'`,
        listed: { type: "client", issued: "true" },
      }),
      clientsInvoiced: clientsInvoiced(sold("client_id"), sold("type")),
      creditNotes: distinct({ fr: ["Nombre d'avoirs"], en: ["Number of credit notes"] }, sold("id"), {
        where: sql`${sold("type")} = 'credit'`,
        listed: { type: "credit", issued: "true" },
      }),
    },
  }),

  papersNow,

  discounted: source({
    from: takenOff,
    where: sql`${taken("value")} <> 0`,
    day: taken("day"),
    rows: { id: taken("id"), label: taken("number"), path: "/customer/invoices/" },
    list: "invoices.list",
    axes: { ...byClient(taken("client_id")), ...byProduct(taken("item_id")) },
    measures: {
      discountGiven: money(
        {
          fr: ["Remises accordées HT", "remises", "remises accordées", "rabais", "rabais accordés"],
          en: ["Discounts given excl. tax", "discounts", "discounts given", "rebates"],
        },
        taken("value"),
      ),
    },
  }),

  receivable: source({
    ...owedBy("client"),
    list: "invoices.list",
    beside: { receivable: ["overdue"], overdue: ["receivable"] },
    axes: { ...byClient(sql`owed.party_id`), lateness: { dimension: lateness, key: age } },
    measures: {
      receivable: money(
        {
          fr: ["Dû par les clients TTC", "créances", "créances clients", "encours clients", "à encaisser", "impayés"],
          en: ["Due from clients incl. tax", "receivables", "receivable", "owed by clients", "to collect", "unpaid invoices"],
        },
        amount,
        { feature },
      ),
      overdue: money(
        {
          fr: ["En retard de paiement TTC", "retards de paiement", "créances en retard", "impayés en retard", "en retard"],
          en: ["Overdue incl. tax", "overdue", "late payments", "past due"],
        },
        amount,
        { where: overdue, feature },
      ),
      overdueShare: ratio(
        "rate",
        { fr: ["Part en retard", "taux d'impayés"], en: ["Share overdue", "overdue rate"] },
        ["overdue", "receivable"],
        feature,
      ),
    },
  }),

  payable: source({
    ...owedBy("supplier"),
    list: "supplierInvoices.list",
    beside: { payable: ["payableOverdue"], payableOverdue: ["payable"] },
    axes: { ...bySupplier(sql`owed.party_id`), lateness: { dimension: lateness, key: age } },
    measures: {
      payable: money(
        {
          fr: ["À payer aux fournisseurs TTC", "dettes fournisseurs", "dettes", "à payer", "dû aux fournisseurs"],
          en: ["Due to suppliers incl. tax", "payables", "payable", "owed to suppliers", "to pay"],
        },
        amount,
        { feature },
      ),
      payableOverdue: money(
        { fr: ["Fournisseurs en retard TTC", "dettes en retard"], en: ["Overdue to suppliers incl. tax", "overdue payables"] },
        amount,
        { where: overdue, feature },
      ),
    },
  }),

  settled: source({
    from: sql`${invoices}`,
    where: sql`${invoices.type} in ('client', 'supplier') and ${invoices.status} = 'paid' and ${invoices.total} > 0`,
    day: invoices.paidOn,
    rows: papers,
    list: "invoices.list",
    beside: { clientsPaid: ["receivable", "overdue"], suppliersPaid: ["payable"] },
    axes: { ...byClient(invoices.clientId), ...bySupplier(invoices.supplierId) },
    measures: settledMeasures(),
  }),

  // By the day of invoices: the return counts by what falls due, and what was sold without one (`accounting.vat`). Their titles say so.
  vat: source({
    from: sql`${invoices} join json_each(${invoices.vat}) as tax`,
    // A client's invoice that a full credit note cancelled stays in the books beside it; a supplier's was never booked.
    where: sql`${invoices.status} <> 'draft' and (${invoices.type} in ('client', 'credit') or (${invoices.type} in ('supplier', 'supplier_credit') and ${invoices.status} <> 'cancelled'))`,
    day: invoices.issuedOn,
    rows: papers,
    list: "invoices.list",
    beside: { vatDue: ["vatCollected", "vatDeductible"] },
    axes: {
      vatRate: { dimension: rate, key: sql`cast(tax.value ->> 'rate' as text)` },
      ...byClient(invoices.clientId),
      ...bySupplier(invoices.supplierId),
    },
    measures: {
      vatCollected: money(
        {
          fr: ["TVA collectée sur factures, à leur jour", "TVA collectée", "TVA facturée", "TVA sur les ventes"],
          en: ["VAT collected, by day of invoice", "VAT collected", "output VAT", "VAT on sales"],
        },
        signedTax("credit"),
        { where: sql`${invoices.type} in ('client', 'credit')`, feature },
      ),
      vatDeductible: money(
        {
          fr: ["TVA déductible sur factures, à leur jour", "TVA déductible", "TVA récupérable", "TVA sur les achats"],
          en: ["VAT deductible, by day of invoice", "VAT deductible", "input VAT", "VAT on purchases"],
        },
        signedTax("supplier_credit"),
        { where: sql`${invoices.type} in ('supplier', 'supplier_credit') and ${invoices.vatReason} is null`, feature },
      ),
      vatDue: difference(
        {
          fr: ["TVA nette sur factures, à leur jour", "TVA à payer", "TVA due", "TVA nette"],
          en: ["VAT due, by day of invoice", "VAT due", "VAT to pay", "net VAT"],
        },
        ["vatCollected", "vatDeductible"],
        feature,
      ),
    },
  }),
};

function signedTax(credit: "credit" | "supplier_credit") {
  return sql`case ${invoices.type} when ${sql.raw(`'${credit}'`)} then -(tax.value ->> 'tax') else tax.value ->> 'tax' end`;
}
