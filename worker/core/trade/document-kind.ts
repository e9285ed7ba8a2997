/** The most bytes a document may have that is to be read. */
export const DOCUMENT_BYTES = 20_000_000;
/** The most pages. */
export const DOCUMENT_PAGES = 30;

/** What documents may be, and what each is called on the wire. */
export const documentTypes = {
  pdf: "application/pdf",
  xml: "application/xml",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
} as const;
export type DocumentKind = keyof typeof documentTypes;

/** What a document is, by its first bytes: names and declared types are not believed. Null when it is none that can be read. */
export function documentKind(bytes: Uint8Array): DocumentKind | "empty" | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  if (!head.replace(/[\s\0\xef\xbb\xbf]/g, "")) return "empty";
  // PDF allows rubbish before its header; an executable that only contains the word is none.
  if (/^[\s\S]{0,16}%PDF-\d/.test(head)) return "pdf";
  if (begins(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return "webp";
  // UTF-16 has a zero beside each letter.
  return /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<[?!a-zA-Z]/.test(head.replaceAll("\0", "")) ? "xml" : null;
}

function begins(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
