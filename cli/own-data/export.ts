import { basename } from "node:path";
import type { SheetFile } from "@/worker/core/contract/printing";
import { bytesOf } from "../bytes";
import type { CommandContext } from "../command-context";
import { type ExitCode, exitCodes, Stop } from "../exit-codes";
import type { Page, Row } from "../output/show";
import { operationOf } from "../registry";
import { type DataFolder, dataFolder, type Manifest, type Progress } from "./folder";
import { type Kind, kindsOf } from "./kinds";
import { ownerOf } from "./owner";
import { writing } from "./writing";

export interface ExportOptions {
  only?: string;
  dryRun?: boolean;
}

/** Rows of a page, and records that are asked for at once. */
const PAGE = 100;
const AT_ONCE = 8;

/**
 * Copies everything of the business into a folder. Stopped half-way, the same command goes on where it stopped.
 * @throws Stop where the folder holds something else, or cannot be written
 */
export async function exportAll(context: CommandContext, path: string, { only, dryRun }: ExportOptions): Promise<void> {
  const kinds = await kindsOf(context, only);
  if (dryRun) return foresee(context, kinds);
  return writing(context, path, () => copyAll(context, path, kinds));
}

/** Copies kinds of records into a folder, one after the other, and says how many there are. */
async function copyAll(context: CommandContext, path: string, kinds: Kind[]): Promise<void> {
  const { terminal, translator } = context;
  const { say } = translator;
  const folder = dataFolder(path);
  const manifest = await manifestOf(context, folder, path);
  const before = Object.values(manifest.kinds).reduce((sum, { count }) => sum + count, 0);
  if (before) terminal.aside(say("ownData.resumed", { count: before }));
  for (const kind of kinds) {
    try {
      await copy(context, kind, folder, manifest);
    } catch (error) {
      // What the plan or the role does not open is said at the end; the rest is copied all the same.
      if (!(error instanceof Stop) || (error.exitCode !== exitCodes.plan && error.exitCode !== exitCodes.refused)) throw error;
      manifest.closed[kind.name] = error.message;
      folder.write(manifest);
    }
  }
  manifest.finishedAt = new Date().toISOString();
  folder.write(manifest);
  terminal.progress("");
  for (const { name } of kinds) {
    const { count } = manifest.kinds[name] ?? { count: 0 };
    if (count) terminal.out(`${translator.of(name).title}\t${count}`);
  }
  for (const [name, reason] of Object.entries(manifest.closed)) terminal.aside(`${translator.of(name).title}: ${reason}`);
  const total = Object.values(manifest.kinds).reduce((sum, { count }) => sum + count, 0);
  terminal.aside(say("ownData.exported", { count: total, path }));
}

/** The copy that was begun in a folder, or a new one. */
async function manifestOf(context: CommandContext, folder: DataFolder, path: string): Promise<Manifest> {
  const { say } = context.translator;
  const from = await ownerOf(context);
  const begun = folder.read();
  if (!begun) {
    if (!folder.isFree()) throw new Stop(say("ownData.notFree", { path }), exitCodes.usage);
    const manifest: Manifest = { format: 1, from, startedAt: new Date().toISOString(), finishedAt: null, kinds: {}, closed: {} };
    folder.write(manifest);
    return manifest;
  }
  const isSame = begun.from.api === from.api && begun.from.email === from.email;
  if (!isSame) throw new Stop(say("ownData.another", { path, company: begun.from.company }), exitCodes.usage);
  if (begun.finishedAt) throw new Stop(say("ownData.finished", { path }), exitCodes.usage);
  return { ...begun, closed: {} };
}

/** Copies the records of a kind that are not copied yet, page by page. */
async function copy(context: CommandContext, kind: Kind, folder: DataFolder, manifest: Manifest): Promise<void> {
  const progress: Progress = manifest.kinds[kind.name] ?? { view: 0, cursor: null, count: 0, bytes: 0, isDone: false };
  if (progress.isDone) return;
  manifest.kinds[kind.name] = progress;
  folder.cutTo(kind.name, progress.bytes);
  while (!progress.isDone) {
    const page = await pageOf(context, kind, progress.view, progress.cursor);
    const records = await inGroups(page.items, (row) => wholeOf(context, kind, row, folder));
    progress.bytes += folder.append(kind.name, records);
    progress.count += records.length;
    progress.cursor = page.nextCursor ?? null;
    if (!progress.cursor) progress.view += 1;
    progress.isDone = progress.view >= kind.views.length;
    folder.write(manifest);
    context.terminal.progress(`${context.translator.of(kind.name).title}: ${progress.count}`);
  }
}

function pageOf({ client }: CommandContext, { list, views }: Kind, view: number, cursor: string | null, limit = PAGE): Promise<Page> {
  const paging = { ...("limit" in list.input.shape && { limit }), ...(cursor && { cursor }) };
  return client.call<Page>(list, { ...views[view], ...paging });
}

/** A record with everything that is known of it; the file of a document and the prices of an item beside. */
async function wholeOf(context: CommandContext, { name, show }: Kind, row: Row, folder: DataFolder): Promise<Row> {
  const { client, translator } = context;
  const record = show ? await client.call<Row>(show, { id: row.id }) : row;
  const more = async <T>(verb: string) => client.call<T>(await operationOf(name, verb, translator.language), { id: row.id });
  if (name === "items")
    return { ...record, priceHistory: (await more<{ history: Row[] }>("prices")).history, ...(await minimumOf(context, row)) };
  if (name !== "documents") return record;
  const file = await more<SheetFile>("file");
  // The name comes from the service: it may name a file, never a folder.
  const fileName = `${row.id}-${basename(file.fileName)}`;
  folder.keepFile(name, fileName, bytesOf(file));
  return { ...record, keptAs: `${name}/${fileName}` };
}

/** The stock below which one runs short of an item; nothing where nobody watches, or the stock is not open to one. */
async function minimumOf({ client, translator }: CommandContext, { id }: Row): Promise<Row> {
  const show = await operationOf("stock", "show", translator.language);
  try {
    const { minimum } = await client.call<Row>(show, { id });
    return minimum ? { minimum } : {};
  } catch (error) {
    const isClosed = error instanceof Stop && closed.includes(error.exitCode);
    if (isClosed) return {};
    throw error;
  }
}

/** How a look-up ends that finds nothing, or may not look. */
const closed: readonly ExitCode[] = [exitCodes.notFound, exitCodes.plan, exitCodes.refused];

async function inGroups<T>(rows: Row[], each: (row: Row) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE)
    done.push(...(await Promise.all(rows.slice(start, start + AT_ONCE).map(each))));
  return done;
}

/** Says how many records there are of each kind, and writes nothing. */
async function foresee(context: CommandContext, kinds: Kind[]): Promise<void> {
  const { terminal, translator } = context;
  let all = 0;
  for (const kind of kinds) {
    const title = translator.of(kind.name).title;
    try {
      let count = 0;
      for (const view of kind.views.keys()) count += await countOf(context, kind, view);
      all += count;
      if (count) terminal.out(`${title}\t${count}`);
    } catch (error) {
      if (!(error instanceof Stop) || (error.exitCode !== exitCodes.plan && error.exitCode !== exitCodes.refused)) throw error;
      terminal.aside(`${title}: ${error.message}`);
    }
  }
  terminal.aside(translator.say("ownData.foreseen", { count: all }));
}

async function countOf(context: CommandContext, kind: Kind, view: number): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: Page = await pageOf(context, kind, view, cursor);
    if (page.total !== undefined) return page.total;
    count += page.items.length;
    cursor = page.nextCursor;
  } while (cursor);
  return count;
}
