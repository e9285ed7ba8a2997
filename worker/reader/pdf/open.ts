import { getDocumentProxy } from "unpdf";
import { limits } from "../limits";
import { Unreadable } from "../refusal";

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Opens a PDF for its text. @param most pages @throws Unreadable encrypted, damaged, too_many_pages */
export async function openPdf(bytes: Uint8Array, most: number = limits.pages): Promise<Pdf> {
  // The engine keeps what it is given: it gets a copy of its own.
  const pdf = await getDocumentProxy(bytes.slice(), { isEvalSupported: false, useSystemFonts: false, verbosity: 0 }).catch(
    (error: Error) => {
      throw new Unreadable(error.name === "PasswordException" ? "encrypted" : "damaged");
    },
  );
  if (pdf.numPages > most) {
    await pdf.destroy();
    throw new Unreadable("too_many_pages");
  }
  return pdf;
}

/** The e-invoice that a PDF carries (Factur-X, ZUGFeRD, XRechnung), null when it carries none. */
export async function attachedXml(pdf: Pdf): Promise<Uint8Array | null> {
  const attached = (await pdf.getAttachments().catch(() => null)) as Record<string, { filename: string; content: Uint8Array }> | null;
  const files = Object.values(attached ?? {}).filter(({ filename, content }) => /\.xml$/i.test(filename) && content?.length);
  const electronic = files.find(({ filename }) => /factur-?x|zugferd|xrechnung|order-x/i.test(filename));
  return (electronic ?? files[0])?.content ?? null;
}
