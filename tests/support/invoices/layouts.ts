import { englishLayouts } from "./english-layouts";
export type Key = "code" | "name" | "quantity" | "unit" | "price" | "rate" | "total";
export type Heads = [key: Key, head: string, right?: boolean][];

/** How an invoice looks: what its producers of software differ in. */
export interface Layout {
  name: string;
  /** Which of the trades sells. */
  trade: number;
  language: "fr" | "en";
  sender: "left" | "right" | "middle" | "foot";
  /** What stands above the customer's address; nothing on many. */
  buyer: string | null;
  meta: "lines" | "row" | "sentence" | "right";
  words: { number: string; date: string; due: string | null };
  date: "slash" | "words" | "iso" | "dots" | "short";
  heads: Heads;
  totals: "right" | "across" | "rates" | "left";
  sums: [excl: string, vat: string, incl: string];
  /** More lines than the trade has goods, to need a second page. */
  times?: number;
  wrap?: boolean;
  rules?: boolean;
  credit?: boolean;
  deposit?: string;
  ticket?: boolean;
  /** The sums are written by hand on a printed form. */
  byHand?: boolean;
  money?: "after" | "none" | "before";
  point?: boolean;
}

const classic: Heads = [
  ["code", "Réf."],
  ["name", "Désignation"],
  ["quantity", "Qté", true],
  ["price", "P.U. HT", true],
  ["rate", "TVA", true],
  ["total", "Montant HT", true],
];
const plain: Heads = [
  ["name", "Désignation"],
  ["quantity", "Quantité", true],
  ["price", "Prix unitaire", true],
  ["total", "Total HT", true],
];
const units: Heads = [
  ["name", "Libellé"],
  ["quantity", "Quantité", true],
  ["unit", "Unité"],
  ["price", "Prix unitaire HT", true],
  ["rate", "Taux TVA", true],
  ["total", "Total HT", true],
];
const first: Heads = [
  ["quantity", "Qté", true],
  ["unit", "U."],
  ["name", "Produit"],
  ["price", "PU", true],
  ["total", "Total", true],
  ["rate", "% TVA", true],
];

const fr = { language: "fr", sender: "left", buyer: null, meta: "lines", date: "slash", totals: "right", heads: classic } as const;
const usual = { number: "Facture n°", date: "Date", due: "Échéance" };
const sums: [string, string, string] = ["Total HT", "TVA", "Total TTC"];

/** Made for these tests: no real supplier's paper. */
export const layouts: Layout[] = [
  { name: "producer", trade: 0, ...fr, words: usual, sums },
  {
    name: "producer, sentence",
    trade: 0,
    ...fr,
    meta: "sentence",
    words: { number: "Facture n°", date: "du", due: "À régler avant le" },
    date: "words",
    heads: plain,
    sums,
  },
  {
    name: "wholesaler",
    trade: 1,
    ...fr,
    meta: "row",
    words: { number: "N° facture", date: "Date facture", due: "Date d'échéance" },
    buyer: "Facturé à",
    rules: true,
    totals: "rates",
    sums: ["Total HT", "Total TVA", "Net à payer"],
  },
  {
    name: "wholesaler, wrapped",
    trade: 1,
    ...fr,
    wrap: true,
    heads: units,
    words: usual,
    sums: ["Montant HT", "Montant TVA", "Montant TTC"],
  },
  { name: "wholesaler, several pages", trade: 1, ...fr, times: 9, words: usual, sums: ["Total H.T.", "Total T.V.A.", "Total T.T.C."] },
  {
    name: "dairy",
    trade: 2,
    ...fr,
    sender: "right",
    meta: "lines",
    words: { number: "Numéro de facture :", date: "Date de facturation :", due: "Date limite de paiement :" },
    date: "dots",
    sums,
  },
  {
    name: "dairy, quantity first",
    trade: 2,
    ...fr,
    heads: first,
    totals: "across",
    words: usual,
    sums: ["Total HT", "Total TVA", "Total TTC"],
  },
  {
    name: "packaging",
    trade: 3,
    ...fr,
    sender: "middle",
    meta: "right",
    words: { number: "Facture N° :", date: "Date :", due: "Échéance :" },
    wrap: true,
    totals: "rates",
    sums: ["Total net HT", "TVA 20 %", "Total TTC"],
  },
  { name: "packaging, deposit", trade: 3, ...fr, words: usual, deposit: "Acompte versé", sums },
  {
    name: "energy",
    trade: 4,
    ...fr,
    meta: "right",
    words: { number: "Facture n°", date: "Facture du", due: "À payer avant le" },
    date: "words",
    heads: units,
    totals: "rates",
    sums: ["Total hors taxes", "Total TVA", "Total toutes taxes comprises"],
  },
  {
    name: "energy, left totals",
    trade: 4,
    ...fr,
    totals: "left",
    words: usual,
    date: "short",
    sums: ["Total HT", "Total TVA", "Montant total TTC"],
  },
  {
    name: "auction",
    trade: 5,
    ...fr,
    sender: "foot",
    words: { number: "FACTURE N°", date: "Le", due: null },
    heads: [
      ["name", "Espèce / Désignation"],
      ["quantity", "Poids net (kg)", true],
      ["price", "Prix au kg", true],
      ["total", "Montant", true],
    ],
    sums: ["Total HT", "TVA 5,5 %", "Total à payer TTC"],
  },
  { name: "auction, ruled", trade: 5, ...fr, rules: true, buyer: "Client", words: usual, sums },
  {
    name: "credit note",
    trade: 2,
    ...fr,
    credit: true,
    words: { number: "Avoir n°", date: "Date", due: null },
    sums: ["Total HT", "TVA", "Total TTC"],
  },
  {
    name: "credit note, wholesaler",
    trade: 1,
    ...fr,
    credit: true,
    meta: "row",
    words: { number: "N° avoir", date: "Date", due: null },
    totals: "rates",
    sums: ["Total HT", "Total TVA", "Net à déduire"],
  },
  {
    name: "no currency",
    trade: 0,
    ...fr,
    money: "none",
    totals: "across",
    words: usual,
    buyer: "Adresse de facturation",
    sums: ["TOTAL HT", "TOTAL TVA", "TOTAL TTC"],
  },
  {
    name: "iso dates",
    trade: 3,
    ...fr,
    date: "iso",
    meta: "right",
    words: { number: "Réf. facture", date: "Date d'émission", due: "Date de règlement" },
    sums: ["Sous-total HT", "TVA 20 %", "Total TTC"],
  },
  {
    name: "till",
    trade: 1,
    ...fr,
    ticket: true,
    words: { number: "Ticket n°", date: "Le", due: null },
    heads: plain,
    sums: ["TOTAL HT", "TVA", "TOTAL TTC"],
  },
  {
    name: "till, producer",
    trade: 0,
    ...fr,
    ticket: true,
    date: "short",
    words: { number: "N°", date: "Date", due: null },
    heads: plain,
    sums: ["HT", "TVA", "TOTAL A PAYER"],
  },
  {
    name: "market, sums by hand",
    trade: 0,
    ...fr,
    byHand: true,
    date: "dots",
    words: { number: "Facture n°", date: "Le", due: null },
    heads: plain,
    sums: ["Total HT", "TVA", "Total TTC"],
  },
  ...englishLayouts,
];
