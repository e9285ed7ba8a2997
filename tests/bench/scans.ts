import { setTimeout as pause } from "node:timers/promises";
import { startReader } from "@/scripts/local/reader";
import { say } from "@/scripts/words.mjs";
import { invoicePdf } from "@/tests/support/documents";
import { layouts } from "@/tests/support/invoices/layouts";
import { scanOf } from "@/tests/support/invoices/scan";
import { most, round } from "./lines";
import { median, strange } from "./load";
import type { Bench } from "./part";

/** Documents that are dropped at once; of those, every so manieth is a picture of a page. */
const DROPPED = 100;
const SCANNED_EACH = 10;
const SCANS = 20;
/** Seconds to read a document with text, and a page that is a picture; MB that the engines may hold. */
const TEXT_MOST = 0.5;
const SCAN_MOST = 5;
const READER_MOST = 100;
/** How much longer a page may take while documents are read. */
const MEANWHILE_MOST = 1.3;

const pdfs = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => pdfOf(at)));
/** No two are alike: each has a number of its own. */
const pdfOf = async (at: number) =>
  Buffer.from((await invoicePdf(at % layouts.length, { invoiceNumber: `BENCH-${1_000 + at}` })).content, "base64");

/** What the reader takes alone, and what it does to a page while a hundred documents are read. */
export async function readingLines({ system, keys }: Bench): Promise<string[]> {
  const { seconds, overtook, failed, alone, meanwhile } = await dropTimes(system.url, keys);
  const { text, scan, memory } = await readerTimes();
  return [
    `${say("dropped", DROPPED)}: ${seconds.toFixed(0)} s, ${say("overtook", overtook)}, ${say("unread", failed)}`,
    `  ${say("meanwhile")} ${round(alone)} ms → ${round(meanwhile)} ms, ${most(say("growing"), meanwhile / alone, "×", MEANWHILE_MOST)}`,
    `${say("reading")}: ${most(say("textRead"), text, "s", TEXT_MOST)}, ${most(say("scanRead"), scan, "s", SCAN_MOST)}, ${most(say("memory"), memory, "MB", READER_MOST)}`,
  ];
}

/** What the reader takes alone: of a hundred documents of each kind, the time of the ninety-fifth, in seconds; and its memory, in MB. */
async function readerTimes(): Promise<Record<"text" | "scan" | "memory", number>> {
  const { reader, stop } = await startReader();
  const texts = await pdfs(DROPPED);
  const scans: Uint8Array[] = [];
  for (const pdf of texts.slice(0, SCANS)) scans.push(await scanOf(pdf, { degrees: scans.length % 2 }));
  let memory = 0;
  const timed = async (documents: Uint8Array[]) => {
    const times: number[] = [];
    for (const document of documents) {
      const before = performance.now();
      const answer = await reader.read(document);
      times.push((performance.now() - before) / 1_000);
      if ("refused" in answer) throw new Error(answer.refused);
      const { raster, ocr } = await reader.memory();
      memory = Math.max(memory, (raster + ocr) / 1_000_000);
    }
    return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
  };
  const [text, scan] = [await timed(texts), await timed(scans)];
  await stop();
  return { text, scan, memory };
}

interface Listed {
  id: string;
  status: string;
  createdAt: string;
  updatedAt: string;
}

/** A hundred documents dropped at once: seconds until all are read, those that overtook others, and a page's milliseconds before and meanwhile. */
async function dropTimes(base: string, { api, cookie }: Record<"api" | "cookie", Record<string, string>>) {
  const documents = await pdfs(DROPPED);
  for (let at = 0; at < DROPPED; at += SCANNED_EACH) documents[at] = Buffer.from(await scanOf(documents[at] ?? Buffer.alloc(0), {}));
  const page = () =>
    median(async () => void (await (await fetch(`${base}/customer/products?sort=price`, { headers: strange(cookie) })).text()));
  const alone = await page();
  const before = performance.now();
  for (const [at, content] of documents.entries()) {
    const body = JSON.stringify({ content: content.toString("base64"), fileName: `${at}.pdf`, agreeToPay: true });
    const headers = { ...api, "content-type": "application/json" };
    const answer = await fetch(`${base}/api/scans/upload`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const meanwhile = await page();
  let read = await listed();
  while (read.some(({ status }) => status === "queued" || status === "reading")) {
    await pause(250);
    read = await listed();
  }
  const seconds = (performance.now() - before) / 1_000;
  const failed = read.filter(({ status }) => status !== "to_review").length;
  const arrived = read.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ updatedAt }) => Date.parse(updatedAt));
  const overtook = arrived.filter((time, at) => arrived.slice(0, at).some((other) => other > time)).length;
  return { seconds, failed, overtook, alone, meanwhile };

  async function listed(): Promise<Listed[]> {
    const answer = await fetch(`${base}/api/scans?limit=${DROPPED}`, { headers: api });
    return ((await answer.json()) as { items: Listed[] }).items;
  }
}
