import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { degrees, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { beforeAll, expect, it } from "vitest";
import { newIdentity } from "@/scripts/local/sealing-identity";
import { openPrinter } from "@/worker/adapters/paper/index";
import { sealerOf } from "@/worker/adapters/seal/index";
import { bytesOf } from "@/worker/core/contract/printing";
import type { Mark, Sealer, ToSeal } from "@/worker/engine/ports";
import { fieldsFor, referenceIn } from "@/worker/modules/papers/signatures/rules";
import { readPdf, textBoxes } from "@/tests/support/pdf";
import { Refusal } from "@/worker/core/errors";

/** What seals documents: a foreign program (pdfsig, of poppler-utils) must find them signed and whole. */

let sealer: Sealer;
let evidence: Uint8Array;
beforeAll(async () => {
  const { SEALING_KEY: key, SEALING_CERTIFICATE: certificate } = await newIdentity("Cellier essai");
  sealer = sealerOf({ key, certificate });
  const sender = { name: "Essai", address: [], contacts: [], identity: [] };
  evidence = bytesOf(
    await openPrinter().print({ kind: "paper", fileName: "preuve", language: "fr", title: "Dossier de preuve", sender, blocks: [] }),
  );
});

const box = { page: 1, left: 1_000, top: 1_000, width: 3_000, height: 1_000 };
const marks: Mark[] = [
  {
    ...box,
    shows: {
      strokes: [
        [0, 0, 500, 900, 1_000, 100],
        [200, 200],
      ],
    },
  },
  { ...box, top: 3_000, shows: { text: "Élodie Šimečková œuvre" } },
];
const contact = "https://cellier.example/verify?of=b-1.s-2";

async function sealed(change: Partial<ToSeal> = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]);
  const document = {
    marks,
    evidence,
    contact,
    title: "Été à signer (1)",
    name: "Camille",
    reason: "Accord",
    sealedAt: Date.UTC(2026, 10, 23),
  };
  return sealer.seal({ ...document, pdf: await pdf.save(), ...change });
}

