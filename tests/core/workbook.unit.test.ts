import { zipSync } from "fflate";
import writeExcelFile, { type SheetData } from "write-excel-file/node";
import { describe, expect, it } from "vitest";
import { readCsv } from "@/worker/core/files/csv";
import { tableText } from "@/worker/core/files/workbook";

const bytesOf = async (rows: SheetData) => new Uint8Array(await writeExcelFile(rows).toBuffer());
const code = (bytes: Uint8Array) =>
  tableText(bytes).then(
    () => "read",
    (error) => error.detail.fields[0].code,
  );

describe("a workbook", () => {
  it("is read as the CSV of its first sheet: figures, days, signs and empty cells", async () => {
    const bytes = await bytesOf([
      ["Nom", "Prix", "Début", "EAN", "Bio", "Note"].map((value) => ({ value })),
      [
        { value: 'Confiture "maison"; figues' },
        { value: 4.9 },
        { value: new Date(Date.UTC(2026, 10, 3)), type: Date, format: "dd/mm/yyyy" },
        { value: 3760123450017 },
        { value: true, type: Boolean },
        null,
      ],
      [{ value: "=2+2" }, { value: 0.1 + 0.2 }, null, null, null, { value: "à l'œil" }],
    ]);
    const { headings, lines } = readCsv(await tableText(bytes));
    expect(headings).toEqual(["Nom", "Prix", "Début", "EAN", "Bio", "Note"]);
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['Confiture "maison"; figues', "4,9", "2026-11-03", "3760123450017", "oui", ""],
      ["=2+2", "0,3", "", "", "", "à l'œil"],
    ]);
  });

  it("that is damaged, another archive, or unpacks to too much is refused by name", async () => {
    const whole = await bytesOf([[{ value: "Nom" }], [{ value: "Sel" }]]);
    expect(await code(whole)).toBe("read");
    expect(await code(Buffer.from(whole))).toBe("read");
    expect(await code(whole.slice(0, whole.length / 2))).toBe("file_workbook");
    expect(await code(zipSync({ "notes.txt": new Uint8Array([65]) }))).toBe("file_workbook");
    expect(await code(zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(60_000_000) }))).toBe("too_big_text");
  });
});
