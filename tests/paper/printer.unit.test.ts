import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openPrinter } from "@/worker/adapters/paper/index";
import { draw } from "@/worker/adapters/paper/printer";
import { Refusal } from "@/worker/core/errors";
import { type Label, type LabelFormatName, labelFormatNames, type Paper } from "@/worker/core/files/paper";
import { bytesOf } from "@/worker/core/contract/printing";
import { readPdf } from "../support/pdf";

const paper: Paper = {
  kind: "paper",
  fileName: "bl-0412",
  language: "fr",
  title: "Bon de livraison",
  reference: "BL-0412",
  sender: { name: "Conserverie d'essai", address: ["47000 Agen"], contacts: [], identity: ["SIREN 732 829 320"] },
  recipient: { label: "Client", name: "Épicerie Łódź", lines: ["Mme Nguyễn"] },
  blocks: [
    {
      kind: "table",
      caption: "Lignes",
      columns: [{ label: "Désignation" }, { label: "Quantité", align: "right" }],
      rows: Array.from({ length: 60 }, (_, at) => ({
        cells: [{ text: `Cœurs d'artichaut n° ${at + 1}`, detail: "Lot L1" }, "1\u202f204"],
      })),
    },
    { kind: "totals", totals: [{ label: "Total", value: "12\u202f345,60\u00a0€" }] },
    { kind: "heading", text: "Conditions" },
    {
      kind: "codes",
      codes: [
        { kind: "ean13", value: "3760298411007" },
        { kind: "gs1-128", value: "(01)03760298411007(10)L1" },
        { kind: "qr", value: "https://cellier.app", caption: "QR" },
        { kind: "datamatrix", value: "L1" },
        { kind: "code128", value: "BL-0412" },
        { kind: "gs1-datamatrix", value: "(01)03760298411007(10)L1" },
      ],
    },
    { kind: "boxes", boxes: [{ label: "Reçu par", hint: "Nom, date" }] },
    {
      kind: "steps",
      steps: ["Réception", "Stockage", "Préparation", "Remplissage", "Stérilisation"].map((name) => ({
        name,
        marks: ["CCP · Température"],
      })),
    },
    { kind: "legal", lines: ["Pas d'escompte."] },
  ],
  attachments: [{ name: "factur-x.xml", mediaType: "text/xml", content: "<a/>", description: "La même", relationship: "Alternative" }],
};

describe("a paper", () => {
  it("says all of it, page after page, each with its number and the table's head", async () => {
    const { texts } = await readPdf(bytesOf(await draw(paper)));
    expect(texts.length).toBeGreaterThan(2);
    const all = texts.join(" ");
    for (const words of ["Bon de livraison", "BL-0412", "n° 60", "12 345,60 €", "SIREN 732 829 320", "Reçu par"])
      expect(all).toContain(words);
    for (const [at, text] of texts.entries()) expect(text).toContain(`Page ${at + 1} sur ${texts.length}`);
    expect(texts[1]).toContain("Désignation");
  });

  it("is made to be kept and to be heard: PDF/A-3a, tagged, in a language, with a title and parts", async () => {
    const { raw, roles, info, isTagged, outline } = await readPdf(bytesOf(await draw(paper)));
    expect(isTagged).toBe(true);
    expect(roles).toEqual(expect.arrayContaining(["Document", "H1", "H2", "P", "Table", "TR", "TH", "TD", "Figure"]));
    expect(info).toMatchObject({ Title: "Bon de livraison BL-0412", Author: "Conserverie d'essai", Language: "fr" });
    expect(outline).toEqual(["Bon de livraison BL-0412", "Conditions"]);
    expect(raw).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(raw).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
    expect(raw).toContain("/OutputIntents");
  });

  it("carries its files, and our letters, only those it uses", async () => {
    const bytes = bytesOf(await draw(paper));
    const { raw, attachments, texts } = await readPdf(bytes);
    expect(attachments).toEqual(["factur-x.xml"]);
    expect(raw).toContain("/AFRelationship /Alternative");
    expect(raw.match(/\/FontName \/[A-Z]{6}\+(\S+)/g)?.length).toBeGreaterThanOrEqual(3);
    expect(raw.match(/\/FontFile2/g)?.length).toBe(raw.match(/\/FontDescriptor /g)?.length);
    // A letter that no file at hand has keeps what we know of it.
    expect(texts[0]).toContain("Nguyên");
    expect(bytes.length).toBeLessThan(90_000);
  });
});

it("keeps an address beside its code on the page, however long", async () => {
  const address = `https://cellier.example/verify?of=${"019b8b74-1802-768a-be1d-22052f60c438.".repeat(3)}`;
  const codes = [{ kind: "qr" as const, value: address, caption: "QR" }];
  const { edge } = await readPdf(
    bytesOf(await draw({ ...paper, blocks: [{ kind: "codes", codes, facts: [{ label: "Adresse", value: address }] }] })),
  );
  expect(edge).toBeLessThan(560);
});

