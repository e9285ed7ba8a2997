import { PDFDict, PDFDocument, PDFName, type PDFPage } from "@cantoo/pdf-lib";
import { SignPdf } from "@signpdf/signpdf";
import { Signer } from "@signpdf/utils";
import { Refusal } from "@/worker/core/errors";
import { readWideFonts } from "@/worker/adapters/paper/wide-fonts";
import type { Assets, Sealer, ToSeal } from "@/worker/engine/ports";
import type { Env } from "@/worker/env";
import { type Identity, signDetached } from "./cms";
import { keepArchival } from "./archival";
import { joinPages } from "./joining";
import { drawMark, uprightSize } from "./marks";
import { addPlaceholder } from "./placeholder";
import { placesOf } from "./places";

/** Seals documents with the key and certificate of `SEALING_KEY` and `SEALING_CERTIFICATE`. */
export function openSealer({ SEALING_KEY: key, SEALING_CERTIFICATE: certificate }: Env, assets: Assets): Sealer {
  return sealerOf(key && certificate ? { key, certificate } : null, assets);
}

/** The same with an identity at hand; none where nobody has configured one. */
export function sealerOf(identity: Identity | null, assets: Assets = { get: async () => null }): Sealer {
  return {
    async inspect(pdf) {
      try {
        const document = await PDFDocument.load(pdf, { updateMetadata: false });
        const pages = document.getPages();
        return pages.length ? { pages: pages.map(uprightSize), places: placesOf(document), isSigned: isSigned(document) } : null;
      } catch {
        // Encrypted, or in pieces: its reader will say why, nobody can sign it.
        return null;
      }
    },
    async seal(document) {
      if (!identity) throw new Refusal("unavailable");
      await readWideFonts(assets, document.marks);
      return sign(await whole(document), identity);
    },
  };
}

/** Does a field of it hold a signature (ISO 32000-1, 12.7.4.5)? */
const isSigned = ({ context }: PDFDocument) =>
  context
    .enumerateIndirectObjects()
    .some(([, one]) => one instanceof PDFDict && one.lookup(PDFName.of("FT")) === PDFName.of("Sig") && one.has(PDFName.of("V")));

/** The document with its marks, the evidence behind it, and room for the signature. */
async function whole({ pdf, marks, evidence, title, name, reason, contact, sealedAt }: ToSeal): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const pages = document.getPages();
  for (const mark of marks) {
    const page = pages[mark.page - 1];
    if (page) drawMark(page, mark);
  }
  const proof = await PDFDocument.load(evidence, { updateMetadata: false });
  const isTagged = joinPages(document, proof);
  document.setTitle(title);
  document.setProducer("Cellier");
  document.setModificationDate(new Date(sealedAt));
  keepArchival(document, { title, sealedAt, isTagged });
  addPlaceholder(document, document.getPages().at(-1) as PDFPage, { name, reason, contact, signedAt: new Date(sealedAt) });
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}

async function sign(pdf: Uint8Array, identity: Identity): Promise<Uint8Array> {
  return new Uint8Array(await new SignPdf().sign(Buffer.from(pdf), new DetachedSigner(identity)));
}

/** How @signpdf/signpdf asks for a signature. */
class DetachedSigner extends Signer {
  constructor(private readonly identity: Identity) {
    super();
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    return Buffer.from(await signDetached(new Uint8Array(bytes), this.identity));
  }
}
