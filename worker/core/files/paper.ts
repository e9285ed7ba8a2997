import type { Language } from "../language";

/**
 * What a business prints, as data: modules say what stands on it, the printer decides where. Texts are already in the
 * reader's language and habits; the printer adds page numbers only.
 */
export type Print = Paper | LabelSheet | PictureSheet;

/** A document of one page or more on A4: a quote, a delivery note, a batch sheet, an invoice. */
export interface Paper {
  kind: "paper";
  /** What the file is called, without its ending. */
  fileName: string;
  language: Language;
  /** "Bon de livraison", and its number. */
  title: string;
  reference?: string;
  sender: Sender;
  recipient?: Party;
  /** Another address that matters: where the goods go. */
  also?: Party;
  /** Dates, references and other short facts, under the addresses. */
  facts?: Fact[];
  blocks: Block[];
  /** How the business wants papers of this kind; as usual when left out. */
  template?: Template;
  /** Files that travel inside, such as the XML of a Factur-X invoice. */
  attachments?: Attachment[];
}

/** What a business decides of its papers of one kind. */
export interface Template {
  /** "#1f6b4a": titles and rules. */
  accent: string;
  /** What titles are set in. */
  titles: "serif" | "sans";
  /** Texts above what the paper is about, and below it. */
  opening: string;
  closing: string;
  /** Columns, and second lines of cells, that are left out, by the names they have. */
  hidden: readonly string[];
}

/** A photograph of a paper, as a PDF of one page. */
export interface PictureSheet {
  kind: "picture";
  fileName: string;
  language: Language;
  /** What is on it, for whoever does not see it. */
  title: string;
  /** JPEG. */
  bytes: Uint8Array;
}

/** The business on its own papers. */
export interface Sender {
  name: string;
  /** A line of the business about itself, under its name. */
  brandLine?: string;
  address: string[];
  contacts: string[];
  /** Who the business is in law, at the foot of every page. */
  identity: string[];
  logo?: Picture;
}

/** PNG or JPEG, as it was found to be. */
export interface Picture {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

export interface Party {
  /** "Client", "Livrer à". */
  label: string;
  name: string;
  lines: string[];
}

export interface Fact {
  label: string;
  value: string;
}

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string; label?: string }
  | { kind: "facts"; facts: Fact[] }
  | Table
  /** Sums at the end of a table, the last of them the one that counts. */
  | { kind: "totals"; totals: Fact[] }
  /** Codes to scan, and beside them the same for people. */
  | { kind: "codes"; codes: Code[]; facts?: Fact[] }
  /** Boxes to sign or write in, side by side. */
  | { kind: "boxes"; boxes: Box[] }
  /** A process, drawn as boxes that lead into one another. */
  | { kind: "steps"; steps: Step[] }
  /** What the law requires, in small letters. */
  | { kind: "legal"; lines: string[] };

export interface Box {
  label: string;
  hint?: string;
  /** Whoever signs the paper signs here: the file says where that is. */
  isSigned?: boolean;
}

/** A step of a process, and what stands under its name. */
export interface Step {
  name: string;
  marks: string[];
}

export interface Table {
  kind: "table";
  /** What the table is, for whoever does not see it. */
  caption: string;
  columns: Column[];
  rows: Row[];
}

export interface Column {
  label: string;
  /** What templates call it, where it may be left out. */
  name?: string;
  /** The same for the second lines of its cells. */
  detailName?: string;
  /** Figures stand at the right, under one another. */
  align?: "left" | "right" | "center";
  /** Left empty on purpose: a person writes in it. */
  isWritten?: boolean;
}

export interface Row {
  /** `group` begins a part of the table with its first cell alone; `subtotal` ends one. */
  kind?: "group" | "subtotal";
  cells: Cell[];
}

/** A text, or one with a second line under it: the product, then its lot and date. */
export type Cell = string | { text: string; detail: string };

/** GS1 codes take application identifiers: `(01)03760123450016(10)L2026`. */
export const codeKinds = ["ean13", "code128", "gs1-128", "qr", "datamatrix", "gs1-datamatrix"] as const;
export type CodeKind = (typeof codeKinds)[number];

export interface Code {
  kind: CodeKind;
  value: string;
  /** What stands under it; its value where that can be read by people. */
  caption?: string;
}

/** A code as a shape to fill, in its own units. */
export interface CodeOutline {
  path: string;
  size: number;
}

export interface Attachment {
  name: string;
  mediaType: string;
  content: string;
  description: string;
  /** What it is to the paper (PDF/A-3): the same in another form, or where its figures come from. */
  relationship: "Alternative" | "Data" | "Source" | "Supplement";
  /** Factur-X: what the XML conforms to, which the file says of itself. */
  facturX?: "EN 16931";
}

/** Labels to stick: sheets of A4, or a roll of single ones. */
export interface LabelSheet {
  kind: "labels";
  fileName: string;
  language: Language;
  title: string;
  format: LabelFormatName;
  labels: { label: Label; copies: number }[];
}

export interface Label {
  title: string;
  subtitle?: string;
  /** Texts whose strong parts stand out, as allergens must (Regulation (EU) 1169/2011, article 21). */
  texts: TextPart[][];
  facts: Fact[];
  /** Texts that are left out where the label cannot hold them. */
  spare?: TextPart[][];
  code?: Code;
  /** The same as a square, where bars do not fit. */
  square?: Code;
  /** The article's own bars, beside the other code where there is room: they are what a till reads. */
  till?: Code;
  /** Who made it, at the foot. */
  foot: string[];
}

export interface TextPart {
  text: string;
  strong: boolean;
}

/** Millimetres: one label, where the first stands on its page, and from one to the next. */
export interface LabelFormat {
  page: readonly [width: number, height: number];
  width: number;
  height: number;
  columns: number;
  rows: number;
  left: number;
  top: number;
  stepX: number;
  stepY: number;
}

const A4 = [210, 297] as const;
const roll = (width: number, height: number): LabelFormat => ({
  page: [width, height],
  width,
  height,
  columns: 1,
  rows: 1,
  left: 0,
  top: 0,
  stepX: width,
  stepY: height,
});

/** The formats that shops sell: sheets by how many they hold, rolls by their size. */
export const labelFormats = {
  "sheet-24": { page: A4, width: 70, height: 37, columns: 3, rows: 8, left: 0, top: 0.5, stepX: 70, stepY: 37 },
  "sheet-8": { page: A4, width: 99.1, height: 67.7, columns: 2, rows: 4, left: 4.65, top: 13.1, stepX: 101.6, stepY: 67.7 },
  "sheet-14": { page: A4, width: 99.1, height: 38.1, columns: 2, rows: 7, left: 4.65, top: 15.15, stepX: 101.6, stepY: 38.1 },
  "roll-100x150": roll(100, 150),
  "roll-100x50": roll(100, 50),
  "roll-57x32": roll(57, 32),
} as const satisfies Record<string, LabelFormat>;
export type LabelFormatName = keyof typeof labelFormats;
export const labelFormatNames = Object.keys(labelFormats) as [LabelFormatName, ...LabelFormatName[]];
