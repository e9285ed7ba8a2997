import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cell, forPrograms, forSpreadsheets, readCsv, writeCsv } from "@/worker/core/files/csv";
import { decodeText } from "@/worker/core/files/encoding";
import { Refusal } from "@/worker/core/errors";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)));

/** Why a file is refused: the code of its problem. */
function reason(attempt: () => unknown): string | undefined {
  try {
    attempt();
  } catch (error) {
    return error instanceof Refusal ? error.detail.fields?.[0]?.code : String(error);
  }
}

describe("what is written is read back", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "é", " ", '"', ";", ",", "\t", "\n", "'", "=", "+", "-", "@", "œ", "€"),
    maxLength: 8,
  });
  it.each([
    ["for spreadsheets", forSpreadsheets],
    ["for programs", forPrograms],
  ])("%s", (_, style) => {
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(table, (rows) => {
        const headings = rows[0]?.map((_, place) => `c${place}`) ?? [];
        const filled = rows.map((cells) => ["x", ...cells.slice(1)]);
        const { headings: read, lines } = readCsv(writeCsv([headings, ...filled], style));
        expect([read, ...lines.map(({ cells }) => cells)]).toEqual([headings, ...filled]);
        expect(lines.every(({ problem }) => problem === null)).toBe(true);
      }),
    );
  });

  it.each([forSpreadsheets, forPrograms])("with the apostrophe that a text began with, before a sign", (style) => {
    expect(
      readCsv(
        writeCsv(
          [
            ["c0", "c1"],
            ["x", "'- "],
          ],
          style,
        ),
      ).lines[0]?.cells,
    ).toEqual(["x", "'- "]);
  });

  it("with figures as a French spreadsheet takes them, and no text that it would run", () => {
    const rows: Cell[][] = [
      ["Nom", "Prix"],
      ["=HYPERLINK(1)", -1234.5],
      ["+33 1 23", null],
      ["@x", 0],
      ["\tx", 1],
    ];
    expect(writeCsv(rows, forSpreadsheets)).toBe("\ufeffNom;Prix\r\n'=HYPERLINK(1);-1234,5\r\n'+33 1 23;\r\n'@x;0\r\n\"'\tx\";1");
  });
});

describe("a file is read", () => {
  it.each([
    ["semicolons", "a;b\n1;2"],
    ["commas", "a,b\n1,2"],
    ["tabs", "a\tb\n1\t2"],
    ["the line ends of Windows", "a;b\r\n1;2\r\n"],
    ["the line ends of old Macs", "a;b\r1;2\r"],
    ["a mark and blank lines", "\ufeff\n\na;b\n;\n1;2\n\n"],
    ["the separator that Excel announces", "sep=;\na;b\n1;2"],
    ["separators inside quotes of the headings", '"a";"b"\n"1";"2"'],
    ["more empty cells than headings", "a;b\n1;2;;;"],
  ])("with %s", (_, text) => {
    const { headings, lines } = readCsv(text);
    expect([headings, lines.map(({ cells, problem }) => [...cells, problem])]).toEqual([["a", "b"], [["1", "2", null]]]);
  });

  it.each([
    ["UTF-8", bytes("Œufs;50 €")],
    ["UTF-8 with its mark", bytes([0xef, 0xbb, 0xbf], "Œufs;50 €")],
    ["Windows-1252", bytes([0x8c], "ufs;50 ", [0x80])],
  ])("in %s", (_, file) => expect(decodeText(file).replace("\ufeff", "")).toBe("Œufs;50 €"));

  it("in Windows-1252 where a capital stands before a closing quotation mark", () => {
    expect(decodeText(bytes([0xab], "CAF", [0xc9, 0xbb]))).toBe("«CAFɻ»".replace("ɻ", "É"));
  });

  it.each([
    ["titles above the headings", "Moulin de l'Aa;;;\nTarif au;23/11/2026;;\n\nRéf.;Nom;Prix;TVA\n1;Farine;3;5,5\n"],
    ["a heading without a name", "Réf.;Nom;;TVA\n1;Farine;3;5,5\n"],
  ])("with %s", (_, text) => {
    const { headings, lines } = readCsv(text);
    expect([headings[0], headings[1], headings[3], lines.map(({ cells }) => cells[1])]).toEqual(["Réf.", "Nom", "TVA", ["Farine"]]);
  });

  it("with the number of each line in the file, whatever titles stand above", () => {
    const { lines } = readCsv("Tarif;;\nRéf.;Nom;Prix\n1;Farine;3\n2;Son\n");
    expect(lines.map(({ line, problem }) => [line, problem?.code])).toEqual([
      [3, undefined],
      [4, "csv_ragged"],
    ]);
  });

  it("with its first row as headings where none is fuller", () => {
    const { headings, lines } = readCsv("Nom;;\nFarine;;\n");
    expect([headings[0], lines.length]).toEqual(["Nom", 1]);
  });

  it("with the number of each line, those inside quotes included", () => {
    const { lines } = readCsv('a;b\n1;"deux\nlignes"\n\n2;x\n');
    expect(lines.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [2, "1"],
      [5, "2"],
    ]);
  });
});

describe("a broken file is refused by name", () => {
  const wide = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`).join(";");
  it.each([
    ["empty", "file_empty", () => readCsv("")],
    ["only blanks", "file_empty", () => readCsv("\ufeff \n;;\n")],
    ["headings alone", "csv_no_lines", () => readCsv("Nom;Prix\n")],
    ["too many lines", "csv_lines", () => readCsv(`a\n${"1\n".repeat(20_001)}`)],
    ["too many columns", "csv_columns", () => readCsv(`${wide(201)}\n1`)],
    ["a quote open in the headings", "csv_quote", () => readCsv('"Nom;Prix\n1;2\n')],
    ["a NUL in a text", "file_binary", () => readCsv("a\n1\u0000\n")],
    ["characters lost before they came", "file_lost", () => readCsv("a\nCr\ufffdme\n")],
    ["two encodings", "file_mixed", () => decodeText(bytes("a\nCr", [0xe8], "me\nCr", [0xc3, 0xa8], "me\n"))],
    ["two encodings, a euro", "file_mixed", () => decodeText(bytes("Cr", [0xe8], "me 3 €"))],
    ["UTF-16 with its mark", "file_utf16", () => decodeText(bytes([0xff, 0xfe, 0x61, 0]))],
    ["UTF-16 without", "file_utf16", () => decodeText(bytes("a\u0000b\u0000c\u0000"))],
    ["a NUL", "file_binary", () => decodeText(bytes("abcdefgh\u0000"))],
    ["a sign that Windows-1252 has not", "file_binary", () => decodeText(bytes("abc", [0x81, 0xe9]))],
    ["an Excel workbook", "file_workbook", () => decodeText(bytes("PK\u0003\u0004rest"))],
    ["an old Excel workbook", "file_workbook", () => decodeText(bytes([0xd0, 0xcf, 0x11, 0xe0, 1]))],
  ])("%s", (_, code, attempt) => expect(reason(attempt)).toBe(code));

  it("line by line: too many cells, too few, a quote that does not close", () => {
    const { lines } = readCsv('a;b\n1;2;3\n4\n5;6\n7;"8\n9;10\n');
    expect(lines.map(({ line, problem }) => [line, problem?.code ?? null])).toEqual([
      [2, "csv_ragged"],
      [3, "csv_ragged"],
      [4, null],
      [5, "csv_open_quote"],
    ]);
  });
});
