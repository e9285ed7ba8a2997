import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { pngOf } from "@/worker/reader/image/png";
import { layouts } from "./invoices/layouts";
import { pdfOf } from "./invoices/paper";
import { truthOf } from "./invoices/truth";

export const text = (content: string) => new TextEncoder().encode(content);
const layout = layouts[0] as (typeof layouts)[0];
/** One that is sound. */
export const invoice = () => pdfOf(layout, truthOf(layout, 0));

/** A PDF of so many empty pages. */
export async function pagesOf(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page++) document.addPage([200, 200]);
  return document.save();
}

/** An invoice behind a password. */
export async function encrypted(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await invoice());
  document.encrypt({ userPassword: "secret", ownerPassword: "owner" });
  return document.save();
}

/** An invoice that anybody opens, and only its owner may change. */
export async function restricted(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await invoice());
  document.encrypt({ userPassword: "", ownerPassword: "owner", permissions: { modifying: false } });
  return document.save();
}

/** A page whose content is 200 MB of spaces, in 200 kB. */
export async function bomb(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  const packed = deflateSync(Buffer.alloc(200_000_000, 32));
  const stream = PDFRawStream.of(document.context.obj({ Filter: "FlateDecode", Length: packed.length }), packed);
  page.node.set(PDFName.of("Contents"), document.context.register(stream));
  return document.save({ useObjectStreams: false });
}

/** The head of a picture of 8,000 by 5,000 with nothing behind it. */
export async function large(): Promise<Uint8Array> {
  const png = pngOf({ width: 10, height: 10, grey: new Uint8Array(100) });
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  view.setUint32(16, 8_000);
  view.setUint32(20, 5_000);
  return png;
}

export const laughs = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Invoice>&b;</Invoice>`;
export const outside = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Invoice><ID>&x;</ID></Invoice>`;

/** A PDF whose tree of pages runs in a circle. */
export const circular = () =>
  text(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >> endobj
trailer << /Root 1 0 R /Size 4 >>
%%EOF
`);

/** A PDF of three pages that says it has one. */
export async function declaringOne(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < 3; page++) document.addPage([200, 200]);
  const bytes = await document.save({ useObjectStreams: false });
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString("latin1").replace("/Count 3", "/Count 1"), "latin1"));
}
