/** The columns that the law wants, in its order (tax procedure code, article A47 A-1, VII, 1). */
const names =
  "JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise".split(
    " ",
  );

export type FecLine = Record<string, string>;

/** Columns that are never empty. Dates of validation are wanted once a period is closed. */
const filled = [
  "JournalCode",
  "JournalLib",
  "EcritureNum",
  "EcritureDate",
  "CompteNum",
  "CompteLib",
  "PieceRef",
  "PieceDate",
  "EcritureLib",
];
const dates = ["EcritureDate", "PieceDate", "DateLet", "ValidDate"];
/** What stands together or not at all. */
const pairs = [
  ["CompAuxNum", "CompAuxLib"],
  ["EcritureLet", "DateLet"],
  ["Montantdevise", "Idevise"],
] as const;

/** A file of accounting entries, and the period it is of. */
export interface Fec {
  fileName: string;
  text: string;
  from: string;
  to: string;
  /** Is all of it closed? Then every entry is validated. */
  isClosed: boolean;
}

/** What the tax office's own look at the form of such a file would find wrong: nothing of one that is right. */
export function problemsOfFec(fec: Fec): string[] {
  const { fileName, text, to } = fec;
  const [head = "", ...rows] = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const cells = rows.map((row) => row.split("\t"));
  if (head.split("\t").join() !== names.join()) return [`columns: ${head}`];
  const short = cells.findIndex((row) => row.length !== names.length);
  if (short >= 0) return [`line ${short + 2}: ${cells[short]?.length} columns`];
  const lines = cells.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? ""])));
  const expected = new RegExp(`^\\d{9}FEC${to.replaceAll("-", "")}\\.txt$`);
  return [
    ...(expected.test(fileName) ? [] : [`file name: ${fileName}`]),
    ...lines.flatMap((line, place) => problemsOfLine(line, fec).map((problem) => `line ${place + 2}: ${problem}`)),
    ...problemsOfEntries(lines),
    ...problemsOfNumbers(lines),
    ...namedTwice(lines, "JournalCode", "JournalLib"),
    ...namedTwice(lines, "CompteNum", "CompteLib"),
    ...namedTwice(lines, "CompAuxNum", "CompAuxLib"),
    ...problemsOfLetters(lines, fec),
  ];
}

/** Debit less credit of a line, in cents. */
export const centsOf = (line: FecLine): number => toCents(line.Debit) - toCents(line.Credit);
const toCents = (text = "") => Math.round(Number(text.replace(",", ".")) * 100);

/** The lines of a file, by the names of their columns. */
export function readFec(text: string): FecLine[] {
  const [head = "", ...rows] = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const columns = head.split("\t");
  return rows.map((row) => Object.fromEntries(row.split("\t").map((cell, place) => [columns[place] ?? "", cell])));
}

function problemsOfLine(line: FecLine, { from, to, isClosed }: Fec): string[] {
  const cell = (name: string) => line[name] ?? "";
  const wanted = isClosed ? [...filled, "ValidDate"] : filled;
  const [first, last] = [from, to].map((day) => day.replaceAll("-", "")) as [string, string];
  return [
    ...wanted.filter((name) => cell(name).trim() === "").map((name) => `${name} is empty`),
    ...dates.filter((name) => cell(name) && !isDay(cell(name))).map((name) => `${name}: ${cell(name)}`),
    ...(first <= cell("EcritureDate") && cell("EcritureDate") <= last ? [] : [`not of the period: ${cell("EcritureDate")}`]),
    ...(cell("ValidDate") && cell("ValidDate") < cell("EcritureDate") ? [`validated before it was written: ${cell("ValidDate")}`] : []),
    ...(/^[1-7]\d{2}[0-9A-Z]*$/.test(cell("CompteNum")) ? [] : [`no account of the French chart: ${cell("CompteNum")}`]),
    ...["Debit", "Credit"].filter((name) => !/^\d+,\d{2}$/.test(cell(name))).map((name) => `${name}: ${cell(name)}`),
    ...(toCents(cell("Debit")) !== 0 && toCents(cell("Credit")) !== 0 ? ["a debit and a credit"] : []),
    ...(centsOf(line) === 0 ? ["nothing moves"] : []),
    ...pairs.filter(([one, other]) => (cell(one) === "") !== (cell(other) === "")).map(([one, other]) => `${one} without ${other}`),
    ...Object.entries(line).flatMap(([name, text]) => (text !== text.trim() || text.includes("|") ? [`${name}: ${text}`] : [])),
  ];
}

