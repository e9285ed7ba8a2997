import { decodePDFRawStream, PDFArray, PDFDict, type PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { codesIn, KNOWN, PAINTING, stepsOf } from "./content-stream";

const name = (text: string) => PDFName.of(text);
/** How deep states may be kept within one another (6.1.13). */
const DEEPEST = 28;

/** Characters that are shown, by the font that shows them. */
export type Shown = Map<PDFDict, Set<number>>;

/** What the contents of pages break: unknown operators, foreign colours, and what is neither read out nor marked as decoration. */
export function contentFaults(document: PDFDocument): { faults: string[]; shown: Shown } {
  const shown: Shown = new Map();
  const faults = document.getPages().flatMap(({ node }, at) => {
    const resources = node.Resources();
    const found = resources ? oneContent(contentOf(node.Contents()), resources, shown) : ["6.2.2: no resources"];
    return found.map((fault) => `page ${at + 1}: ${fault}`);
  });
  return { faults: [...new Set(faults)], shown };
}

/** The operators of a page or a part of one, as text. */
export function contentOf(contents: unknown): string {
  const streams = contents instanceof PDFArray ? Array.from({ length: contents.size() }, (_, at) => contents.lookup(at)) : [contents];
  return streams
    .map((stream) => (stream instanceof PDFRawStream ? new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode()) : ""))
    .join("\n");
}

function oneContent(content: string, resources: PDFDict, shown: Shown, isWithin = false): string[] {
  const faults: string[] = [];
  const fonts = resources.lookupMaybe(name("Font"), PDFDict);
  const drawn = resources.lookupMaybe(name("XObject"), PDFDict);
  const marks: boolean[] = [];
  let depth = 0;
  let font: PDFDict | undefined;
  for (const { operator, operands } of stepsOf(content)) {
    if (!KNOWN.has(operator)) faults.push(`6.2.2: ${operator}`);
    if (operator === "q") depth += 1;
    if (operator === "Q") depth -= 1;
    if (depth > DEEPEST || depth < 0) faults.push(`6.1.13: states within ${depth}`);
    if (operator === "BMC" || operator === "BDC") marks.push(operands[0] === "/Artifact" || operands.includes("/MCID"));
    if (operator === "EMC" && marks.pop() === undefined) faults.push("6.7.3: a mark that nothing began");
    if (operator === "Tf") font = fonts?.lookupMaybe(name((operands[0] ?? "").slice(1)), PDFDict);
    if (operator === "TJ" || operator === "Tj") {
      if (!font) faults.push("6.2.2: letters without a font");
      else shown.set(font, new Set([...(shown.get(font) ?? []), ...codesIn(operands)]));
    }
    if (PAINTING.has(operator) && !isWithin && !marks.includes(true)) faults.push(`6.7.3: ${operator} is neither read out nor decoration`);
    const form = operator === "Do" ? drawn?.lookup(name((operands[0] ?? "").slice(1))) : undefined;
    if (form instanceof PDFRawStream && form.dict.get(name("Subtype")) === name("Form"))
      faults.push(...oneContent(contentOf(form), form.dict.lookupMaybe(name("Resources"), PDFDict) ?? resources, shown, true));
  }
  if (marks.length || depth) faults.push(`6.2.2: ${marks.length} marks and ${depth} states that nothing ends`);
  return faults;
}
