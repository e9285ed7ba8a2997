import type { Word } from "../extract/words";

/** The words of Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function wordsOfTsv(tsv: string, page: number): Word[] {
  return tsv.split("\n").flatMap((row) => {
    const cells = row.split("\t");
    const [level, , , , , , left = 0, top = 0, width = 0, height = 0, sure = 0] = cells.map(Number);
    // What is left of the rules of a table looks like bars and brackets.
    const text = (cells[11] ?? "").trim().replace(/^[|[\]{}‘_!]+(?=\S)|(?<=\S)[|[\]{}_]+$/g, "");
    const isSpeck = sure < 30 && !/[\p{L}\d]{3}/u.test(text);
    if (level !== 5 || !text || sure < 0 || isSpeck || /^[|[\]{}_—‘’!]+$/.test(text)) return [];
    return [{ text, page, left, top, right: left + width, bottom: top + height, sure: sure / 100 }];
  });
}
