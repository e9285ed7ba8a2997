import { decodePDFRawStream, PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";
import { create, type Font } from "fontkit";
import type { Shown } from "./archival-content";

const name = (text: string) => PDFName.of(text);

/** What fonts break: not in the file, without what their letters mean, widths that are not theirs, characters that they lack (6.2.11). */
export function fontFaults(document: PDFDocument, shown: Shown): string[] {
  const fonts = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && object.get(name("Type")) === name("Font") ? [object] : []));
  const whole = fonts.filter((font) => !String(font.get(name("Subtype"))).startsWith("/CIDFont"));
  return whole.flatMap((font) => oneFont(font, shown.get(font) ?? new Set()).map((fault) => `${font.get(name("BaseFont"))}: ${fault}`));
}

function oneFont(font: PDFDict, codes: Set<number>): string[] {
  if (font.get(name("Subtype")) !== name("Type0")) return ["6.2.11.4: a font that no paper of ours has"];
  const inner = font.lookup(name("DescendantFonts"), PDFArray).lookup(0, PDFDict);
  const file = inner.lookupMaybe(name("FontDescriptor"), PDFDict)?.lookup(name("FontFile2"));
  if (!(file instanceof PDFRawStream)) return ["6.2.11.4: is not in the file"];
  const meaning = meaningOf(font.lookup(name("ToUnicode")));
  const widths = widthsOf(inner);
  const program = create(Buffer.from(decodePDFRawStream(file).decode())) as Font;
  const own = (code: number) => (program.getGlyph(code).advanceWidth * 1_000) / program.unitsPerEm;
  const isOff = (code: number) => Math.abs((widths.get(code) ?? 1_000) - own(code)) > 1;
  const faults: [number[], string][] = [
    [[...codes].filter((code) => code === 0 || code >= program.numGlyphs), "6.2.11.8: shows what it lacks"],
    [[...codes].filter((code) => !/^[^\0\ufeff\ufffe]+$/.test(meaning.get(code) ?? "")), "6.2.11.7: letters that mean nothing"],
    [[...codes].filter((code) => code < program.numGlyphs && isOff(code)), "6.2.11.5: other widths"],
  ];
  return [
    ...(inner.has(name("CIDToGIDMap")) ? [] : ["6.2.11.3: no map to its letters"]),
    ...(font.get(name("Encoding")) === name("Identity-H") ? [] : ["6.2.11.3: another encoding"]),
    ...faults.flatMap(([which, fault]) => (which.length ? [`${fault}: ${which.slice(0, 5)}`] : [])),
  ];
}

/** What each character stands for, as a CMap says. */
function meaningOf(stream: unknown): Map<number, string> {
  const meaning = new Map<number, string>();
  if (!(stream instanceof PDFRawStream)) return meaning;
  const text = new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode());
  const letters = (hex: string) =>
    String.fromCharCode(...(hex.replace(/\s/g, "").match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, block = ""] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = "", , all = ""] of block.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>\s*\[([^\]]*)\]/gi))
      for (const [at, [, hex = ""]] of [...all.matchAll(/<([\da-f\s]*)>/gi)].entries())
        meaning.set(Number.parseInt(from, 16) + at, letters(hex));
  for (const [, block = ""] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = "", hex = ""] of block.matchAll(/<([\da-f]+)>\s*<([\da-f\s]*)>/gi))
      meaning.set(Number.parseInt(code, 16), letters(hex));
  return meaning;
}

/** Widths by character, in thousandths of the size: `W` of ISO 32000-1, 9.7.4.3. */
function widthsOf(font: PDFDict): Map<number, number> {
  const widths = new Map<number, number>();
  const list = font.lookupMaybe(name("W"), PDFArray);
  for (let at = 0; list && at + 1 < list.size(); at += 2) {
    const first = list.lookup(at, PDFNumber).asNumber();
    const next = list.lookup(at + 1);
    if (next instanceof PDFArray)
      for (const [place, width] of next.asArray().entries()) widths.set(first + place, (width as PDFNumber).asNumber());
    else {
      for (let code = first; code <= (next as PDFNumber).asNumber(); code += 1) widths.set(code, list.lookup(at + 2, PDFNumber).asNumber());
      at += 1;
    }
  }
  return widths;
}
