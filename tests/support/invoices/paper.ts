import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import { customer, trades } from "./goods";
import type { Key, Layout } from "./layout";
import type { Truth } from "./truth";

/** Draws invoices as programs of accounting print them: texts at places, nothing that names what they are. */
interface Pen {
  page: PDFPage;
  y: number;
  text(text: string, x: number, options?: { size?: number; bold?: boolean; byHand?: boolean; right?: boolean; y?: number }): void;
}

const months = {
  fr: ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"],
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
};

function dateIn(layout: Layout, iso: string): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  const named = `${Number(day)} ${months[layout.language][Number(month) - 1]} ${year}`;
  const forms = {
    slash: `${day}/${month}/${year}`,
    words: named,
    iso,
    dots: `${day}.${month}.${year}`,
    short: `${day}/${month}/${year.slice(2)}`,
  };
  return forms[layout.date];
}

function number(layout: Layout, value: number, decimals: number): string {
  const [whole = "", part] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, layout.point ? "," : " ");
  return `${value < 0 ? "-" : ""}${grouped}${part ? `${layout.point ? "." : ","}${part}` : ""}`;
}

function money(layout: Layout, value: number): string {
  const figure = number(layout, value / 10_000, value % 100 ? 4 : 2);
  const sign = layout.language === "fr" ? "€" : "£";
  return layout.money === "none" ? figure : layout.money === "before" ? figure.replace(/^(-?)/, `$1${sign}`) : `${figure} ${sign}`;
}

const require = createRequire(import.meta.url);
const hand = require.resolve("@fontsource/caveat/files/caveat-latin-600-normal.woff");

/** The invoice as a PDF with a text layer. */
export async function pdfOf(layout: Layout, truth: Truth): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit as never);
  const fonts: Fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    hand: layout.byHand ? await document.embedFont(readFileSync(hand)) : null,
  };
  const size: [number, number] = layout.ticket ? [300, 560] : [595, 842];
  let pen = penOn(document.addPage(size), fonts);
  const [width] = size;
  head(pen, layout, truth, width);
  const columns = placesOf(layout, width);
  const heads = () => {
    for (const { head: heading, x, right } of columns) pen.text(heading, x, { bold: true, right });
    if (layout.rules) pen.page.drawLine({ start: { x: 40, y: pen.y - 4 }, end: { x: width - 40, y: pen.y - 4 }, color: rgb(0, 0, 0) });
    pen.y -= 18;
  };
  heads();
  for (const line of truth.lines) {
    if (pen.y < 120) {
      pen = penOn(document.addPage(size), fonts);
      pen.text(trades[layout.trade]?.business.name ?? "", 40);
      pen.y -= 40;
      heads();
    }
    for (const { key, x, right } of columns) pen.text(cellOf(layout, line, key), x, { right, size: layout.ticket ? 8 : 9 });
    if (line.more) {
      pen.y -= 11;
      pen.text(line.more, columns.find(({ key }) => key === "name")?.x ?? 40, { size: 8 });
    }
    pen.y -= layout.rules ? 18 : 14;
  }
  pen.y -= 14;
  foot(pen, layout, truth, width);
  return document.save();
}

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
  hand: PDFFont | null;
}

function penOn(page: PDFPage, { plain, bold, hand }: Fonts): Pen {
  const pen: Pen = {
    page,
    y: page.getHeight() - 50,
    text(words, x, { byHand = false, size = byHand ? 17 : 9, bold: isBold = false, right = false, y = pen.y } = {}) {
      const font = (byHand && hand) || (isBold ? bold : plain);
      page.drawText(words, { x: right ? x - font.widthOfTextAtSize(words, size) : x, y, size, font });
    },
  };
  return pen;
}

function placesOf({ heads, ticket }: Layout, width: number): { key: Key; head: string; x: number; right: boolean }[] {
  const wide: Record<Key, number> = {
    code: 55,
    name: ticket ? 105 : 190,
    quantity: 62,
    unit: 45,
    price: ticket ? 55 : 90,
    rate: 55,
    total: ticket ? 60 : 85,
  };
  const all = heads.reduce((sum, [key]) => sum + wide[key], 0);
  const stretch = (width - 60) / all;
  let cursor = 30;
  return heads.map(([key, head, right = false]) => {
    const x = right ? cursor + wide[key] * stretch - 6 : cursor;
    cursor += wide[key] * stretch;
    return { key, head: ticket && key === "price" ? "P.U." : ticket && key === "quantity" ? "Qté" : head, x, right };
  });
}

function cellOf(layout: Layout, { good, description, quantity, unitPrice, total }: Truth["lines"][number], key: Key): string {
  const count = quantity / 1_000;
  const rate = number(layout, good.rate / 100, good.rate % 100 ? 1 : 0);
  return {
    code: good.code,
    name: layout.ticket ? description.slice(0, 24) : description,
    quantity: number(layout, count, count % 1 ? 2 : 0),
    unit: good.unit,
    price: number(layout, unitPrice / 10_000, unitPrice % 100 ? 4 : 2),
    rate: `${rate} %`,
    total: money(layout, total),
  }[key];
}

