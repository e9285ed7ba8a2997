import { documentConfidence } from "./extract/confidence";
import { extract } from "./extract/extract";
import { isTicket } from "./ocr/pages";
import { look } from "./look";
import type { Fields, ReadOptions, Reading } from "@/worker/core/trade/reading";
import { readXml } from "./xml/read";

/**
 * Reads a document.
 * @throws Unreadable with its reason
 */
export async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  const { xml, source, pages } = await look(bytes, options);
  if (!xml) {
    const read = extract(pages, source, options);
    const isLegible = !isDoubtful(read, "invoiceDate") && !isDoubtful(read, "totalInclTax");
    const isCloser = source === "ocr" && pages.length === 1 && isTicket(pages[0]) && !isLegible;
    return isCloser ? surerOf(read, extract((await look(bytes, options, pages[0])).pages, source, options)) : read;
  }
  return { ...readXml(xml), pages: pages.map(({ width, height }) => ({ width, height })) };
}

/** Below, a date or a total is worth a closer look. */
const UNSURE = 0.6;

const isDoubtful = ({ fields }: Reading, field: keyof Fields) => fields[field].confidence < UNSURE;

/** A reading with the date, the number and the totals of another where it was doubtful and that one is surer. */
function surerOf(one: Reading, other: Reading): Reading {
  if (one.pages[0]?.turn !== other.pages[0]?.turn) return one;
  const { invoiceDate, invoiceNumber, totalInclTax, totalExclTax, vatAmount } = other.fields;
  const isSurer = (field: keyof Fields) => isDoubtful(one, field) && other.fields[field].confidence > one.fields[field].confidence;
  const fields: Fields = {
    ...one.fields,
    ...(isSurer("invoiceDate") && { invoiceDate }),
    ...(one.fields.invoiceNumber.value === null && { invoiceNumber }),
    ...(isSurer("totalInclTax") && { totalInclTax, totalExclTax, vatAmount }),
  };
  const { vatBreakdown, checks } = isSurer("totalInclTax") ? other : one;
  return { ...one, fields, vatBreakdown, checks, confidence: documentConfidence(fields, checks, one.kind === "receipt") };
}
