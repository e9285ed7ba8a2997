import { type PDFDocument, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";

const METADATA = PDFName.of("Metadata");

/** What is true of the sealed file. */
interface Sealed {
  title: string;
  sealedAt: number;
  /** Is all of it in the tree that screen readers walk through? */
  isTagged: boolean;
}

/**
 * Has a document that claims to be PDF/A (ISO 19005) claim what it is once marks and evidence are in it: these are made for
 * parts 2 and 3 in the colours of a screen. Of another part, or in other colours, it claims nothing any more.
 */
export function keepArchival(document: PDFDocument, { title, sealedAt, isTagged }: Sealed): void {
  const { catalog, context } = document;
  const stream = catalog.lookup(METADATA);
  if (!(stream instanceof PDFRawStream) || stream.dict.has(PDFName.of("Filter"))) return;
  const before = new TextDecoder().decode(stream.contents);
  const part = before.match(/pdfaid:part(?:>|=")(\d)/)?.[1];
  if (!part) return;
  const isKept = (part === "2" || part === "3") && isInScreenColours(document);
  const claimed = isKept ? (isTagged ? before : before.replace(/(pdfaid:conformance(?:>|="))A/, "$1B")) : withoutClaim(before);
  const after = claimed
    .replace(/(<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>)[^<]*/, (_, start: string) => start + escaped(title))
    .replace(/<xmp:ModifyDate>[^<]*<\/xmp:ModifyDate>/, "")
    .replace(/(<xmp:CreateDate>)/, `<xmp:ModifyDate>${new Date(sealedAt).toISOString().slice(0, 19)}Z</xmp:ModifyDate>$1`);
  const old = catalog.get(METADATA);
  const written = context.stream(new TextEncoder().encode(after), { Type: "Metadata", Subtype: "XML" });
  catalog.set(METADATA, context.register(written));
  if (old instanceof PDFRef) context.delete(old);
}

/** Metadata that claims no PDF/A. */
function withoutClaim(text: string): string {
  return text.replace(/<pdfaid:(\w+)>[^<]*<\/pdfaid:\1>|pdfaid:(?:part|conformance|amd|rev)="[^"]*"/g, "");
}

/** Do all colours of a document mean those of a profile of red, green and blue? */
function isInScreenColours({ catalog }: PDFDocument): boolean {
  const intents = catalog.lookupMaybe(PDFName.of("OutputIntents"), PDFArray);
  const profile = intents?.lookupMaybe(0, PDFDict)?.lookup(PDFName.of("DestOutputProfile"));
  return profile instanceof PDFRawStream && profile.dict.lookupMaybe(PDFName.of("N"), PDFNumber)?.asNumber() === 3;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