describe("rarer signs", () => {
  const assets = { get: async (path: string) => new Uint8Array(readFileSync(`public${path}`)) };
  const written = "Ελαιώνες Α.Ε. · Борщ київський · Łódź, Škoda, Őrség, İstanbul · ≤ 4 °C ≥ 63 °C ≠ ‰ · ½ ⅓ ⅔ · € £ zł ₺ · → ✓ · CO₂";

  it("of Greek, Cyrillic and reckoning are written, in titles and texts, and can be searched", async () => {
    const print: Paper = { ...paper, title: written, blocks: [{ kind: "text", text: written }] };
    const { texts, raw } = await readPdf(bytesOf(await openPrinter(assets).print(print)));
    const printed = texts.join("").replace(/\s+/g, "");
    for (const word of written.split(/[ ,]+/)) expect(printed.split(word).length, word).toBeGreaterThan(2);
    expect(printed).not.toContain("?");
    expect(raw.match(/\/FontFile2/g)?.length).toBe(raw.match(/\/FontDescriptor /g)?.length);
  });

  it("that no font has are a box that is seen; what is short for letters is spelled", async () => {
    const print: Paper = { ...paper, blocks: [{ kind: "text", text: "日本 🍅 4 ℃ ㎏" }] };
    const { texts } = await readPdf(bytesOf(await openPrinter(assets).print(print)));
    expect(texts[0]).toContain("□□ □ 4 °C kg");
    expect(texts[0]).not.toContain("?");
  });
});

describe("labels", () => {
  const label: Label = {
    title: "Cassoulet",
    texts: [
      [
        { text: "Ingrédients : haricots, ", strong: false },
        { text: "CÉLERI", strong: true },
        { text: ".", strong: false },
      ],
    ],
    facts: [{ label: "Poids net :", value: "840 g" }],
    code: { kind: "ean13", value: "3760298411007" },
    foot: ["Conserverie d'essai"],
  };
  const sheet = (format: LabelFormatName, own: Label, copies: number) =>
    draw({ kind: "labels", fileName: "etiquettes", language: "fr", title: "Étiquettes", format, labels: [{ label: own, copies }] });

  it("fill sheets one after the other", async () => {
    const { texts } = await readPdf(bytesOf(await sheet("sheet-24", label, 30)));
    expect(texts.map((text) => text.match(/Cassoulet/g)?.length)).toEqual([24, 6]);
    expect(texts[0]).toMatch(/CÉLERI.*Poids net : 840 g/);
  });

  it("come one by one from a roll", async () => {
    const { texts, size } = await readPdf(bytesOf(await sheet("roll-100x50", label, 2)));
    expect(texts).toHaveLength(2);
    expect(size.map(Math.round)).toEqual([0, 0, 283, 142]);
  });

  it.each(labelFormatNames)("of a lot with an EAN fit %s: bars where they can be read, a square elsewhere", async (format) => {
    const value = "(01)03760298411007(17)270309(10)LOT-2026-0001";
    const lot: Label = {
      title: "Cassoulet de Castelnaudary",
      subtitle: "CAS-CAN-840",
      texts: [],
      spare: [[{ text: "haricots lingots, ".repeat(60), strong: false }]],
      facts: [
        { label: "Lot :", value: "LOT-2026-0001" },
        { label: "DLC :", value: "9 mars 2027" },
      ],
      code: { kind: "gs1-128", value },
      square: { kind: "gs1-datamatrix", value, caption: "3760298411007" },
      foot: ["Conserverie d'essai, 1 rue des Essais, 47000 Agen"],
    };
    const { texts } = await readPdf(bytesOf(await sheet(format, lot, 1)));
    expect(texts[0]).toContain("LOT-2026-0001");
    expect(texts[0]?.includes("haricots")).toBe(format === "sheet-8" || format === "roll-100x150");
  });

  it("of a lot bear the article's own bars, which a till reads, beside its square where there is room for both", async () => {
    const value = "(01)03760298411007(15)281130(10)LOT-2026-0005";
    const lot: Label = {
      title: "Confiture de prunes 370 g",
      subtitle: "CFT-PRU-370",
      texts: [],
      facts: [
        { label: "Lot :", value: "LOT-2026-0005" },
        { label: "DDM :", value: "30 nov. 2028" },
      ],
      code: { kind: "gs1-128", value },
      square: { kind: "gs1-datamatrix", value, caption: "Lot" },
      till: { kind: "ean13", value: "3760298411007" },
      foot: ["Les Bocaux de Lucie, 1 rue des Essais, 47000 Agen"],
    };
    const bearing: string[] = [];
    for (const format of labelFormatNames) {
      const { texts } = await readPdf(bytesOf(await sheet(format, lot, 1)));
      expect(texts[0]).toContain("LOT-2026-0005");
      if (/3\s760298\s411007/.test(texts[0] ?? "")) bearing.push(format);
    }
    expect(bearing).toEqual(["sheet-8", "sheet-14", "roll-100x150", "roll-100x50"]);
  });

  it("are refused rather than printed too small to read", async () => {
    const long = { ...label, texts: [[{ text: "haricots lingots, ".repeat(60), strong: false }]] };
    const refusal = await sheet("roll-57x32", long, 1).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).detail.fields).toEqual([{ field: "format", code: "label_too_small", params: undefined }]);
  });
});
