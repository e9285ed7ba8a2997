import { documentConfidence } from "./extract/confidence";
import { extract } from "./extract/extract";
import { isTicket } from "./ocr/pages";
import { look } from "./look";
import type { Fields, ReadOptions, Reading } from "@/worker/core/reading";
import { readXml } from "./xml/read";

/**
 * Reads a document.
 * @throws Unreadable with its reason
 */
export async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  const { xml, source, pages } = await look(bytes, options.part);
  if (!xml) {
    const read = extract(pages, source, options);
    const isDoubtful = source === "ocr" && pages.length === 1 && isTicket(pages[0]) && isUnsure(read);
    return isDoubtful ? surerOf(read, extract((await look(bytes, options.part, true)).pages, source, options)) : read;
  }
  return { ...readXml(xml), pages: pages.map(({ width, height }) => ({ width, height })) };
}

/** Below, a date or a total is worth a closer look. */
const UNSURE = 0.6;

const isUnsure = ({ fields }: Reading) => fields.invoiceDate.confidence < UNSURE || fields.totalInclTax.confidence < UNSURE;

/** A reading with the date, the number and the totals of another where that one is surer of them. */
function surerOf(one: Reading, other: Reading): Reading {
  if (one.pages[0]?.turn !== other.pages[0]?.turn) return one;
  const { invoiceDate, invoiceNumber, totalInclTax, totalExclTax, vatAmount } = other.fields;
  const isSurer = (field: keyof Fields) => other.fields[field].confidence > one.fields[field].confidence;
  const fields: Fields = {
    ...one.fields,
    ...(isSurer("invoiceDate") && { invoiceDate }),
    ...(one.fields.invoiceNumber.value === null && { invoiceNumber }),
    ...(isSurer("totalInclTax") && { totalInclTax, totalExclTax, vatAmount }),
  };
  const { vatBreakdown, checks } = isSurer("totalInclTax") ? other : one;
  return { ...one, fields, vatBreakdown, checks, confidence: documentConfidence(fields, checks, one.kind === "receipt") };
}
