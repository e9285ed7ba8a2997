import { inArray, sql } from "drizzle-orm";
import { invoices } from "@/db/business";
import { byDoor } from "@/worker/engine/figures/doors";
import { adding, type Axis, choicesOf, money, source, today } from "@/worker/engine/figures/measure";
import { byClient } from "@/worker/modules/sell/clients";
import { ours } from "../list";
import { invoiceStatuses } from "../status";
import { en } from "../words.en";
import { fr } from "../words.fr";

const some = <Key extends string>(words: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, words[key]])) as Record<Key, string>;

const paperType = {
  dimension: {
    names: { fr: ["Nature de la pièce", "natures de pièces"], en: ["Type of paper", "types of papers"] },
    choices: choicesOf({ fr: some(fr.values.type, ours), en: some(en.values.type, ours) }),
  },
  key: invoices.type,
} satisfies Axis;

/** `overdue` is what a sent invoice reads once its day has passed. */
const paperStatus = {
  dimension: {
    names: { fr: ["État de la facture", "statut de la facture", "états des factures"], en: ["State of the invoice", "invoice status"] },
    choices: choicesOf({ fr: some(fr.values.status, invoiceStatuses), en: some(en.values.status, invoiceStatuses) }),
  },
  key: sql`case when ${invoices.status} = 'sent' and ${invoices.type} = 'client' and ${invoices.dueOn} < ${today} then 'overdue' else ${invoices.status} end`,
} satisfies Axis;

/** All that the business writes to clients, drafts, proformas and what was cancelled among it, in the state it is in now. */
export const papersNow = source({
  from: sql`${invoices}`,
  where: inArray(invoices.type, [...ours]),
  rows: { id: invoices.id, label: sql`coalesce(${invoices.number}, ${invoices.partyName})`, path: "/customer/invoices/" },
  list: "invoices.list",
  listed: { path: "/customer/invoices", by: { client: "client", paperType: "type", paperStatus: "status" } },
  axes: { ...byClient(invoices.clientId), ...byDoor(invoices.door), paperType, paperStatus },
  measures: {
    papers: adding(
      "count",
      {
        fr: ["Factures, avoirs et pro forma, tous états", "pièces de vente"],
        en: ["Invoices, credit notes and pro formas in any state", "sales papers"],
      },
      sql.raw("1"),
      { listed: {} },
    ),
    papersTotal: money(
      { fr: ["Montant TTC des pièces de vente, tous états"], en: ["Sales papers incl. tax, in any state"] },
      invoices.total,
      { listed: {} },
    ),
    papersDue: money({ fr: ["Reste dû TTC sur les pièces de vente"], en: ["Still due on sales papers incl. tax"] }, invoices.due),
  },
});
