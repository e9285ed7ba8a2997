import { en as invoices } from "@/worker/modules/money/invoices/words.en";
import type { fr } from "./words.fr";

export const en: typeof fr = {
  title: "Supplier invoices",
  counted: { one: "supplier invoice", other: "supplier invoices" },
  operations: {
    list: {
      title: "List supplier invoices",
      examples: [
        "which supplier invoices are to be paid?",
        "which supplier invoices are late?",
        "list the invoices of supplier Minoterie du Gers",
      ],
    },
    show: { title: "See a supplier invoice", examples: ["show supplier invoice F-2291"] },
    facets: { title: "What suppliers are owed", examples: ["how much do I owe my suppliers?"] },
    export: { title: "Export supplier invoices", examples: ["export my supplier invoices as CSV"] },
    statement: {
      title: "Statement of account of a supplier",
      examples: [
        "how much do I owe Minoterie du Gers?",
        "show the statement of the supplier Minoterie du Gers",
        "what did I pay Minoterie du Gers?",
      ],
    },
    statementPaper: {
      title: "Statement of account of a supplier, in PDF",
      examples: ["print the statement of account of the supplier Minoterie du Gers"],
    },
    create: { title: "Enter a supplier invoice", done: "Supplier invoice saved" },
    update: { title: "Edit", done: "Changes saved" },
    book: { title: "Approve: to pay", button: "Approve: to pay", done: "Approved", examples: ["approve supplier invoice F-2291"] },
    remove: {
      title: "Remove the draft",
      button: "Remove the draft",
      ask: { title: "Remove this draft?", text: "Invoice {{number}} and its lines are gone for good.", button: "Remove" },
      done: "Draft removed",
    },
    markPaid: { title: "Mark as paid", done: "Payment recorded", examples: ["supplier invoice F-2291 is paid"] },
    allocate: { title: "Use money on account", done: "Money on account used" },
    refund: { title: "Record a refund", done: "Refund recorded", examples: ["the supplier refunded credit note A-118"] },
    undoPayment: { title: "Undo a payment", done: "Payment undone" },
    cancel: {
      title: "Cancel",
      button: "Cancel the invoice",
      ask: {
        title: "Cancel this invoice?",
        text: "{{number}} is no longer to be paid. It stays among your invoices, cancelled: nothing takes it back.",
      },
      done: "Supplier invoice cancelled",
    },
  },
  synonyms: {
    fields: { partyName: ["supplier"], due: ["left to pay", "owed"], total: ["amount"], dueOn: ["due date"] },
    values: { status: { overdue: ["late"], paid: ["settled"], to_pay: ["payable", "due"] } },
  },
  errors: {
    booked_before: "This supplier's invoice is entered already: it is dated {{day}}",
    other_supplier: "This order is another supplier's",
    foreign_vat:
      "This supplier is established outside France: only French VAT is deducted. Enter 0% if it is foreign or reverse charged; otherwise confirm",
    paid_in_part: "A part is paid already: undo the payment first",
  },
  fields: {
    ...invoices.fields,
    supplier: "Supplier",
    confirmed: "It is French VAT",
    asks: "To check",
    isCredit: "Credit note",
    supplierId: "Supplier's identifier",
    partyName: "Supplier",
    restock: "Supplier order",
    restockId: "Supplier order",
    restockReference: "Supplier order",
    scanId: "Scanned document",
    compared: "Invoiced and received",
    itemName: "Item",
    invoiced: "Invoiced excl. tax",
    received: "Received at the ordered price excl. tax",
    difference: "Difference excl. tax",
    postedOn: "Posted on",
    isAsset: "Fixed asset",
    onAccount: "Leave the surplus on account",
    deposit: "Deposit",
  },
  values: {
    ...invoices.values,
    status: { ...invoices.values.status, sent: "Sent" },
    deposit: { asked: "Deposit asked for", deducted: "Deposit taken back" },
    asks: { foreign_vat: "VAT of a supplier from abroad" },
  },
};
