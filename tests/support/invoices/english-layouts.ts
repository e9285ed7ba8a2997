import type { Heads, Layout } from "./layout";

const english: Heads = [
  ["name", "Description"],
  ["quantity", "Qty", true],
  ["price", "Unit price", true],
  ["rate", "VAT", true],
  ["total", "Amount", true],
];
const coded: Heads = [
  ["code", "Code"],
  ["name", "Item"],
  ["quantity", "Quantity", true],
  ["unit", "Unit"],
  ["price", "Price", true],
  ["total", "Net", true],
];
const en = {
  language: "en",
  sender: "left",
  buyer: "Bill to",
  meta: "right",
  date: "words",
  totals: "right",
  heads: english,
  point: true,
  money: "before",
} as const;

/** How British suppliers write theirs. */
export const englishLayouts: Layout[] = [
  {
    name: "english dairy",
    trade: 6,
    ...en,
    words: { number: "Invoice no.", date: "Invoice date", due: "Due date" },
    sums: ["Subtotal", "VAT", "Total"],
  },
  {
    name: "english dairy, row",
    trade: 6,
    ...en,
    meta: "row",
    date: "slash",
    words: { number: "Invoice number", date: "Date", due: "Payment due" },
    heads: coded,
    totals: "rates",
    sums: ["Net total", "VAT total", "Invoice total"],
  },
  {
    name: "english packaging",
    trade: 7,
    ...en,
    wrap: true,
    words: { number: "Invoice #", date: "Date", due: "Due" },
    sums: ["Net amount", "VAT @ 20%", "Total due"],
  },
  {
    name: "english packaging, right",
    trade: 7,
    ...en,
    sender: "right",
    meta: "lines",
    date: "dots",
    words: { number: "Invoice No:", date: "Invoice Date:", due: "Payment due by:" },
    heads: coded,
    sums: ["Total excl. VAT", "VAT", "Total incl. VAT"],
  },
  {
    name: "english credit",
    trade: 6,
    ...en,
    credit: true,
    words: { number: "Credit note no.", date: "Date", due: null },
    sums: ["Total net", "Total VAT", "Credit total"],
  },
  {
    name: "english, several pages",
    trade: 7,
    ...en,
    times: 11,
    words: { number: "Invoice number:", date: "Invoice date:", due: "Due date:" },
    sums: ["Subtotal", "VAT 20%", "Grand total"],
  },
  {
    name: "english sentence",
    trade: 6,
    ...en,
    meta: "sentence",
    words: { number: "Invoice", date: "dated", due: "Please pay by" },
    date: "words",
    sums: ["Goods total", "VAT", "Amount due"],
  },
];