function head(pen: Pen, layout: Layout, truth: Truth, width: number): void {
  const business = trades[layout.trade]?.business;
  if (!business) return;
  const title = layout.credit ? (layout.language === "fr" ? "AVOIR" : "CREDIT NOTE") : layout.language === "fr" ? "FACTURE" : "INVOICE";
  const x = layout.sender === "right" ? width - 220 : layout.sender === "middle" ? width / 2 - 70 : 40;
  const taxed = layout.language === "fr" ? `N° TVA : ${business.vat}` : `VAT No. ${business.vat}`;
  if (layout.sender === "foot") {
    pen.text(business.name, 40, { size: 16, bold: true });
    pen.text(`${business.name} - ${business.street} - ${business.town} - SIREN ${business.siret} - ${taxed}`, 60, { size: 7, y: 30 });
    pen.y -= 30;
  } else {
    pen.text(business.name, x, { size: layout.ticket ? 11 : 14, bold: true });
    pen.y -= 16;
    for (const line of [business.street, business.town, `www.${business.site}`, business.siret ? `SIREN ${business.siret}` : "", taxed]) {
      if (!line) continue;
      pen.text(line, x);
      pen.y -= 12;
    }
  }
  if (layout.ticket) {
    ticketMeta(pen, layout, truth);
    return;
  }
  const left = layout.sender === "right" ? 40 : width - 230;
  pen.y -= 8;
  const top = pen.y;
  for (const line of [layout.buyer, customer.name, customer.street, customer.town]) {
    if (!line) continue;
    pen.text(line, left, { bold: line === layout.buyer });
    pen.y -= 12;
  }
  const under = pen.y;
  pen.y = layout.meta === "right" ? under - 16 : top;
  if (layout.meta !== "row" && layout.meta !== "sentence") pen.text(title, 40, { size: 15, bold: true, y: under - 12 });
  meta(pen, layout, truth, layout.sender === "right" ? width - 230 : layout.meta === "right" ? width - 230 : 40);
  pen.y = Math.min(pen.y, under) - 34;
}

function meta(pen: Pen, { words, meta: form, ...layout }: Layout, truth: Truth, x: number): void {
  const all = { words, meta: form, ...layout } as Layout;
  const [date, due] = [dateIn(all, truth.invoiceDate), truth.dueDate && dateIn(all, truth.dueDate)];
  if (form === "sentence") {
    pen.text(`${words.number} ${truth.invoiceNumber} ${words.date} ${date}`, 40, { size: 12, bold: true, y: pen.y - 60 });
    if (due) pen.text(`${words.due} ${due}`, 40, { y: pen.y - 76 });
    pen.y -= 84;
    return;
  }
  const pairs: [string, string][] = [
    [words.number, truth.invoiceNumber],
    [words.date, date],
    ...(words.due && due ? [[words.due, due] as [string, string]] : []),
  ];
  if (form === "row") {
    pen.y -= 60;
    for (const [at, [label, value]] of [...pairs, [layout.language === "fr" ? "Code client" : "Account", "C00871"] as const].entries()) {
      pen.text(label, 40 + at * 120, { bold: true });
      pen.text(value, 40 + at * 120, { y: pen.y - 14 });
    }
    pen.y -= 30;
    return;
  }
  for (const [label, value] of pairs) {
    pen.text(label, x);
    pen.text(value, x + 110);
    pen.y -= 13;
  }
}

function ticketMeta(pen: Pen, layout: Layout, truth: Truth): void {
  pen.y -= 10;
  pen.text(`${layout.words.number} ${truth.invoiceNumber}   ${layout.words.date} ${dateIn(layout, truth.invoiceDate)} 10:42`, 30);
  pen.y -= 24;
}

function foot(pen: Pen, layout: Layout, truth: Truth, width: number): void {
  const values = [truth.totalExclTax, truth.vatAmount, truth.totalInclTax].map((value) => money(layout, value));
  if (layout.totals === "rates") {
    const heads = layout.language === "fr" ? ["Taux", "Base HT", "Montant TVA"] : ["Rate", "Net", "VAT"];
    for (const [at, heading] of heads.entries()) pen.text(heading, 60 + at * 80, { right: at > 0, bold: true });
    for (const [at, { rate, base, vat }] of truth.rates.entries()) {
      const y = pen.y - 14 * (at + 1);
      for (const [place, cell] of [`${number(layout, rate / 100, 2)} %`, money(layout, base), money(layout, vat)].entries())
        pen.text(cell, 60 + place * 80, { right: place > 0, y });
    }
  }
  for (const [at, label] of layout.sums.entries()) {
    if (layout.totals === "across") {
      pen.text(label, 300 + at * 90, { bold: true, right: true });
      pen.text(values[at] ?? "", 300 + at * 90, { right: true, y: pen.y - 14 });
      continue;
    }
    const x = layout.totals === "left" ? 40 : width - (layout.ticket ? 180 : 230);
    pen.text(label, x, { bold: at === 2 });
    pen.text(values[at] ?? "", layout.totals === "left" ? x + 200 : width - 46, { right: true, bold: at === 2, byHand: layout.byHand });
    pen.y -= layout.byHand ? 22 : 15;
  }
  if (layout.totals === "across") pen.y -= 30;
  if (layout.deposit) {
    const paid = Math.round(truth.totalInclTax / 400_000) * 100_000;
    for (const [label, value] of [
      [layout.deposit, paid],
      ["Net à payer", truth.totalInclTax - paid],
    ] as const) {
      pen.text(label, width - 230);
      pen.text(money(layout, value), width - 46, { right: true });
      pen.y -= 15;
    }
  }
  if (layout.ticket) pen.text("Carte bancaire - Merci de votre visite", 60, { y: pen.y - 20 });
  else if (layout.language === "fr" && pen.y > 90)
    pen.text("Indemnité forfaitaire pour frais de recouvrement : 40 €. Pas d'escompte pour paiement anticipé.", 40, { size: 7, y: 60 });
}
