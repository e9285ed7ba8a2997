import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString, type PDFPage } from "@cantoo/pdf-lib";

/** Signs of hexadecimal that the signature may take. */
const ROOM = 16_000;
/** What stands where the signed ranges will: @signpdf/signpdf looks for it. */
const RANGE = "**********";

/** What the signature says of itself. */
export interface Saying {
  name: string;
  reason: string;
  /** Where its truth can be checked. */
  contact: string;
  signedAt: Date;
}

/**
 * Gives a document an invisible field to sign, with room for the signature (ISO 32000-1, 12.8). The page keeps what it
 * shows; the document says that it is signed and only ever added to.
 */
export function addPlaceholder(pdf: PDFDocument, page: PDFPage, { name, reason, contact, signedAt }: Saying): void {
  const { context, catalog } = pdf;
  const range = PDFArray.withContext(context);
  range.push(PDFNumber.of(0));
  for (let part = 0; part < 3; part += 1) range.push(PDFName.of(RANGE));
  const signature = context.register(
    context.obj({
      Type: "Sig",
      Filter: "Adobe.PPKLite",
      SubFilter: "ETSI.CAdES.detached",
      ByteRange: range,
      Contents: PDFHexString.of("0".repeat(ROOM)),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
      ContactInfo: PDFString.of(contact),
      M: PDFString.fromDate(signedAt),
    }),
  );
  const field = context.register(
    context.obj({
      Type: "Annot",
      Subtype: "Widget",
      FT: "Sig",
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of("Cellier"),
      // Printed, and locked.
      F: 132,
      P: page.ref,
    }),
  );
  page.node.addAnnot(field);
  const form = catalog.lookupMaybe(PDFName.of("AcroForm"), PDFDict) ?? context.obj({ Fields: [] });
  const fields = form.lookupMaybe(PDFName.of("Fields"), PDFArray) ?? PDFArray.withContext(context);
  fields.push(field);
  form.set(PDFName.of("Fields"), fields);
  form.set(PDFName.of("SigFlags"), PDFNumber.of(3));
  catalog.set(PDFName.of("AcroForm"), form);
}
