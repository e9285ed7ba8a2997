import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  type PDFPageLeaf,
  PDFRef,
} from "@cantoo/pdf-lib";

const ROOT = PDFName.of("StructTreeRoot");
const KIDS = PDFName.of("K");
const PARENT = PDFName.of("P");
const PARENTS = PDFName.of("ParentTree");
const NUMBERS = PDFName.of("Nums");
const NEXT = PDFName.of("ParentTreeNextKey");

/**
 * Puts the pages of another document behind a document's own, with what screen readers are told of them.
 * @returns whether the whole is tagged: it is when both were
 */
export function joinPages(document: PDFDocument, other: PDFDocument): boolean {
  const copier = PDFObjectCopier.for(other.context, document.context);
  const tree = treeOf(other);
  // An element that named its parent would bring the other tree along.
  for (const kid of tree?.kids ?? []) other.context.lookup(kid, PDFDict).delete(PARENT);
  const pages = other.getPages().map(({ ref }) => {
    const copied = copier.copy(ref);
    const page = PDFPage.of(document.context.lookup(copied) as PDFPageLeaf, copied, document);
    return document.addPage(page);
  });
  const own = treeOf(document);
  if (!own || !tree) {
    for (const { node } of pages) renumber(node, null);
    return false;
  }
  for (const kid of tree.kids) {
    const copied = copier.copy(kid);
    document.context.lookup(copied, PDFDict).set(PARENT, own.ref);
    own.add(copied);
  }
  for (const [key, parents] of tree.parents) own.addParents(key + own.next, copier.copy(parents));
  for (const { node } of pages) renumber(node, own.next);
  own.root.set(NEXT, PDFNumber.of(own.next + tree.next));
  return true;
}

/** The tree of a document; null where it has none, or one that is kept in branches. */
function treeOf({ catalog, context }: PDFDocument) {
  const ref = catalog.get(ROOT);
  const root = catalog.lookupMaybe(ROOT, PDFDict);
  const numbers = root?.lookupMaybe(PARENTS, PDFDict)?.lookupMaybe(NUMBERS, PDFArray);
  const kids = root?.lookup(KIDS);
  if (!(ref instanceof PDFRef) || !root || !numbers || !(kids instanceof PDFArray)) return null;
  const parents = Array.from(
    { length: numbers.size() / 2 },
    (_, at) => [numbers.lookup(2 * at, PDFNumber).asNumber(), numbers.get(2 * at + 1)] as const,
  );
  return {
    ref,
    root,
    kids: kids.asArray().filter((kid) => kid instanceof PDFRef && context.lookup(kid) instanceof PDFDict) as PDFRef[],
    parents,
    /** The first key that is free. */
    next: Math.max(root.lookupMaybe(NEXT, PDFNumber)?.asNumber() ?? 0, ...parents.map(([key]) => key + 1)),
    add: (kid: PDFObject) => kids.push(kid),
    addParents: (key: number, value: PDFObject) => {
      numbers.push(PDFNumber.of(key));
      numbers.push(value);
    },
  };
}

/** Has a page and what stands on it find their elements so many places further; null where there are none. */
function renumber(page: PDFDict, by: number | null): void {
  const move = (dict: PDFDict, name: string) => {
    const key = dict.lookupMaybe(PDFName.of(name), PDFNumber);
    if (key && by !== null) dict.set(PDFName.of(name), PDFNumber.of(key.asNumber() + by));
    else dict.delete(PDFName.of(name));
  };
  move(page, "StructParents");
  const notes = page.lookupMaybe(PDFName.of("Annots"), PDFArray);
  for (let at = 0; at < (notes?.size() ?? 0); at += 1) move(notes?.lookup(at, PDFDict) as PDFDict, "StructParent");
}
