import { zipSync } from "fflate";
import fc from "fast-check";
import { expect, it } from "vitest";
import { dispositionOf, fileHeaders, fileKind, pdfFault, safeFileName } from "@/worker/core/files/file-kind";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n";

it.each([
  ["a PDF", pdf, "pdf"],
  ["a photograph", "\xff\xd8\xff\xe0", "jpeg"],
  ["a text", "Bonjour, voici l'analyse.\n", "text"],
  ["data in XML", '<?xml version="1.0"?><Invoice xmlns="urn:a"><ID>1</ID></Invoice>', "xml"],
  ["nothing", " \n\0", "empty"],
  ["a page of HTML", "<!doctype html><script>alert(1)</script>", null],
  ["a page of HTML without a head", "<p>hello<script src=x></script>", null],
  ["a page of HTML that begins as a text", "Bonjour <iframe src=x></iframe>", null],
  ["a drawing in SVG", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', null],
  ["a drawing under another name", '<?xml version="1.0"?><a:svg xmlns:a="http://www.w3.org/2000/svg"/>', null],
  ["XML that styles itself", '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>', null],
  ["a program", "MZ\x90\0\x03", null],
  ["a script of a shell with a bell", "#!/bin/sh\n\x07", null],
  ["HTML with a PDF inside", `<html>${pdf}`, null],
  ["a program with a PDF inside", `MZ\x90\0${pdf}`, null],
])("knows %s by its bytes", (_, content, kind) => {
  expect(fileKind(bytes(content))).toBe(kind);
});

it("takes the archives of office programs, without macros, and no other archive", () => {
  const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, bytes("x")])));
  expect(fileKind(zip("[Content_Types].xml", "word/document.xml"))).toBe("docx");
  expect(fileKind(zip("[Content_Types].xml", "xl/workbook.xml"))).toBe("xlsx");
  expect(fileKind(zip("[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"))).toBeNull();
  expect(fileKind(zip("index.html"))).toBeNull();
});

it("sees that a PDF is encrypted, or cut off", () => {
  expect(pdfFault(bytes(pdf))).toBeNull();
  expect(pdfFault(bytes(pdf.replace("trailer <<>>", "trailer <</Encrypt 5 0 R>>")))).toBe("pdf_encrypted");
  expect(pdfFault(bytes(pdf.slice(0, 40)))).toBe("pdf_broken");
});

it("makes any name safe: one line, no folder, an ending of ours, never too long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (name) => {
      const safe = safeFileName(name, "pdf");
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there.
      expect(safe).not.toMatch(/[\u0000-\u001f\u007f/\\<>:"|?*]/);
      expect(safe.length).toBeLessThanOrEqual(160);
      expect(safe).toMatch(/[^.\s].*\.pdf$/);
    }),
  );
});

it.each([
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\temp\\devis.PDF", "devis.pdf"],
  ["facture\u202efdp.exe", "facturefdp.pdf"],
  [`${"é".repeat(300)}.pdf`, `${"é".repeat(156)}.pdf`],
  ["", "document.pdf"],
])("calls %s %s", (name, safe) => {
  expect(safeFileName(name, "pdf")).toBe(safe);
});

it("shows only what cannot run, and hands over the rest", () => {
  expect(dispositionOf({ fileName: 'été "1".txt', mediaType: "text/plain" })).toBe(
    "attachment; filename=\"ete _1_.txt\"; filename*=UTF-8''%C3%A9t%C3%A9%20%221%22.txt",
  );
  expect(fileHeaders({ fileName: "a.xml", mediaType: "application/xml" })).toMatchObject({
    "content-disposition": expect.stringMatching(/^attachment/),
    "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    "x-content-type-options": "nosniff",
  });
});
