import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { refuseField } from "../errors";
import { type Cell, forSpreadsheets, writeCsv } from "./csv";
import { CSV_CHARACTERS } from "./csv-limits";
import { decodeText } from "./encoding";

/** How a zip archive begins, and so an .xlsx workbook. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** What a workbook may hold unpacked: its texts stand in XML, which is some ten times longer than they are. */
const UNPACKED_BYTES = 10 * CSV_CHARACTERS;

/**
 * The text of a table that somebody brings: CSV in any of the encodings people have, or the first sheet of an .xlsx workbook.
 * @throws Refusal `invalid_input` naming `content` when it is neither, is damaged, or unpacks to more than we read
 */
export async function tableText(bytes: Uint8Array): Promise<string> {
  return ZIP.every((byte, place) => bytes[place] === byte) ? textOfWorkbook(bytes) : decodeText(bytes);
}

async function textOfWorkbook(bytes: Uint8Array): Promise<string> {
  requireSmall(bytes);
  // A copy: a buffer of Node is a part of a larger one.
  const rows = await readSheet(new Uint8Array(bytes).buffer).catch(() => refuseField("content", "file_workbook"));
  return writeCsv(
    rows.map((cells) => cells.map(cellOf)),
    forSpreadsheets,
  );
}

/** A small file can unpack to gigabytes: what it says of its parts is added up before any is unpacked. */
function requireSmall(bytes: Uint8Array): void {
  let total = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        return false;
      },
    });
  } catch {
    refuseField("content", "file_workbook");
  }
  if (total > UNPACKED_BYTES) refuseField("content", "too_big_text", { maximum: CSV_CHARACTERS });
}

/** Digits of a figure that a workbook shows. */
const SHOWN_DIGITS = 15;

/** A day stays a day, whatever the time zone of who reads it: a workbook's days have none. */
function cellOf(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === "boolean") return value ? "oui" : "non";
  // A workbook computes in binary: of 0.1 + 0.2 it shows 0.3, and holds more digits than anybody wrote.
  if (typeof value === "number") return Number(value.toPrecision(SHOWN_DIGITS));
  return typeof value === "string" ? value : null;
}
