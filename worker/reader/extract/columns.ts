import { type Amount, isMoney } from "./amounts";
import { fold } from "./fold";
import { type Row, type Segment, segmentOf, wordsBetween } from "./rows";
import { around, type Box } from "./words";

export type ColumnKind =
  | "line"
  | "code"
  | "description"
  | "quantity"
  | "unit"
  | "unitPrice"
  | "discount"
  | "vatRate"
  | "vatAmount"
  | "total"
  | "totalIncl"
  | "other";

/** A column of a table: what its head says, and where. */
export interface Column extends Box {
  kind: ColumnKind;
  text: string;
}

/** The head of a table. */
export interface TableHead extends Box {
  columns: Column[];
  em: number;
  /** Where the names of the lines begin, once the lines are known. */
  textLeft: number | null;
  /** The first and last row of the document it stands on. */
  from: number;
  to: number;
}

const HT = String.raw`(?:h\.?t\.?(?:va)?|net(?:to)?|hors taxes?|excl\.?(?: vat| tax)?|ohne (?:ust|mwst)\.?)`;
const definitions: [ColumnKind, string][] = [
  ["totalIncl", String.raw`(?:total|montant|prix total|amount|gross)? ?(?:ttc|incl\.? (?:vat|tax)|gross(?: amount)?)`],
  ["vatAmount", `(?:montant|mt|mnt|total) (?:de )?(?:la )?tva|(?:vat|tax|gst) (?:amount|amt|value)|steuerbetrag|tax(?= total)`],
  [
    "vatRate",
    String.raw`(?:taux|tx|code|cd|ct|%)?\.? ?(?:de )?(?:t\.?v\.?a\.?)(?: ?%| ?\(%\))?|taux|(?:vat|tax|gst)(?: ?\(?%\)?| rate| code)?|mwst\.?(?: ?%)?|ust\.?(?: ?%)?|steuersatz`,
  ],
  [
    "unitPrice",
    String.raw`(?:p\.? ?u\.?|pu|prix|tarif|p\. unit\.?)(?: (?:de )?(?:unit(?:aire|\.)?|unite|vente|u\.?|base|net|brut|au kg|kg|/ ?\w+))*(?: ?${HT})?(?: net)?|(?:(?:unit|net|list|sales) ?)?(?:price|cost)(?: ?/ ?\w+| per \w+| each)?(?: ?${HT})?|rate|(?:einzel|netto|stuck|vk-|e-)?-?preis|einzelpreis|nettopreis`,
  ],
  [
    "total",
    `(?:line |net )?(?:total price|price total)(?: ?${HT})?|(?:montant|total|prix total|somme|valeur|mt|mnt|net)(?: (?:de la )?ligne)?(?: (?:net|brut|total))?(?: (?:eur|euros?|€))?(?: ?${HT})?|(?:line |net |total |extended )?(?:amount|total|value)(?: ?${HT})?|(?:gesamt|zeilen|positions|netto)-? ?(?:betrag|preis|summe)?|betrag|summe|${HT}`,
  ],
  [
    "quantity",
    String.raw`(?:qte?s?|quantites?|qty|quantity|q\.te|nb\.?|nbre|nombre|colis|pieces?|poids(?: net| total)?(?: \(?kg\)?)?|weight|volume|menge|anzahl|hours|hrs|heures|conso(?:mmation)?|consumption|units|kwh)(?: (?:livree?s?|facturee?s?|nette?s?|cdee?|delivered|invoiced|\(?kg\)?|\(?kwh\)?|\(?l\)?))*`,
  ],
  ["unit", String.raw`unites?|u\.?m?\.?|un\.?|uom|unit|einheit|u\. ?vte|cond(?:itionnement|t|\.)?|colisage|pack(?:aging| size)?|emballage`],
  [
    "discount",
    String.raw`(?:taux )?(?:remises?|rem\.?|rabais|rist\.?)(?: ?%| \(?-\)?)?|disc(?:ount|\.)?(?: ?%)?|rabatt(?: ?%)?|allowances?|% rem\.?|% remise|charge`,
  ],
  [
    "code",
    String.raw`(?:votre |notre |vos |nos )?(?:references?|refs?\.?|codes?(?: (?:article|produit|art\.?))?|sku|art(?:icle|ikel)?\.?[- ]?(?:n°|nr\.?|no\.?|number)|ean(?: ?13)?|gtin|item (?:no|code|number|#)\.?|product (?:code|no\.?)|n° article|no\. article)`,
  ],
  [
    "description",
    String.raw`(?:designations?|descriptions?|libelles?|articles?|produits?|products?|items?|intitule|nature|details?|prestations?|marchandises?|denominations?|goods|particulars|services?|bezeichnung|beschreibung|title|produkt|artikel|leistung)(?: (?:des?|du|of|et|and|&|/) ?(?:la |les |l')?\w+)*`,
  ],
  ["line", String.raw`n°|no\.?|#|ligne|line|pos(?:ition)?\.?|ln|item(?= (?:product|description))`],
  [
    "other",
    String.raw`(?:n° )?(?:de )?lots?(?: n°)?|dlc|ddm|dluo|d\.l\.c\.?|origine|origin|cat(?:egorie|\.)?|calibre|date|degre|alc\.?(?: vol)?|batch(?: no)?|expiry|bbd|periode|period|code douanier|n° bl|bl|droits|accises?|tare|brut`,
  ],
];
const compiled = definitions.map(([kind, source]) => ({ kind, pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, "g") }));

