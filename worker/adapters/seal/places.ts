import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from "@cantoo/pdf-lib";
import { placeNumber } from "@/worker/core/files/signing-place";
import type { Place } from "@/worker/engine/ports";
import { WHOLE } from "./marks";

/**
 * Where a paper of ours says that it is to be signed: destinations it names (ISO 32000-1, 12.3.2.3), each a rectangle of a page.
 * Of a turned page, which no paper of ours has, nothing is read.
 */
export function placesOf(document: PDFDocument): Place[] {
  const names = document.catalog
    .lookupMaybe(PDFName.of("Names"), PDFDict)
    ?.lookupMaybe(PDFName.of("Dests"), PDFDict)
    ?.lookupMaybe(PDFName.of("Names"), PDFArray);
  const pages = document.getPages();
  const found: { number: number; place: Place }[] = [];
  for (let at = 0; at + 1 < (names?.size() ?? 0); at += 2) {
    const name = names?.lookup(at);
    const number = name instanceof PDFString || name instanceof PDFHexString ? placeNumber(name.decodeText()) : null;
    const target = names?.lookup(at + 1);
    if (number === null || !(target instanceof PDFArray)) continue;
    const page = pages.findIndex(({ ref }) => ref === target.get(0));
    const [left, bottom, right, top] = [2, 3, 4, 5].map((side) => target.lookupMaybe(side, PDFNumber)?.asNumber() ?? 0) as Sides;
    if (page >= 0 && pages[page]?.getRotation().angle === 0)
      found.push({ number, place: placeOn(pages[page], page + 1, left, bottom, right, top) });
  }
  return found.sort((one, other) => one.number - other.number).map(({ place }) => place);
}

type Sides = [left: number, bottom: number, right: number, top: number];

function placeOn(page: ReturnType<PDFDocument["getPage"]>, number: number, ...[left, bottom, right, top]: Sides): Place {
  const { x, y, width, height } = page.getCropBox();
  const part = (length: number, whole: number) => Math.round((length / whole) * WHOLE);
  return {
    page: number,
    left: part(left - x, width),
    top: part(y + height - top, height),
    width: part(right - left, width),
    height: part(top - bottom, height),
  };
}
