import { fold } from "@/worker/core/language";
import { centsFrom, dayFrom } from "./amounts";
import type { Layout } from "./shapes";

/** A file's lines, and where they begin. */
export interface Found {
  layout: Layout;
  /** The row after the headings. */
  first: number;
}

/** What banks call the columns that we read. */
const headings: Record<keyof Layout, readonly string[]> = {
  day: [
    "date operation",
    "date de l'operation",
    "date d'operation",
    "date de l operation",
    "dateop",
    "date op",
    "date comptable",
    "date de comptabilisation",
    "date compta",
    "booking date",
    "date transaction",
    "started date",
    "completed date",
    "date",
  ],
  label: [
    "libelle complet operation",
    "detail de l'ecriture",
    "libelle operation",
    "libelle de l'operation",
    "libelle",
    "libelle simplifie",
    "nature de l'operation",
    "operation",
    "operations",
    "designation",
    "intitule",
    "label",
    "description",
    "details",
    "counterparty name",
  ],
  amount: [
    "montant",
    "montant(euros)",
    "montant en euros",
    "montant eur",
    "montant de l'operation",
    "montant operation",
    "amount",
    "total amount (incl. vat)",
    "valeur",
  ],
  debit: ["debit", "debit euros", "debit eur", "montant debit", "money out", "sortie", "depenses"],
  credit: ["credit", "credit euros", "credit eur", "montant credit", "money in", "entree", "recettes"],
};

const nameOf = (cell: string) =>
  fold(cell)
    .replace(/\s*[([](eur(os)?|€)[)\]]\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();

/** Where the columns of a file stand: by what its headings say, wherever they begin, or by the shape of its lines; null where nothing tells. */
export function layoutOf(rows: readonly string[][]): Found | null {
  return byHeadings(rows) ?? byShape(rows);
}

function byHeadings(rows: readonly string[][]): Found | null {
  for (const [place, cells] of rows.slice(0, 40).entries()) {
    const names = cells.map(nameOf);
    // The column whose name says most of it stands first in the list of names.
    const at = (field: keyof Layout) => {
      const name = headings[field].find((known) => names.includes(known));
      return name === undefined ? -1 : names.indexOf(name);
    };
    const layout = { day: at("day"), label: at("label"), amount: at("amount"), debit: at("debit"), credit: at("credit") };
    const hasAmount = layout.amount >= 0 || (layout.debit >= 0 && layout.credit >= 0);
    if (layout.day >= 0 && layout.label >= 0 && hasAmount) return { layout, first: place + 1 };
  }
  return null;
}

function byShape(rows: readonly string[][]): Found | null {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const places = [...Array(width).keys()];
  const isDated = (cells: readonly string[]) => cells.some((cell) => dayFrom(cell) !== null);
  const body = alike(rows.filter(isDated));
  const first = body[0] ? rows.indexOf(body[0]) : -1;
  if (body.length < 2) return null;
  const share = (place: number, is: (cell: string) => boolean) => body.filter((cells) => is(cells[place] ?? "")).length / body.length;
  const day = places.find((place) => share(place, (cell) => dayFrom(cell) !== null) > 0.9) ?? -1;
  const isMoney = (cell: string) => centsFrom(cell) !== null && /[.,]\d{1,2}\D*$/.test(cell.trim());
  const money = places.filter(
    (place) => place !== day && share(place, (cell) => cell.trim() === "" || isMoney(cell)) === 1 && share(place, isMoney) > 0,
  );
  const texts = places.filter((place) => place !== day && !money.includes(place) && share(place, (cell) => dayFrom(cell) !== null) < 0.5);
  const lengthOf = (place: number) => body.reduce((sum, cells) => sum + (cells[place] ?? "").trim().length, 0);
  const label = [...texts].sort((one, other) => lengthOf(other) - lengthOf(one))[0] ?? -1;
  if (day < 0 || label < 0) return null;
  const none = { day, label, amount: -1, debit: -1, credit: -1 };
  const whole = money.filter((place) => share(place, isMoney) === 1);
  const split = money.filter((place) => share(place, isMoney) < 1);
  const [debit = -1, credit = -1] = split;
  if (split.length === 2 && body.every((cells) => isMoney(cells[debit] ?? "") !== isMoney(cells[credit] ?? "")))
    return { layout: { ...none, debit, credit }, first };
  if (whole.length === 1) return { layout: { ...none, amount: whole[0] ?? -1 }, first };
  const amount = whole.find((place) => whole.some((balance) => balance !== place && addsUp(body, place, balance)));
  return amount === undefined ? null : { layout: { ...none, amount }, first };
}

/** The rows of as many cells as most have: what stands above them is a title. */
function alike(rows: readonly string[][]): readonly string[][] {
  const countOf = (width: number) => rows.filter((cells) => cells.length === width).length;
  const [usual] = [...new Set(rows.map((cells) => cells.length))].sort((one, other) => countOf(other) - countOf(one));
  return rows.filter((cells) => cells.length === usual);
}

/** Is one column what moves the balance of the other, from line to line, upwards or downwards? */
function addsUp(body: readonly string[][], amount: number, balance: number): boolean {
  const figures = body.map((cells) => ({ amount: centsFrom(cells[amount] ?? "") ?? 0, balance: centsFrom(cells[balance] ?? "") ?? 0 }));
  const follows = (list: typeof figures) =>
    list.every((line, place) => place === 0 || line.balance === (list[place - 1]?.balance ?? 0) + line.amount);
  return follows(figures) || follows([...figures].reverse());
}

/** What tells a bank's files from others: their headings, or how many columns they have. */
export function signatureOf(rows: readonly string[][]): string {
  const isFigure = (cell: string) => dayFrom(cell) !== null || centsFrom(cell) !== null;
  const head = rows.find((cells) => cells.filter((cell) => cell.trim()).length >= 3);
  const hasNames = head && !head.some(isFigure);
  return hasNames ? head.map(nameOf).join("|").slice(0, 300) : `#${Math.max(0, ...rows.map((cells) => cells.length))}`;
}
