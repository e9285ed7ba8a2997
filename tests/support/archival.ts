import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { XMLValidator } from "fast-xml-parser";
import { contentFaults } from "./archival-content";
import { fontFaults } from "./archival-fonts";
import { treeFaults } from "./archival-tree";

const name = (text: string) => PDFName.of(text);
const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** What a file says it is, and what breaks that. */
interface Judged {
  part: string;
  conformance: string;
  faults: string[];
}

/**
 * What of ISO 19005-3 (PDF/A-3, level A) a file breaks, by what its objects say: a rule of the standard and where. No validator reads
 * pictures, profiles and the programs of fonts for us here: of these, what can be seen without drawing is looked at.
 * @param language what the catalogue must say
 */
export async function judge(bytes: Uint8Array, language: string): Promise<Judged> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog, context } = document;
  const faults: string[] = [];
  const must = (isTrue: unknown, fault: string) => {
    if (!isTrue) faults.push(fault);
  };
  const raw = latin(bytes);

  must(/^%PDF-1\.[0-7]\r?\n%[\x80-\xff]{4}/.test(raw), "6.1.2: header, and a comment of four high bytes");
  must(/%%EOF[\r\n]*$/.test(raw), "6.1.3: nothing behind the end");
  must(context.trailerInfo.ID, "6.1.3: identifiers in the trailer");
  must(!context.trailerInfo.Encrypt, "6.1.3: no encryption");

  const intents = catalog.lookupMaybe(name("OutputIntents"), PDFArray);
  const intent = intents?.lookupMaybe(0, PDFDict);
  const profile = intent?.lookup(name("DestOutputProfile"));
  must(intents?.size() === 1 && intent?.get(name("S")) === name("GTS_PDFA1"), "6.2.3: one intent, of PDF/A");
  must(profile instanceof PDFRawStream && isScreenProfile(profile), "6.2.3: a profile of red, green and blue");
  must(intent?.has(name("OutputConditionIdentifier")), "6.2.3: the intent is called something");

  const metadata = catalog.lookup(name("Metadata"));
  const xmp = metadata instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(metadata).decode()) : "";
  faults.push(...metadataFaults(xmp, document.getTitle() ?? ""));

  must(catalog.lookupMaybe(name("MarkInfo"), PDFDict)?.get(name("Marked")) === PDFBool.True, "6.7.2: marked");
  const declared = catalog.lookup(name("Lang"));
  must((declared instanceof PDFString || declared instanceof PDFHexString) && declared.decodeText() === language, `6.7.4: in ${language}`);
  const preferences = catalog.lookupMaybe(name("ViewerPreferences"), PDFDict);
  must(preferences?.get(name("DisplayDocTitle")) === PDFBool.True, "the title is shown");
  for (const key of ["AA", "OCProperties", "Requirements", "NeedsRendering", "Perms"])
    must(!catalog.has(name(key)), `no ${key} in the catalogue`);
  must(!catalog.lookupMaybe(name("Names"), PDFDict)?.has(name("JavaScript")), "6.5.1: no scripts");

  faults.push(...objectFaults(document), ...fileFaults(document));
  const { faults: seen, shown } = contentFaults(document);
  faults.push(...seen, ...fontFaults(document, shown), ...treeFaults(document));
  const claim = (what: string) => new RegExp(`pdfaid:${what}(?:>|=")([^<"]+)`).exec(xmp)?.[1] ?? "";
  return { part: claim("part"), conformance: claim("conformance"), faults };
}

/** ISO 15076-1: a profile of a device for red, green and blue, whose stream says so too. */
function isScreenProfile(stream: PDFRawStream): boolean {
  const head = latin(decodePDFRawStream(stream).decode().subarray(0, 128));
  const isDevice = ["mntr", "prtr", "scnr", "spac"].includes(head.slice(12, 16));
  return (
    head.slice(36, 40) === "acsp" &&
    head.slice(16, 20) === "RGB " &&
    isDevice &&
    head.charCodeAt(8) <= 4 &&
    stream.dict.lookup(name("N"), PDFNumber).asNumber() === 3
  );
}

/** Schemas that need no description of their own (6.6.2.3). */
const known = ["pdf", "xmp", "xmpMM", "dc", "pdfaid", "pdfaExtension", "pdfaSchema", "pdfaProperty", "pdfaType", "pdfaField", "rdf", "x"];

