import { afterEach, expect, it } from "vitest";
import { openReader } from "@/worker/adapters/vision/index";
import type { Reading } from "@/worker/core/trade/reading";
import type { Env } from "@/worker/env";
import type { LocalService } from "../support/local-service";
import { startMessages, wholeOf } from "../support/messages-service";

const field = <Value>(value: Value | null, confidence: number) => ({
  value,
  confidence,
  at: { page: 1, left: 0, top: 0, right: 1, bottom: 1 },
});
const nothing = field<never>(null, 0);
const paper: Reading = {
  kind: "invoice",
  source: "ocr",
  currency: "EUR",
  vatBreakdown: [],
  lineItems: [],
  confidence: 0.4,
  fields: {
    invoiceNumber: field("F-1", 0.4),
    supplier: field("Moul1n", 0.4),
    invoiceDate: field("2026-11-02", 0.97),
    dueDate: nothing,
    supplierAddress: field("1 rue X", 0.9),
    vatNumber: nothing,
    siret: nothing,
    iban: nothing,
    totalExclTax: field(1_000_000, 0.97),
    vatAmount: field(55_000, 0.97),
    totalInclTax: field(1_056_000, 0.5),
  },
  checks: { lines: null, totals: false, vat: null },
  pages: [{ width: 595, height: 842, turn: 180 }],
};
const turns: (number | undefined)[] = [];
const own = { name: "Conserverie Mirabelle" };

let service: (LocalService & { requests(): unknown[] }) | undefined;
afterEach(() => service?.close());

/** What comes of a reading when the service says this. */
async function read(answer: object | Response | null, reading = paper, key: string | undefined = "key") {
  const block = { type: "tool_use" as const, id: "1", name: "say_fields", input: answer ?? {} };
  const next = () => (answer instanceof Response ? answer : wholeOf([block]));
  service = await startMessages([next(), next()]);
  const faults: string[] = [];
  const READER = {
    read: async () => reading,
    page: async (_bytes: Uint8Array, _number: number, _width?: number, turn?: number) => {
      turns.push(turn);
      return { type: "image/png" as const, bytes: Uint8Array.of(1, 2, 3) };
    },
  };
  const env = { READER, ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: service.url } as unknown as Env;
  const log = { info: () => {}, security: () => {}, error: (event: string) => void faults.push(event) };
  return { read: (await openReader(env, log).read(new Uint8Array(3), { own })) as Reading, questions: service.requests(), faults };
}

it("asks for what is doubtful, and shows the page as it stands upright", async () => {
  const { read: reading, questions } = await read({ supplier: "Moulin", invoiceNumber: "F-1", totalInclTax: 105.5 });
  expect(questions).toHaveLength(1);
  expect(JSON.stringify(questions)).toMatch(/supplier, invoiceNumber, dueDate, totalInclTax/);
  expect(JSON.stringify(questions)).toContain('"media_type":"image/png"');
  expect(turns.at(-1)).toBe(180);
  expect(reading.fields.supplier).toEqual({ value: "Moulin", confidence: 0.8, at: null });
  expect(reading.fields.invoiceNumber).toMatchObject({ value: "F-1", confidence: 0.95, at: { page: 1 } });
  expect(reading.fields.totalInclTax).toMatchObject({ value: 1_055_000, confidence: 0.95 });
  expect(reading.checks.totals).toBe(true);
  expect(reading.confidence).toBeLessThan(0.95);
});

it("is not believed against the arithmetic, nor on what is sure, nor that we are our own supplier", async () => {
  const { read: reading } = await read({ supplier: own.name, invoiceDate: "2020-01-01", totalExclTax: 1, totalInclTax: 999 });
  expect(reading.fields).toEqual(paper.fields);
});

it.each<[string, object | Response]>([
  ["a field of its own making", { total: 12 }],
  ["a date that is none", { invoiceDate: "hier" }],
  ["an amount as a text", { totalInclTax: "105,50" }],
  ["a refusal", new Response("no", { status: 400 })],
])("that answers with %s changes nothing", async (_, answer) => {
  const { read: reading } = await read(answer);
  expect(reading).toEqual(paper);
});

it("is not asked without a key, nor about what is sure, nor about data", async () => {
  expect(await read(null, paper, "")).toMatchObject({ read: paper, questions: [] });
  await service?.close();
  const sure = {
    ...paper,
    fields: Object.fromEntries(Object.entries(paper.fields).map(([name, one]) => [name, { ...one, confidence: 0.99 }])),
  } as unknown as Reading;
  expect(await read(null, sure)).toMatchObject({ read: sure, questions: [] });
  await service?.close();
  const data = { ...paper, source: "xml" as const };
  expect(await read(null, data)).toMatchObject({ read: data, questions: [] });
});
