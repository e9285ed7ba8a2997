import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DOCUMENT_BYTES } from "@/worker/core/trade/document-kind";
import { waiting, type ScanStatus } from "@/worker/modules/buy/scans/status";
import type { CommandContext } from "./command-context";
import { type ExitCode, exitCodes, Stop } from "./exit-codes";
import { printJson, wantsJson } from "./output/json";
import { tabbed } from "./output/csv";
import { type Column, NOTHING, tableText } from "./output/table";
import { standardInput } from "./read-text";
import { operationsOf } from "./registry";

/** A document as the service describes it, in the exchange form. */
interface ScannedDocument {
  id: string;
  fileName: string;
  status: ScanStatus;
  failure: string | null;
  supplier: string | null;
  invoiceNumber: string | null;
  invoiceDate: string | null;
  totalInclTax: number | null;
  confidence: number | null;
  known?: boolean;
}
interface Refused {
  name: string;
  stop: Stop;
}

interface Options {
  json?: boolean;
  jq?: string;
  columns?: string;
  agreeToPay?: boolean;
  wait?: boolean;
  /** Each is looked at as if it were sent, and none is. */
  dryRun?: boolean;
}

/** What a document is called that comes through a pipe: what it is, the service sees. */
const STANDARD_INPUT = "document.pdf";
/** Milliseconds between two questions about its progress. */
const EVERY = 500;

/**
 * Sends documents one after the other, waits until they have been read, and shows what they are.
 * @throws Stop with the code of the first that was refused, or of a field to correct when one could not be read
 */
export async function scanFiles(
  context: CommandContext,
  paths: string[],
  { json, jq, columns, agreeToPay, dryRun = false, wait = true }: Options,
): Promise<void> {
  const { client, terminal, translator } = context;
  const scans = await operationsOf("scans", ["quota", "upload"], translator.language);
  const { most, left: remaining } = await client.call<{ most: number; left: number }>(scans.quota, {});
  terminal.aside(translator.say("scan.left", { most, left: remaining }));
  const sent: ScannedDocument[] = [];
  const refused: Refused[] = [];
  for (const path of paths) {
    const name = path === "-" ? STANDARD_INPUT : basename(path);
    try {
      const input = { content: await contentOf(context, path), fileName: name, agreeToPay: agreeToPay === true };
      const document = await client.call<ScannedDocument>(scans.upload, input, { isDryRun: dryRun });
      if (dryRun) {
        terminal.aside(translator.say(document.known ? "scan.known" : "scan.would", { name, id: document.id }));
        continue;
      }
      terminal.aside(translator.say(document.known ? "scan.known" : "scan.sent", { name, id: document.id }));
      sent.push(document);
    } catch (error) {
      if (!(error instanceof Stop) || error.exitCode === exitCodes.notSignedIn) throw error;
      terminal.aside(translator.say("scan.refused", { name, reason: [error.message, ...error.lines].join(" ") }));
      refused.push({ name, stop: error });
    }
  }
  if (dryRun) terminal.aside(translator.say("dryRun.done"));
  const read = wait ? await follow(context, sent) : sent;
  if (wantsJson({ json, jq, columns })) await printJson(terminal, read, { jq, columns });
  else if (read.length) report(context, read);
  end(context, read, refused);
}

/** Waits until every document has been read, and shows the progress. */
async function follow({ client, terminal, translator }: CommandContext, sent: ScannedDocument[]): Promise<ScannedDocument[]> {
  const { show } = await operationsOf("scans", ["show"], translator.language);
  let current = sent;
  const isOpen = ({ status }: ScannedDocument) => waiting.includes(status);
  while (current.some(isOpen)) {
    const done = current.filter((document) => !isOpen(document)).length;
    terminal.progress(translator.say("scan.waiting", { done, all: current.length }));
    await pause(EVERY);
    current = await Promise.all(
      current.map((document) => (isOpen(document) ? client.call<ScannedDocument>(show, { id: document.id }) : document)),
    );
  }
  terminal.progress("");
  // What was known already is shown as it is.
  return Promise.all(current.map(({ id }) => client.call<ScannedDocument>(show, { id })));
}

/** What a program reads of a document, under the API's names. */
const columnNames = [
  "id",
  "fileName",
  "status",
  "failure",
  "supplier",
  "invoiceNumber",
  "invoiceDate",
  "totalInclTax",
  "confidence",
] as const;

function report({ terminal, translator }: CommandContext, read: ScannedDocument[]): void {
  const forPrograms = () => tabbed([columnNames, ...read.map((document) => columnNames.map((field) => document[field]))]);
  const { fields, values } = translator.of("scans");
  const column = (field: string, cell: (document: ScannedDocument) => string | null | undefined, isFigure = false): Column => ({
    label: fields[field] ?? "",
    isFigure,
    cells: read.map((document) => cell(document) || NOTHING),
  });
  const columns = [
    column("id", ({ id }) => id),
    column("fileName", ({ fileName }) => fileName),
    column("status", ({ status, failure }) => (failure ? values?.failure?.[failure] : values?.status?.[status])),
    column("supplier", ({ supplier }) => supplier),
    column("invoiceNumber", ({ invoiceNumber }) => invoiceNumber),
    column("totalInclTax", ({ totalInclTax }) => totalInclTax?.toFixed(2), true),
    column("confidence", ({ confidence }) => (confidence === null ? null : `${Math.round(confidence)} %`), true),
  ];
  terminal.out(terminal.screen ? tableText(columns, terminal.screen) : forPrograms());
}

function end({ terminal, translator }: CommandContext, read: ScannedDocument[], refused: Refused[]): void {
  if (read.some(({ status }) => status === "to_review")) terminal.aside(translator.say("scan.done"));
  const count = refused.length + read.filter(({ status }) => status === "failed").length;
  const code: ExitCode = refused[0]?.stop.exitCode ?? exitCodes.usage;
  if (count) throw new Stop(translator.say("scan.failed", { count }), code);
}

async function contentOf({ translator }: CommandContext, path: string): Promise<string> {
  try {
    if (path === "-") return (await standardInput()).toString("base64");
    if (statSync(path).size > DOCUMENT_BYTES) throw new Stop(translator.say("scan.tooLong"), exitCodes.usage);
    return readFileSync(path).toString("base64");
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(translator.say("file.notRead", { path, reason: (error as Error).message }), exitCodes.usage);
  }
}