/** The heads of tables, in the order of the document; a table that goes on on another page has one there too. */
export function tableHeads(rows: Row[], amounts: Amount[]): TableHead[] {
  const withMoney = new Set(amounts.filter(isMoney).map(({ segment }) => segment.row));
  const heads: TableHead[] = [];
  for (const row of rows) {
    if (withMoney.has(row.index) || (heads.at(-1)?.to ?? -1) >= row.index) continue;
    if (kindsOf(cellsOf([row])).size < 2) continue;
    const band = bandAround(row, rows, withMoney);
    const columns = cellsOf(band);
    if (isTable(columns))
      heads.push({
        ...around(band),
        columns,
        em: row.em,
        textLeft: null,
        from: band[0]?.index ?? row.index,
        to: band.at(-1)?.index ?? row.index,
      });
  }
  return heads;
}

/** A table says what, and what it costs, in at least three columns. */
function isTable(columns: Column[]): boolean {
  const kinds = kindsOf(columns);
  const says = kinds.has("description") || kinds.has("code") || (kinds.has("quantity") && kinds.has("unitPrice"));
  const costs = kinds.has("total") || kinds.has("totalIncl") || (kinds.has("unitPrice") && kinds.has("quantity"));
  return says && costs && kinds.size >= 3;
}

const kindsOf = (columns: Column[]) => new Set(columns.map(({ kind }) => kind));

/** The rows that a head is written on: those close above and below that stand over its columns and say no amount. */
function bandAround(row: Row, rows: Row[], withMoney: Set<number>): Row[] {
  const band = [row];
  const fits = (other: Row | undefined, next: Row) => {
    if (!other || other.page !== row.page || withMoney.has(other.index)) return false;
    const gap = other.index < next.index ? next.top - other.bottom : other.top - next.bottom;
    const isShort = other.segments.every(({ words, text }) => words.length <= 4 && !/\d|:$/.test(text));
    return (
      gap < 0.55 * row.em && isShort && other.segments.some((one) => cellsOf([{ ...other, segments: [one] }]).length || isOver(one, row))
    );
  };
  for (let at = row.index + 1; band.length < 5 && fits(rows[at], band.at(-1) as Row); at++) band.push(rows[at] as Row);
  for (let at = row.index - 1; band.length < 6 && fits(rows[at], band[0] as Row); at--) band.unshift(rows[at] as Row);
  return band;
}

const isOver = (one: Segment, row: Row) => row.segments.some((other) => one.left < other.right && one.right > other.left);

/** The cells of a head: what stands one above the other is read together. */
function cellsOf(band: Row[]): Column[] {
  const pieces = band.flatMap(({ segments }) => segments.flatMap(piecesOf));
  const cells: Segment[][] = [];
  for (const piece of pieces) {
    const cell = cells.find((one) => one.some((other) => other.row !== piece.row && overlap(other, piece) > 0.4));
    if (cell) cell.push(piece);
    else cells.push([piece]);
  }
  return cells
    .map((cell) => {
      const text = cell.map((piece) => piece.text).join(" ");
      return { ...around(cell), text, kind: kindOf(fold(text)) };
    })
    .filter((cell): cell is Column => cell.kind !== null)
    .sort((a, b) => a.left - b.left)
    .map(asQuantity)
    .map(asCode);
}

/** "Amount, Product, Price, Total": of two columns of amounts, one before the price is how many. */
function asQuantity(column: Column, at: number, all: Column[]): Column {
  if (column.kind !== "total" || all.some(({ kind }) => kind === "quantity")) return column;
  const after = all.slice(at + 1);
  const isCount = after.some(({ kind }) => kind === "total") && after.some(({ kind }) => kind === "unitPrice" || kind === "description");
  return isCount ? { ...column, kind: "quantity" } : column;
}

/** "Item, Description": of two columns that name what was bought, the first is its code. */
function asCode(column: Column, at: number, all: Column[]): Column {
  const isName = column.kind === "description" && /^(?:items?|articles?|produits?|products?)$/.test(fold(column.text));
  return isName && all[at + 1]?.kind === "description" ? { ...column, kind: "code" } : column;
}

function overlap(one: Box, other: Box): number {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return shared / Math.min(one.right - one.left, other.right - other.left);
}

/** Cuts a segment where it holds several heads too close to each other: "Qté P.U. HT Montant HT". */
function piecesOf(segment: Segment): Segment[] {
  // "Code article, nom & désignation" is one head of several words.
  const headings = matchesIn(segment.folded).filter(
    ({ from }, at, all) => at === 0 || !/[,&/]|[a-z]{2}/.test(segment.folded.slice(all[at - 1]?.to, from)),
  );
  if (headings.length < 2) return [segment];
  return headings.map(({ from }, at) => {
    const to = headings[at + 1]?.from ?? segment.folded.length;
    return segmentOf(wordsBetween(segment, at === 0 ? 0 : from, to), segment.row);
  });
}

function matchesIn(text: string): { kind: ColumnKind; from: number; to: number }[] {
  const matches = compiled.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(([words]) => words.trim())
      .map((match) => ({ kind, from: match.index, to: match.index + match[0].length })),
  );
  matches.sort((a, b) => b.to - b.from - (a.to - a.from));
  const longest: typeof matches = [];
  for (const match of matches) if (!longest.some((other) => match.from < other.to && match.to > other.from)) longest.push(match);
  return longest.sort((a, b) => a.from - b.from);
}

/** What a head announces: the label that covers most of it. Null when most of it is something else. */
function kindOf(text: string): ColumnKind | null {
  const matches = matchesIn(text).sort((a, b) => b.to - b.from - (a.to - a.from));
  const [best] = matches;
  if (!best) return null;
  // "Code article, nom & désignation" is what the article is called.
  const described = matches.find(({ kind }) => kind === "description");
  const kind = described && best.kind === "code" ? "description" : best.kind;
  return (best.to - best.from) / text.length > 0.3 || matches.length > 1 ? kind : null;
}
