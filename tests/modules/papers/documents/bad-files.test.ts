import { beforeAll, describe, expect, it } from "vitest";
import { fileHeaders, fileKind } from "@/worker/core/files/file-kind";
import { scans } from "@/worker/modules/buy/scans/contract";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { documents } from "@/worker/modules/papers/documents/contract";
import { fieldsNamedBy, type Maker, newMaker, nobody, refusalOf } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";

let maker: Maker;
let neighbour: Maker;
beforeAll(async () => {
  [maker, neighbour] = await Promise.all([newMaker(), newMaker()]);
});

const base64 = (text: string) => Buffer.from(text, "latin1").toString("base64");
const upload = (content: string, input: object = {}) => maker.call(documents.upload, { content, fileName: "essai.pdf", ...input });
const jpeg = "\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01";
const pdf = () => `%PDF-1.4\n%${crypto.randomUUID()}\n%%EOF`;

describe("files that are two things at once", () => {
  it.each([
    ["a PDF that begins as a page", `<script>alert(1)</script>${pdf()}`],
    ["a PDF that begins as a picture", `GIF89a${pdf()}`],
    ["a PDF that begins as a program", `MZ${pdf()}`],
    ["a text that is a page", "Bonjour\n<html><body onload=alert(1)>"],
    ["XML that is a drawing", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["XML that a style sheet makes a page of", '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>'],
    ["an archive", "PK\x03\x04\x14\x00"],
    ["a workbook with macros", "PK\x03\x04[Content_Types].xml xl/workbook.xml xl/vbaProject.bin"],
    ["an old Word file", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
  ])("%s is refused", async (_, text) => {
    expect(fieldsNamedBy(await refusalOf(upload(base64(text), { fileName: "facture.pdf" })))).toEqual(["content:document_kind"]);
  });

  it("are handed over as what they begin as, whatever else is in them and whatever they are called", async () => {
    const both = [`${jpeg}<html><script>alert(1)</script>`, `${pdf()}PK\x03\x04<html><script>\n%%EOF`];
    for (const [at, text] of both.entries()) {
      const { id } = await upload(base64(text), { fileName: "piege.html" });
      const file = await maker.call(documents.file, { id });
      expect([file.fileName, file.mediaType]).toEqual(at ? ["piege.pdf", "application/pdf"] : ["piege.jpg", "image/jpeg"]);
      const headers = fileHeaders(file);
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
      expect(headers["content-security-policy"]).toMatch(/default-src 'none'/);
    }
  });

  it("that are no picture or PDF are only handed over to be kept", () => {
    expect(fileKind(new TextEncoder().encode("a;b"))).toBe("text");
    const headers = fileHeaders({ fileName: "a.txt", mediaType: "text/plain; charset=utf-8" });
    expect(headers["content-disposition"]).toMatch(/^attachment/);
    expect(headers["content-security-policy"]).toMatch(/sandbox/);
  });
});

describe("names", () => {
  it.each([
    ["C:\\Users\\Eve\\facture.pdf", "facture.pdf"],
    ["../../../etc/passwd", "passwd.pdf"],
    ["a\r\nSet-Cookie: b=c.pdf", "aSet-Cookie b=c.pdf"],
    ["\u202efdp.exe", "fdp.pdf"],
    ["....", "document.pdf"],
    ["", "document.pdf"],
    ["é".repeat(300), `${"é".repeat(156)}.pdf`],
    [`${"x".repeat(300)}.pdf`, `${"x".repeat(156)}.pdf`],
  ])("%j becomes one that any system takes", async (fileName, expected) => {
    const document = await upload(base64(pdf()), { fileName });
    expect(document.fileName).toBe(expected);
    expect(fileHeaders(document)["content-disposition"]).toMatch(/^inline; filename="[ -~]*"(; filename\*=UTF-8''[\w%.~-]+)?$/);
  });
});

describe("huge pictures", () => {
  /** The head of a JPEG that says it is 65,500 by 65,500. */
  const huge = `\xff\xd8\xff\xc0\x00\x11\x08\xff\xdc\xff\xdc\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01\xff\xd9`;

  it.each([{}, { asPdf: true }])("are refused, and said to be %j", async (input) => {
    const refusal = await refusalOf(upload(base64(huge), input));
    expect(fieldsNamedBy(refusal)).toEqual(["content:picture_large"]);
  });

  it.each([
    ["a PNG that is cut short", "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x4e\x20\0\0\x4e\x20\x08\x02\0\0\0\0\0\0\0"],
    ["a WebP", "RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0"],
    ["a JPEG for printers", huge.replace("\x03\x01\x22", "\x04\x01\x22")],
  ])("are refused as %s, too", async (_, bytes) => {
    expect(fieldsNamedBy(await refusalOf(upload(base64(bytes))))).toEqual(["content:picture_large"]);
  });

  it("that are smaller and still too large to be drawn are kept, without a preview", async () => {
    const { id, mediaType } = await upload(base64(huge.replace("\xff\xdc\xff\xdc", "\x2e\xe0\x2e\xe0")));
    expect(mediaType).toBe("image/jpeg");
    const reader = { ...testRuntime().reader, page: async () => ({ refused: "too_many_pixels" as const }) };
    expect((await refusalOf(maker.call(documents.page, { id }, { runtime: testRuntime({ reader }) }))).code).toBe("not_found");
  });
});

it("is refused as a file where it is too long, in no characters", async () => {
  const content = "A".repeat(27_000_000);
  expect(fieldsNamedBy(await refusalOf(upload(content)))).toEqual(["content:document_large"]);
  expect(fieldsNamedBy(await refusalOf(maker.call(signatures.create, { content })))).toContain("content:document_large");
  expect(fieldsNamedBy(await refusalOf(maker.call(scans.upload, { content, fileName: "a.pdf" })))).toEqual(["content:scan_large"]);
});

describe("two businesses", () => {
  it("never see each other's files, by an identifier, a title, a link or a digest", async () => {
    const content = base64(pdf());
    const { id } = await upload(content, { title: "Recette secrète" });
    for (const name of [id, "Recette secrète"])
      for (const operation of [documents.show, documents.file, documents.page, documents.trash, documents.share])
        expect((await refusalOf(neighbour.call(operation, { id: name }))).code).toBe("not_found");
    expect((await neighbour.call(documents.list, { search: "secrète" })).items).toEqual([]);
    expect((await neighbour.call(documents.search, { search: "secrète" })).items).toEqual([]);
    // The same file is nobody else's twin.
    expect(await neighbour.call(documents.upload, { content })).toMatchObject({ known: false });
    const { url, share } = await maker.call(documents.share, { id });
    const link = url.split("/shared/")[1] ?? "";
    const forged = link.replace(maker.businessId, neighbour.businessId);
    expect(forged).not.toBe(link);
    expect((await refusalOf(nobody.call(documents.shared, { id: forged }))).code).toBe("not_found");
    expect((await refusalOf(neighbour.call(documents.unshare, { id, share }))).code).toBe("not_found");
  });
});