function metadataFaults(xmp: string, title: string): string[] {
  const bare = xmp.replace(/<\?xpacket[^>]*\?>/g, "").trim();
  const packet = /<\?xpacket begin[^>]*\?>/.exec(xmp)?.[0];
  const others = [...new Set([...xmp.matchAll(/<(\w+):\w+/g)].map(([, prefix = ""]) => prefix))].filter(
    (prefix) => !known.includes(prefix),
  );
  const described = [...xmp.matchAll(/<pdfaSchema:prefix>(\w+)</g)].map(([, prefix]) => prefix);
  return [
    ...(XMLValidator.validate(bare) === true ? [] : ["6.6.2.1: metadata that is XML"]),
    ...(packet && /\b(bytes|encoding)=/.test(packet) ? ["6.6.2.1: a packet without bytes and encoding"] : []),
    ...others.filter((prefix) => !described.includes(prefix)).map((prefix) => `6.6.2.3: ${prefix} is described nowhere`),
    ...(title && textIn(xmp, "dc:title") === title ? [] : [`6.6.2: the title is that of the file: ${textIn(xmp, "dc:title")} | ${title}`]),
  ];
}

const textIn = (xmp: string, element: string) =>
  (new RegExp(`<${element}>[\\s\\S]*?<rdf:li[^>]*>([\\s\\S]*?)</rdf:li>`).exec(xmp)?.[1] ?? "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** Actions that do more than lead somewhere (6.5.1). */
const ACTS = [
  "Launch",
  "Sound",
  "Movie",
  "ResetForm",
  "ImportData",
  "Hide",
  "SetOCGState",
  "Rendition",
  "Trans",
  "GoTo3DView",
  "JavaScript",
];
const MARKS = ["Link", "Widget", "Text", "FreeText", "Stamp", "Popup"];
/** Flags of annotations: printed, and neither hidden nor unseen (6.3.2). */
const [PRINTED, HIDDEN] = [4, 1 + 2 + 32 + 256];

function objectFaults({ context, catalog }: PDFDocument): string[] {
  const faults: string[] = [];
  const form = catalog.lookupMaybe(name("AcroForm"), PDFDict);
  if (form?.has(name("XFA")) || form?.get(name("NeedAppearances")) === PDFBool.True) faults.push("6.4.1: a form that draws itself");
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object instanceof PDFDict ? object : undefined;
    if (!dict) continue;
    const at = `object ${ref.objectNumber}`;
    if (object instanceof PDFRawStream) {
      for (const key of ["F", "FFilter", "FDecodeParms"]) if (dict.has(name(key))) faults.push(`6.1.7: ${at} lies elsewhere`);
      if (/LZWDecode|Crypt/.test(String(dict.get(name("Filter"))))) faults.push(`6.1.7: ${at} is packed with what is not allowed`);
    }
    for (const key of ["AA", "JS", "TR", "HTP", "OPI", "PS", "Alternates"]) if (dict.has(name(key))) faults.push(`${at} has ${key}`);
    if (dict.get(name("Interpolate")) === PDFBool.True) faults.push(`6.2.8: ${at} is smoothed`);
    if (dict.has(name("TR2")) && dict.get(name("TR2")) !== name("Default")) faults.push(`6.2.5: ${at} has TR2`);
    const does = dict.get(name("S"));
    if (ACTS.some((act) => does === name(act))) faults.push(`6.5.1: ${at} does ${does}`);
    if (String(dict.get(name("ColorSpace"))).includes("CMYK") || String(dict.get(name("CS"))).includes("CMYK"))
      faults.push(`6.2.4: ${at} is in four colours`);
    if (dict.get(name("Type")) === name("Annot") || dict.has(name("Rect"))) faults.push(...annotationFaults(dict, at));
  }
  return faults;
}

function annotationFaults(dict: PDFDict, at: string): string[] {
  const flags = dict.lookupMaybe(name("F"), PDFNumber)?.asNumber() ?? 0;
  const kind = dict.get(name("Subtype"));
  return [
    ...(MARKS.some((mark) => kind === name(mark)) ? [] : [`6.3.1: ${at} is ${kind}`]),
    ...((flags & PRINTED) === 0 || (flags & HIDDEN) !== 0 ? [`6.3.2: ${at} is not printed: ${flags}`] : []),
  ];
}

/** Files within a file: what they are to it, and that it names them (6.8). */
function fileFaults({ catalog, context }: PDFDocument): string[] {
  const listed = catalog.lookupMaybe(name("AF"), PDFArray)?.asArray() ?? [];
  return context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    if (!(object instanceof PDFDict) || !object.has(name("EF"))) return [];
    const file = object.lookup(name("EF"), PDFDict).lookup(name("F"));
    const isWhole = ["F", "UF", "AFRelationship", "Desc"].every((key) => object.has(name(key)));
    const isTyped =
      file instanceof PDFRawStream &&
      file.dict.has(name("Subtype")) &&
      file.dict.lookupMaybe(name("Params"), PDFDict)?.has(name("ModDate"));
    const isListed = listed.some((one) => one instanceof PDFRef && one === ref);
    return isWhole && isTyped && isListed ? [] : [`6.8: file ${ref.objectNumber} within: ${[isWhole, isTyped, isListed]}`];
  });
}
