import { getDocumentProxy } from "unpdf";

interface Node {
  role?: string;
  children?: Node[];
}

/** What a reader of PDF finds in a file. */
export async function readPdf(bytes: Uint8Array) {
  const raw = new TextDecoder("latin1").decode(bytes);
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, page) => file.getPage(page + 1)));
  const written = await Promise.all(
    pages.map(async (page) => (await page.getTextContent()).items.flatMap((item) => ("str" in item ? [item] : []))),
  );
  const texts = written.map((items) => items.map(({ str }) => str).join(" "));
  // A page that no program has tagged has no tree.
  const trees = await Promise.all(pages.map(async (page) => ((await page.getStructTree()) ?? {}) as Node));
  const { info } = await file.getMetadata();
  const files = ((await file.getAttachments()) ?? {}) as Record<string, { content: Uint8Array }>;
  return {
    raw,
    texts: texts.map((text) => text.replace(/\s+/g, " ")),
    roles: [...new Set(trees.flatMap(rolesOf))],
    info: info as Record<string, unknown>,
    isTagged: (await file.getMarkInfo())?.Marked === true,
    outline: ((await file.getOutline()) ?? []).map(({ title }) => title),
    attachments: Object.keys(files),
    files,
    size: pages[0]?.view ?? [],
    /** How far to the right anything is written, in points. */
    edge: Math.max(0, ...written.flat().map(({ transform, width }) => Number(transform[4]) + width)),
  };
}

function rolesOf({ role, children = [] }: Node): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}

/** The boxes of the texts of a file, page by page from 0, in points from the top left of the page. */
export async function textBoxes(bytes: Uint8Array) {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, page) => file.getPage(page + 1)));
  const written = pages.map(async (page, at) => {
    const { items } = await page.getTextContent();
    const [, , , height = 0] = page.view;
    return items.flatMap((item) => {
      if (!("str" in item) || !item.str.trim()) return [];
      const [, , , size = 0, left = 0, foot = 0] = item.transform.map(Number);
      return [{ page: at, text: item.str, left, width: item.width, top: height - foot - size * 0.75, height: size * 0.75 }];
    });
  });
  return (await Promise.all(written)).flat();
}