function isDay(text: string): boolean {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return /^\d{8}$/.test(text) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
}

/** Each entry comes to nothing, on one day, in one journal and of one paper, and stands in one piece. */
function problemsOfEntries(lines: FecLine[]): string[] {
  const entries = new Map<string, FecLine[]>();
  for (const line of lines) entries.set(line.EcritureNum ?? "", [...(entries.get(line.EcritureNum ?? "") ?? []), line]);
  const inPieces = lines.filter((line, place) => line.EcritureNum !== lines[place - 1]?.EcritureNum).length - entries.size;
  const problems = [...entries].flatMap(([number, own]) => [
    ...(own.reduce((sum, line) => sum + centsOf(line), 0) === 0 ? [] : [`entry ${number} is not balanced`]),
    ...["JournalCode", "EcritureDate", "ValidDate"].flatMap((name) =>
      new Set(own.map((line) => line[name])).size > 1 ? [`entry ${number} has several ${name}`] : [],
    ),
  ]);
  return inPieces ? [...problems, `${inPieces} entries stand in pieces`] : problems;
}

/** What is carried forward stands first; then numbers follow each other without gap, in the order of days. */
function problemsOfNumbers(lines: FecLine[]): string[] {
  const entries = lines.filter((line, place) => line.EcritureNum !== lines[place - 1]?.EcritureNum);
  const begun = entries.findIndex(({ JournalCode }) => JournalCode !== "AN");
  const late = begun >= 0 && entries.slice(begun).some(({ JournalCode }) => JournalCode === "AN");
  const series = entries.filter(({ JournalCode }) => JournalCode !== "AN");
  const gap = series.find(({ EcritureNum }, place) => place > 0 && Number(EcritureNum) !== Number(series[place - 1]?.EcritureNum) + 1);
  const back = series.find(({ EcritureDate = "" }, place) => place > 0 && EcritureDate < (series[place - 1]?.EcritureDate ?? ""));
  return [
    ...(late ? ["what is carried forward does not stand first"] : []),
    ...(gap ? [`a gap before entry ${gap.EcritureNum}`] : []),
    ...(back ? [`entry ${back.EcritureNum} is older than the one before`] : []),
  ];
}

function namedTwice(lines: FecLine[], code: string, name: string): string[] {
  const known = new Map<string, string>();
  const twice = new Set<string>();
  for (const { [code]: key = "", [name]: label = "" } of lines) {
    if ((known.get(key) ?? label) !== label) twice.add(key);
    known.set(key, label);
  }
  return [...twice].map((key) => `${code} ${key} has several names`);
}

/** The number of the first entry of what is lettered together: AAA is 1. */
const firstNumberOf = (letters = "") => [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 65, 0) + 1;

/**
 * What is lettered together comes to nothing, on the account of one party, where all of it is of the period: it is where what stood
 * before is carried forward, paper by paper.
 */
function problemsOfLetters(all: FecLine[], { to }: Fec): string[] {
  const first = Math.min(...all.filter(({ JournalCode }) => JournalCode !== "AN").map(({ EcritureNum }) => Number(EcritureNum)));
  const isCarried = all.some(({ JournalCode }) => JournalCode === "AN");
  const isWhole = ({ EcritureLet, DateLet = "" }: FecLine) =>
    DateLet <= to.replaceAll("-", "") && (isCarried || firstNumberOf(EcritureLet) >= first);
  const lines = all.filter(isWhole);
  const sums = new Map<string, number>();
  for (const line of lines.filter(({ EcritureLet }) => EcritureLet))
    sums.set(`${line.EcritureLet} ${line.CompteNum}`, (sums.get(`${line.EcritureLet} ${line.CompteNum}`) ?? 0) + centsOf(line));
  return [...sums].filter(([, sum]) => sum !== 0).map(([letter]) => `${letter} is lettered and does not come to nothing`);
}

/** What each account comes to in a file of entries, in cents; those that are even are left out. */
export function balancesIn(text: string): Record<string, number> {
  const sums = new Map<string, number>();
  for (const line of readFec(text)) sums.set(line.CompteNum ?? "", (sums.get(line.CompteNum ?? "") ?? 0) + centsOf(line));
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}
