import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRef, PDFString } from "@cantoo/pdf-lib";
import { stepsOf } from "./content-stream";
import { contentOf } from "./archival-content";

const name = (text: string) => PDFName.of(text);
/** Roles of ISO 32000-1, 14.8.4. */
const ROLES = new Set(
  "Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby Warichu Figure Formula Form".split(
    " ",
  ),
);
/** What a row, and a table, may hold. */
const WITHIN: Record<string, string[]> = { Table: ["TR", "THead", "TBody", "TFoot", "Caption"], TR: ["TH", "TD"], L: ["LI", "Caption"] };

/** What the tree that screen readers walk through breaks: no tree, unknown roles, figures without words, marks that it does not reach. */
export function treeFaults(document: PDFDocument): string[] {
  const root = document.catalog.lookupMaybe(name("StructTreeRoot"), PDFDict);
  if (!root) return ["6.7.3: no tree"];
  const faults: string[] = [];
  const reached = new Map<string, Set<number>>();
  const reach = (page: unknown, mark: number) => {
    const key = String(page);
    reached.set(key, (reached.get(key) ?? new Set()).add(mark));
  };
  const element = (node: PDFDict, page: unknown, parent: string): void => {
    const own = node.get(name("Pg")) ?? page;
    const mark = node.lookupMaybe(name("MCID"), PDFNumber);
    if (mark) reach(own, mark.asNumber());
    if (mark || node.get(name("Type")) === name("OBJR")) return;
    const role = String(node.get(name("S"))).slice(1);
    if (!ROLES.has(role)) faults.push(`6.7.3.4: ${role} is no role`);
    if (WITHIN[parent] && !WITHIN[parent].includes(role)) faults.push(`6.7.3: ${role} within ${parent}`);
    const alt = node.lookup(name("Alt"));
    const isHeard = (alt instanceof PDFString || alt instanceof PDFHexString) && alt.decodeText().trim() !== "";
    if (role === "Figure" && !isHeard) faults.push("6.7.3: a figure without words");
    walk(node.get(name("K")), own, role);
  };
  const walk = (node: unknown, page: unknown, parent: string): void => {
    if (node instanceof PDFRef) walk(document.context.lookup(node), page, parent);
    else if (node instanceof PDFArray) for (const kid of node.asArray()) walk(kid, page, parent);
    else if (node instanceof PDFNumber) reach(page, node.asNumber());
    else if (node instanceof PDFDict) element(node, page, parent);
  };
  walk(root.get(name("K")), undefined, "");
  for (const [at, page] of document.getPages().entries()) {
    const marks = stepsOf(contentOf(page.node.Contents())).flatMap(({ operator, operands }) => {
      const place = operator === "BDC" ? operands.indexOf("/MCID") : -1;
      return place < 0 ? [] : [Number(operands[place + 1])];
    });
    const lost = marks.filter((mark) => !reached.get(String(page.ref))?.has(mark));
    if (lost.length) faults.push(`6.7.3: page ${at + 1}: ${lost.length} of ${marks.length} marks stand in no tree`);
    if (marks.length !== new Set(marks).size) faults.push(`6.7.3: page ${at + 1}: a mark twice`);
    if (!page.node.has(name("StructParents"))) faults.push(`6.7.3: page ${at + 1} names no parents`);
    if (page.node.has(name("Annots")) && page.node.get(name("Tabs")) !== name("S"))
      faults.push(`page ${at + 1}: its links are walked in another order`);
  }
  return [...new Set(faults)];
}
