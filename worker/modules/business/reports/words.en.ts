import type { Words } from "@/worker/core/text/words-type";
import { en as core } from "@/worker/core/words.en";
import { en as figures } from "@/worker/modules/business/figures/words.en";
import type { fr } from "./words.fr";

export const en = {
  title: "Reports",
  counted: { one: "report", other: "reports" },
  operations: {
    list: { title: "Saved reports", examples: ["show my reports", "which reports did I save?"] },
    show: { title: "Saved report", examples: ["open the report sales of the quarter"] },
    create: { title: "Save a report", done: "Report saved", button: "Save", examples: ["save this report"] },
    update: { title: "Rename a report", done: "Report renamed", button: "Rename", examples: ["rename the report"] },
    remove: {
      title: "Remove a report",
      done: "Report removed",
      ask: { title: "Remove this report?", text: "The saved question goes; your figures stay." },
      examples: ["remove the report"],
    },
  },
  fields: {
    ...figures.fields,
    ...core.common,
    id: "Identifier",
    name: "Name",
    question: "Question",
    createdAt: "Saved on",
    updatedAt: "Changed on",
  },
  values: {
    compare: figures.values.compare,
    direction: figures.values.direction,
    report: {
      sales: "Sales",
      orders: "Orders",
      margins: "Margins",
      production: "Production",
      waste: "Losses in the making",
      scrap: "Scrap",
      stock: "Stock",
      expiring: "Expiry",
      receivables: "Receivables",
      payables: "Payables",
      payDelays: "Payment delays",
      treasury: "Treasury",
      vat: "VAT",
      purchases: "Purchases",
      prices: "Purchase prices",
    },
  },
  about: {
    sales: "What you invoiced excluding tax, credit notes taken off, and in how many invoices.",
    orders: "What your clients ordered, their average order, and how many ordered.",
    margins: "What left for your clients, what those very lots cost, and what is left to you.",
    production: "What you made, with what yield, in what time, and whether it was on time.",
    waste: "What was lost in the making, why, and what it cost.",
    scrap: "What you threw away from the stock, why, and what it was worth.",
    stock: "What is in stock now, and what it is worth at the cost of each lot.",
    expiring: "What reaches its date within 30 days, and what is past it.",
    receivables: "What your clients owe you today, and what should have been paid already.",
    payables: "What you owe your suppliers today, and what is late.",
    payDelays: "In how many days your clients pay, large invoices counting more.",
    treasury: "The money that came in, the money that went out, and the difference.",
    vat: "The VAT of your invoices, that of your purchases, and what is left to pay.",
    purchases: "What your suppliers invoiced excluding tax, their credit notes taken off.",
    prices: "What you pay on average for a kilo, a litre or a piece: compare with last year to see what rises.",
  },
} satisfies Words<typeof fr>;