/** What pdfsig says of a file; null where it is not installed. */
function pdfsig(bytes: Uint8Array): string | null {
  const folder = mkdtempSync(join(tmpdir(), "seal-"));
  try {
    writeFileSync(join(folder, "signed.pdf"), bytes);
    return execFileSync("pdfsig", ["-nocert", join(folder, "signed.pdf")], { encoding: "utf8" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("seals a document that reads, names itself, and holds its evidence", async () => {
  const bytes = await sealed();
  const { texts, info } = await readPdf(bytes);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain("Dossier de preuve");
  expect(info.Title).toBe("Été à signer (1)");
  expect(referenceIn(bytes)).toBe("b-1.s-2");
  expect(new TextDecoder("latin1").decode(bytes)).toContain("/ETSI.CAdES.detached");
});

it("is found whole by a foreign program, and broken after one changed byte", async ({ skip }) => {
  const bytes = await sealed();
  const answer = pdfsig(bytes);
  if (answer === null) return skip("pdfsig is not installed: apt-get install poppler-utils");
  expect(answer).toContain("Signature is Valid.");
  expect(answer).toContain("Total document signed");
  expect(answer).toContain("ETSI.CAdES.detached");
  const place = new TextDecoder("latin1").decode(bytes).indexOf("/MediaBox") + 12;
  const changed = bytes.slice();
  changed[place] = (changed[place] ?? 0) === 0x31 ? 0x32 : 0x31;
  expect(pdfsig(changed)).not.toContain("Signature is Valid.");
});

it.each([0, 90, 180, 270])("draws marks upright on a page that is turned by %i degrees", async (turn) => {
  const pdf = await PDFDocument.create();
  pdf.addPage([600, 800]).setRotation(degrees(turn));
  const bytes = await pdf.save();
  const pages = [turn % 180 ? { width: 800, height: 600 } : { width: 600, height: 800 }];
  expect(await sealer.inspect(bytes)).toEqual({ pages, places: [], isSigned: false });
  await expect(sealed({ pdf: bytes })).resolves.toBeInstanceOf(Uint8Array);
});

/** What PDF/A-3 asks of a file as a whole, as far as its own bytes say it. */
async function claimsOf(bytes: Uint8Array) {
  const raw = new TextDecoder("latin1").decode(bytes);
  const { isTagged, info, texts } = await readPdf(bytes);
  return {
    part: raw.match(/<pdfaid:part>(\d)/)?.[1],
    conformance: raw.match(/<pdfaid:conformance>(\w)/)?.[1],
    hasIntent: raw.includes("/OutputIntents"),
    hasId: /\/ID\s*\[/.test(raw.slice(raw.lastIndexOf("trailer"))),
    isTagged,
    heads: raw.match(/\/S \/H1/g)?.length,
    title: [info.Title, raw.match(/<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)/)?.[1]],
    // Each font that is described is in the file, and its letters mean something.
    fonts: raw.match(/\/FontDescriptor /g)?.length === raw.match(/\/FontFile2/g)?.length,
    texts,
  };
}

it("keeps a paper PDF/A-3a: tagged to its end, its fonts in it, named as it is sealed", async () => {
  const claims = await claimsOf(await sealed({ pdf: evidence, title: "Devis <A & B>" }));
  expect(claims).toMatchObject({ part: "3", conformance: "A", hasIntent: true, hasId: true, isTagged: true, heads: 2, fonts: true });
  expect(claims.title).toEqual(["Devis <A & B>", "Devis &lt;A &amp; B&gt;"]);
  expect(claims.texts).toHaveLength(2);
});

it("has a file claim nothing that it is not", async () => {
  expect((await claimsOf(await sealed())).part).toBeUndefined();
  const untagged = await PDFDocument.load(evidence, { updateMetadata: false });
  untagged.catalog.delete(PDFName.of("StructTreeRoot"));
  expect(await claimsOf(await sealed({ pdf: await untagged.save({ useObjectStreams: false }) }))).toMatchObject({
    part: "3",
    conformance: "B",
  });
  const colourless = await PDFDocument.load(evidence, { updateMetadata: false });
  colourless.catalog.delete(PDFName.of("OutputIntents"));
  expect((await claimsOf(await sealed({ pdf: await colourless.save({ useObjectStreams: false }) }))).part).toBeUndefined();
});

it("sees that a file is signed already", async () => {
  expect(await sealer.inspect(await sealed())).toMatchObject({ isSigned: true });
  expect(await sealer.inspect(evidence)).toMatchObject({ isSigned: false });
});

it("opens no broken and no encrypted file, and seals nothing without a certificate", async () => {
  expect(await sealer.inspect(new TextEncoder().encode("%PDF-1.4\n%%EOF"))).toBeNull();
  const document: ToSeal = { pdf: evidence, evidence, marks: [], contact, title: "", name: "", reason: "", sealedAt: 0 };
  await expect(sealerOf(null).seal(document)).rejects.toThrow(Refusal);
});

it.each([1, 5, 6, 7, 8, 12, 17, 25, 40])("has a paper of %i lines signed in the box it draws, over no text", async (lines) => {
  const line = { cells: [{ text: "Rillettes", detail: "RIL-180" }] };
  const paper = await openPrinter().print({
    ...{ kind: "paper", fileName: "devis", language: "fr", title: "Devis" },
    sender: { name: "Essai", address: ["1 rue"], contacts: [], identity: ["SIRET"] },
    blocks: [
      { kind: "table", caption: "Lignes", columns: [{ label: "Article" }], rows: Array.from({ length: lines }, () => line) },
      { kind: "boxes", boxes: [{ label: "Bon pour accord", hint: "Date et signature", isSigned: true }] },
      { kind: "legal", lines: ["Pas d'escompte pour paiement anticipé.", "Pénalités de retard : trois fois le taux légal."] },
    ],
  });
  const written = await textBoxes(bytesOf(paper));
  const label = written.find(({ text }) => text.includes("accord"));
  const found = (await sealer.inspect(bytesOf(paper))) ?? { pages: [], places: [] };
  for (const people of [1, 2, 3, 10])
    for (const field of fieldsFor(people, found)) {
      const [left, top] = [(field.left / 10_000) * 595.28, (field.top / 10_000) * 841.89];
      const [right, foot] = [left + (field.width / 10_000) * 595.28, top + (field.height / 10_000) * 841.89];
      // The box is 25 mm high, and begins 5 points above its label.
      expect([field.page - 1, top > (label?.top ?? 0), foot < (label?.top ?? 0) + 71]).toEqual([label?.page, true, true]);
      const under = written.filter(
        (one) =>
          one.page === field.page - 1 && one.left < right && left < one.left + one.width && one.top < foot && top < one.top + one.height,
      );
      expect(under.map(({ text }) => text)).toEqual([]);
    }
});
