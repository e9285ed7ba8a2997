import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startReader } from "@/scripts/local/reader";
import { decode } from "fast-png";
import { openPrinter } from "@/worker/adapters/paper/index";
import { bytesOf } from "@/worker/core/contract/printing";
import { likeness } from "@/worker/reader/extract/fold";
import type { Reading } from "@/worker/core/trade/reading";
import { customer } from "@/tests/support/invoices/goods";
import { layouts } from "@/tests/support/invoices/layouts";
import { pdfOf } from "@/tests/support/invoices/paper";
import { scanOf } from "@/tests/support/invoices/scan";
import { type Truth, truthOf } from "@/tests/support/invoices/truth";

let started: Awaited<ReturnType<typeof startReader>>;
beforeAll(async () => {
  started = await startReader();
});
afterAll(() => started.stop());

const fields = ["invoiceNumber", "supplier", "invoiceDate", "dueDate", "vatNumber", "totalExclTax", "vatAmount", "totalInclTax"] as const;
const read = async (bytes: Uint8Array) =>
  (await started.reader.read(bytes, { own: { name: customer.name, vatNumber: customer.vat } })) as Reading;
const wrongIn = (reading: Reading, truth: Truth) =>
  fields.filter((name) => truth[name] !== null && reading.fields[name].value !== truth[name]);
const linesIn = ({ lineItems }: Reading, { lines }: Truth) =>
  lines.filter((line) =>
    lineItems.some(
      (item) =>
        item.total === line.total &&
        item.quantity === line.quantity &&
        likeness(item.description.slice(0, line.description.length), line.description) > 0.7,
    ),
  ).length;

describe("invoices with text", () => {
  it("are read in every layout: 98 fields and lines of a hundred", async () => {
    const misses: string[] = [];
    let [expected, lines, rightLines, extraLines] = [0, 0, 0, 0];
    for (const [at, layout] of layouts.entries()) {
      const truth = truthOf(layout, at);
      const reading = await read(await pdfOf(layout, truth));
      expect(reading.starts, layout.name).toBeUndefined();
      expected += fields.length;
      for (const name of wrongIn(reading, truth))
        misses.push(`${layout.name}: ${name} ${truth[name]} read as ${reading.fields[name].value}`);
      if (layout.ticket) continue;
      lines += truth.lines.length;
      rightLines += linesIn(reading, truth);
      extraLines += Math.max(0, reading.lineItems.length - truth.lines.length);
    }
    expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(expected * 0.02);
    expect(rightLines / lines).toBeGreaterThanOrEqual(0.98);
    expect(extraLines).toBe(0);
  });

  it("say where each field stands, and a document that agrees with itself is sure", async () => {
    const truth = truthOf(layouts[0] as (typeof layouts)[0], 0);
    const { fields: fieldsRead, checks, confidence, pages } = await read(await pdfOf(layouts[0] as (typeof layouts)[0], truth));
    expect(pages).toEqual([{ width: 595, height: 842 }]);
    expect(checks).toEqual({ lines: true, totals: true, vat: null });
    expect(confidence).toBeGreaterThan(0.8);
    expect(fieldsRead.totalInclTax.at).toMatchObject({ page: 1 });
    expect(fieldsRead.totalInclTax.at?.left).toBeGreaterThan(0.7);
    expect(fieldsRead.supplier.at?.top).toBeLessThan(0.1);
  });

  it("never take the reader's own business for the supplier", async () => {
    const layout = layouts[0] as (typeof layouts)[0];
    const own = truthOf(layout, 0);
    const answer = (await started.reader.read(await pdfOf(layout, own), {
      own: { name: own.supplier, vatNumber: own.vatNumber },
    })) as Reading;
    expect(answer.fields.supplier.value).not.toBe(own.supplier);
    expect(answer.fields.vatNumber.value).not.toBe(own.vatNumber);
  });
});

