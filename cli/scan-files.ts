import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DOCUMENT_BYTES } from "@/worker/core/trade/document-kind";
import { scans } from "@/worker/modules/buy/scans/contract";
import { waiting, type ScanStatus } from "@/worker/modules/buy/scans/status";
import type { CommandContext } from "./command-context";
import { type ExitCode, exitCodes, Stop } from "./exit-codes";
import { type Column, NOTHING, tableText } from "./output/table";

/** A document as the service tells of it, in the exchange form. */
interface Told {
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

/** How often one asks how far they are. */
const EVERY = 500;

/**
 * Sends documents one after the other, waits until they have been read, and says what they are.
 * @throws Stop with the code of the first that was refused, or of a field to correct when one could not be read
 */
export async function scanFiles(
  desk: CommandContext,
  paths: string[],
  { json, agreeToPay }: { json?: boolean; agreeToPay?: boolean },
): Promise<void> {
  const { client, terminal, voice } = desk;
  const { most, left } = await client.call<{ most: number; left: number }>(scans.quota, {});
  terminal.aside(voice.say("scan.left", { most, left }));
  const sent: Told[] = [];
  const refused: Refused[] = [];
  for (const path of paths) {
    const name = basename(path);
    try {
      const one = await client.call<Told>(scans.upload, {
        content: contentOf(desk, path),
        fileName: name,
        agreeToPay: agreeToPay === true,
      });
      terminal.aside(voice.say(one.known ? "scan.known" : "scan.sent", { name, id: one.id }));
      sent.push(one);
    } catch (error) {
      if (!(error instanceof Stop) || error.exitCode === exitCodes.notSignedIn) throw error;
      terminal.aside(voice.say("scan.refused", { name, reason: [error.message, ...error.lines].join(" ") }));
      refused.push({ name, stop: error });
    }
  }
  const read = await follow(desk, sent);
  if (json) terminal.out(JSON.stringify(read));
  else if (read.length) tell(desk, read);
  end(desk, read, refused);
}

/** Waits until nothing waits any more, and says how far it is. */
async function follow({ client, terminal, voice }: CommandContext, sent: Told[]): Promise<Told[]> {
  let now = sent;
  const isOpen = ({ status }: Told) => waiting.includes(status);
  while (now.some(isOpen)) {
    const done = now.filter((one) => !isOpen(one)).length;
    terminal.progress(voice.say("scan.waiting", { done, all: now.length }));
    await pause(EVERY);
    now = await Promise.all(now.map((one) => (isOpen(one) ? client.call<Told>(scans.show, { id: one.id }) : one)));
  }
  terminal.progress("");
  // What was known already is told as it stands.
  return Promise.all(now.map(({ id }) => client.call<Told>(scans.show, { id })));
}

function tell({ terminal, voice }: CommandContext, read: Told[]): void {
  const { fields, values } = voice.of("scans");
  const column = (field: string, cell: (one: Told) => string | null | undefined, isFigure = false): Column => ({
    label: fields[field] ?? "",
    isFigure,
    cells: read.map((one) => cell(one) || NOTHING),
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
  terminal.out(tableText(columns, terminal.screen));
}

function end({ terminal, voice }: CommandContext, read: Told[], refused: Refused[]): void {
  if (read.some(({ status }) => status === "to_review")) terminal.aside(voice.say("scan.done"));
  const count = refused.length + read.filter(({ status }) => status === "failed").length;
  const code: ExitCode = refused[0]?.stop.exitCode ?? exitCodes.usage;
  if (count) throw new Stop(voice.say("scan.failed", { count }), code);
}

function contentOf({ voice }: CommandContext, path: string): string {
  try {
    if (statSync(path).size > DOCUMENT_BYTES) throw new Stop(voice.say("scan.tooLong"), exitCodes.usage);
    return readFileSync(path).toString("base64");
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(voice.say("file.notRead", { path, reason: (error as Error).message }), exitCodes.usage);
  }
}
