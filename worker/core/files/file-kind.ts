import { documentKind } from "../trade/document-kind";

/** What may be kept among documents, what each is on the wire, and how its name ends. */
export const fileTypes = {
  pdf: { type: "application/pdf", ending: "pdf" },
  jpeg: { type: "image/jpeg", ending: "jpg" },
  png: { type: "image/png", ending: "png" },
  webp: { type: "image/webp", ending: "webp" },
  xml: { type: "application/xml", ending: "xml" },
  docx: { type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ending: "docx" },
  xlsx: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ending: "xlsx" },
  odt: { type: "application/vnd.oasis.opendocument.text", ending: "odt" },
  ods: { type: "application/vnd.oasis.opendocument.spreadsheet", ending: "ods" },
  text: { type: "text/plain; charset=utf-8", ending: "txt" },
} as const;
export type FileKind = keyof typeof fileTypes;
export const mediaTypes = Object.values(fileTypes).map(({ type }) => type) as [string, ...string[]];

/** What browsers may show by themselves; anything else is only handed over to be kept. */
const shown: readonly string[] = ["application/pdf", "image/jpeg", "image/png", "image/webp"];

/** The most characters of a name, its ending included. */
const LONGEST_NAME = 160;

/**
 * What a file is, by its bytes: its name and what its sender calls it are not believed. Null for what is not taken: programs,
 * archives, and HTML or SVG, which would run in the reader's browser.
 */
export function fileKind(bytes: Uint8Array): FileKind | "empty" | null {
  const kind = documentKind(bytes);
  // A PDF that begins as something else is something else too.
  if (kind === "pdf") return /^(\xef\xbb\xbf)?\s*%PDF-/.test(head(bytes, 32)) ? "pdf" : null;
  if (kind === "xml") return isMarkup(bytes) ? null : "xml";
  if (kind) return kind;
  return officeKind(bytes) ?? (isText(bytes) ? "text" : null);
}

/** Why a PDF cannot be opened by whoever receives it; null when nothing shows. Its whole reading comes later, in the queue. */
export function pdfFault(bytes: Uint8Array): "pdf_encrypted" | "pdf_broken" | null {
  const text = new TextDecoder("latin1").decode(bytes);
  if (!text.slice(-2_048).includes("%%EOF")) return "pdf_broken";
  return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text) ? "pdf_encrypted" : null;
}

/** A name that any system takes: without folders, control characters or what Windows forbids; with the ending of what it is. */
export function safeFileName(name: string, kind: FileKind): string {
  // A table as text opens as one by its name alone.
  const ending = kind === "text" && /\.csv\s*$/i.test(name) ? "csv" : fileTypes[kind].ending;
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const plain = last
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff<>:"|?*]/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const stem = plain.replace(/\.[A-Za-z0-9]{1,5}$/, "").slice(0, LONGEST_NAME - ending.length - 1);
  return `${stem.trim() || "document"}.${ending}`;
}

/** How a file is handed over: shown where that is safe, kept otherwise; its name in letters that headers can carry (RFC 6266). */
export function dispositionOf({ fileName, mediaType }: { fileName: string; mediaType: string }): string {
  const plain = fileName
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\%;]/g, "_");
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const way = shown.includes(mediaType) ? "inline" : "attachment";
  return plain === fileName ? `${way}; filename="${plain}"` : `${way}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** What a handed file may do in a browser: nothing. A viewer of PDF is an object of the browser's own. */
function policyOf({ mediaType }: { mediaType: string }): string {
  const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return mediaType === "application/pdf" ? `${closed}; object-src 'self'; style-src 'unsafe-inline'` : `${closed}; img-src 'self'; sandbox`;
}

/** The headers of a file that is handed over: nobody keeps a copy on the way, and it is taken for nothing but what it is. */
export function fileHeaders(file: { fileName: string; mediaType: string }): Record<string, string> {
  return {
    "cache-control": "no-store",
    "content-type": file.mediaType,
    "content-disposition": dispositionOf(file),
    "content-security-policy": policyOf(file),
    "x-content-type-options": "nosniff",
  };
}

const head = (bytes: Uint8Array, length: number) => new TextDecoder("latin1").decode(bytes.subarray(0, length));

/** Is it HTML or SVG, or XML that a browser would draw or run? */
function isMarkup(bytes: Uint8Array): boolean {
  const text = head(bytes, 65_536).replaceAll("\0", "");
  return /<\s*([a-z]+:)?(html|svg|script|body|iframe|xsl:|stylesheet)|<!doctype|<\?xml-stylesheet|xmlns\s*=\s*["']http:\/\/www\.w3\.org\/(1999\/xhtml|2000\/svg)/i.test(
    text,
  );
}

/** Word and Excel of today, and their free sisters: archives that say what they are. Macros are not taken. */
function officeKind(bytes: Uint8Array): FileKind | null {
  if (!head(bytes, 4).startsWith("PK\x03\x04")) return null;
  const whole = new TextDecoder("latin1").decode(bytes);
  if (whole.includes("vbaProject.bin")) return null;
  if (whole.includes("[Content_Types].xml")) {
    if (whole.includes("word/document.xml")) return "docx";
    return whole.includes("xl/workbook.xml") ? "xlsx" : null;
  }
  const open = /^PK[\s\S]{28}mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet)/.exec(whole.slice(0, 160))?.[1];
  if (open === "text") return "odt";
  return open === "spreadsheet" ? "ods" : null;
}

/** Plain text in UTF-8, without signs that no text has. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, Math.max(0, bytes.length)));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text has.
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !isMarkup(bytes);
  } catch {
    return false;
  }
}