describe("scans", () => {
  it("are recognised: 88 fields of a hundred, within 100 MB", async () => {
    const misses: string[] = [];
    let expected = 0;
    for (const [at, layout] of layouts.entries()) {
      if (at % 5) continue;
      const truth = truthOf(layout, at);
      const reading = await read(await scanOf(await pdfOf(layout, truth), { degrees: at % 2 ? 1.2 : 0 }));
      expect(reading.source).toBe("ocr");
      expected += fields.length;
      for (const name of wrongIn(reading, truth))
        misses.push(`${layout.name}: ${name} ${truth[name]} read as ${reading.fields[name].value}`);
    }
    expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(expected * 0.12);
    const { raster, ocr } = await started.reader.memory();
    expect(raster + ocr).toBeLessThan(100_000_000);
  });

  it("say so where sums written by hand were not made out: what they are sure of is right", async () => {
    const at = layouts.findIndex(({ byHand }) => byHand);
    const layout = layouts[at] as (typeof layouts)[0];
    const truth = truthOf(layout, at);
    const { fields: fieldsRead } = await read(await scanOf(await pdfOf(layout, truth), {}));
    expect(fieldsRead.invoiceDate.value).toBe(truth.invoiceDate);
    for (const name of ["totalExclTax", "vatAmount", "totalInclTax"] as const)
      if (fieldsRead[name].value !== truth[name]) expect(fieldsRead[name].confidence).toBeLessThan(0.8);
  });

  it.each([90, 180, 270])("are read when their sheet was laid in turned by %i degrees, and shown upright", async (lies) => {
    const layout = layouts[0] as (typeof layouts)[0];
    const truth = truthOf(layout, 0);
    const scan = await scanOf(await pdfOf(layout, truth), { lies });
    const reading = await read(scan);
    expect(wrongIn(reading, truth)).toEqual([]);
    expect(reading.pages).toEqual([expect.objectContaining({ turn: 360 - lies })]);
    expect(reading.fields.totalInclTax.at?.left).toBeGreaterThan(0.6);
    const page = await started.reader.page(scan, 1, 800, reading.pages[0]?.turn);
    if ("refused" in page) throw new Error(page.refused);
    const view = new DataView(page.bytes.buffer, page.bytes.byteOffset);
    expect(view.getUint32(20)).toBeGreaterThan(view.getUint32(16));
  });

  it("are drawn as a picture for people", async () => {
    const layout = layouts[1] as (typeof layouts)[0];
    const page = await started.reader.page(await pdfOf(layout, truthOf(layout, 1)), 1, 800);
    if ("refused" in page) throw new Error(page.refused);
    expect(page.type).toBe("image/png");
    expect(new DataView(page.bytes.buffer, page.bytes.byteOffset).getUint32(16)).toBe(800);
  });

  it("are drawn in their colours, and in shades of grey where they have none", async () => {
    const sheetOf = async (accent: string) =>
      bytesOf(
        await openPrinter().print({
          kind: "paper",
          fileName: "essai",
          language: "fr",
          title: "Fiche technique",
          sender: { name: "Conserverie d'essai", address: [], contacts: [], identity: [] },
          template: { accent, titles: "serif", hidden: [], opening: "", closing: "" },
          blocks: [{ kind: "heading", text: "Conservation" }],
        }),
      );
    const coloursOf = async (accent: string) => {
      const page = await started.reader.page(await sheetOf(accent), 1, 400);
      if ("refused" in page) throw new Error(page.refused);
      const { data, channels } = decode(page.bytes);
      const isGreen = (at: number) => (data[at + 1] ?? 0) > (data[at] ?? 0) + 60;
      const pixels = Array.from({ length: data.length / channels }, (_, place) => place * channels);
      return { channels, green: channels === 3 && pixels.some(isGreen) };
    };
    expect(await coloursOf("#1f8b4a")).toEqual({ channels: 3, green: true });
    expect(await coloursOf("#000000")).toMatchObject({ green: false });
  });
});
