import { eq } from "drizzle-orm";
import { documents } from "@/db/business";
import { bytesOf } from "@/worker/core/contract/printing";
import { civilDate, formatDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { type BundleRow, bundleJob, type MadeFile } from "@/worker/modules/papers/paper-bundles";
import { nameIn } from "@/worker/modules/papers/paper-bundles/rules";
import type { BundledPaper, BundleRecord } from "@/worker/modules/papers/paper-bundles/status";
import { gapsBetween } from "@/worker/modules/safety/readings";
import { packBlocks } from "./pack-blocks";
import { fileNameOf, packWords } from "./pack-words";
import { readPack } from "./read-pack";
import { readTraces } from "./traces";

/** One file of a pack: its paper, which has no record, or a document; null where that is no more. */
function makeFile(context: CommandContext, bundle: BundleRow, entry: BundleRecord, taken: BundledPaper[]): Promise<MadeFile | null> {
  return entry.record ? copyDocument(context, entry, taken) : printPack(context, bundle);
}

/** A document as it is kept now. */
async function copyDocument(
  { db, files }: CommandContext,
  { record, name }: BundleRecord,
  taken: BundledPaper[],
): Promise<MadeFile | null> {
  const [row] = await db.select().from(documents).where(eq(documents.id, record));
  const bytes = row && !row.trashed ? await files.get(row.fileKey) : null;
  if (!row || !bytes) return null;
  const [folder = "", title = ""] = name.split("/");
  const ending = row.fileName.split(".").at(-1) ?? "bin";
  return { name: nameIn(taken, title, ending, `${folder}/`), bytes, mediaType: row.mediaType };
}

/** What an inspector asks to see, on one paper. */
async function printPack(context: CommandContext, { choices, records }: BundleRow): Promise<MadeFile> {
  const { language } = choices;
  const today = civilDate(context.now);
  const days = { from: choices.from ?? today, to: choices.to ?? today };
  const words = packWords(language);
  const [read, gaps, traces, company] = await Promise.all([
    readPack(context.db, days),
    gapsBetween(context.db, days, today),
    readTraces(context.db, days),
    fetchCompany(context),
  ]);
  const names = await namesOf(context.platform, [
    ...read.checked.map(({ row }) => row.answerer),
    ...read.audited.map(({ row }) => row.completer),
  ]);
  const attached = records.slice(1).map(({ name }) => name);
  const paper = await context.printer.print({
    kind: "paper",
    fileName: fileNameOf(words, days),
    language,
    title: words.paper.title,
    sender: await senderOf(context, company, language),
    facts: [
      { label: words.fields.from, value: formatDate(days.from, language) },
      { label: words.fields.to, value: formatDate(days.to, language) },
      { label: words.paper.printed, value: formatDate(today, language) },
    ],
    blocks: packBlocks({ ...read, ...gaps, names, traces, company, attached }, { words, language, today }),
  });
  return { name: paper.fileName, bytes: bytesOf(paper), mediaType: paper.mediaType };
}

export const qualityJobs = { "quality.pack": bundleJob(makeFile) };
