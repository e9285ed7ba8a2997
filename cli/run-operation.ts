import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { coerce } from "@/worker/core/contract/coerce";
import { type ExportedFile, isExport, partsAfter } from "@/worker/core/contract/exporting";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { bytesOf, isSheet, type SheetFile } from "@/worker/core/contract/printing";
import { modules } from "@/worker/modules/contracts";
import { exitCodes, Stop } from "./exit-codes";
import type { CommandContext } from "./command-context";
import { textsOf } from "./flags";
import { csvText } from "./output/csv";
import { recordText, sumsText } from "./output/record";
import { isPage, type Page, pageText, readAnswer, type Row } from "./output/show";

interface Options extends Record<string, unknown> {
  json?: boolean;
  csv?: boolean;
  yes?: boolean;
  /** Where a file goes. */
  out?: string;
}

/** Does one operation for the person at the terminal, and shows what comes of it. */
export async function runOperation(context: CommandContext, operation: Operation, id: string | undefined, options: Options): Promise<void> {
  const { client, terminal, translator } = context;
  const { module, verb } = nameOf(operation);
  if (operation.risk === "irreversible" && !options.yes) await confirm(context, operation);

  const input = { ...coerce(operation.input, textsOf(operation, options)), ...(id !== undefined && { id }) };
  const complete = await withVersion(context, operation, input);
  const raw = options.csv ? await callToTheEnd(context, operation, complete) : await client.call<unknown>(operation, complete);
  if (options.json) return terminal.out(JSON.stringify(raw, null, terminal.screen ? 2 : undefined));
  if (isExport(operation)) return keepFile(context, operation, complete, raw as ExportedFile, options.out);
  if (isSheet(operation)) return keepPaper(context, raw as SheetFile, options.out);
  if (options.csv) return terminal.out(csvText(operation, raw));

  const answer = readAnswer(operation, raw);
  const done = translator.of(module).operations[verb]?.done;
  if (done) terminal.aside(done);
  if (isPage(answer)) return showPage(context, operation, answer);
  const show = showOf(operation);
  const text = recordText(show?.output === operation.output ? show : operation, answer as Row, translator, terminal.screen);
  if (text) terminal.out(text);
}

/** A list goes to a spreadsheet whole, page after page, unless the person asked for one page. */
async function callToTheEnd({ client }: CommandContext, operation: Operation, input: Row): Promise<unknown> {
  const isPaged = "cursor" in operation.input.shape && input.cursor === undefined && input.limit === undefined;
  if (!isPaged) return client.call<unknown>(operation, input);
  const items: Row[] = [];
  let cursor: string | null | undefined;
  do {
    const page: Page = await client.call<Page>(operation, { ...input, limit: 100, ...(cursor && { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return { items };
}

/** Writes a file to the path that the person gave; without one, to the output. A long one comes in parts. */
async function keepFile(
  context: CommandContext,
  operation: Operation,
  input: Row,
  first: ExportedFile,
  path: string | undefined,
): Promise<void> {
  const rest = partsAfter(first, (cursor) => context.client.call<ExportedFile>(operation, { ...input, cursor }));
  const texts = [first.text];
  for await (const { text } of rest) texts.push(text);
  if (path) writeTo(context, path, texts.join(""));
  else context.terminal.out(texts.join("").trimEnd());
}

/** A paper is nothing to show on a terminal: without a place, it goes where one is, under its own name. */
function keepPaper(context: CommandContext, file: SheetFile, path: string | undefined): void {
  // The name comes from the service: it may name a file, never a folder.
  writeTo(context, path ?? basename(file.fileName), bytesOf(file));
}

function writeTo({ terminal, translator }: CommandContext, path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw new Stop(translator.say("file.notWritten", { path, reason: (error as Error).message }), exitCodes.usage);
  }
  terminal.aside(translator.say("file.written", { path }));
}

function showPage({ terminal, translator }: CommandContext, operation: Operation, page: Page): void {
  const { say } = translator;
  const { items, nextCursor: cursor, total } = page;
  if (!items.length) {
    terminal.aside(say("list.none"));
    return;
  }
  const { text, hidden } = pageText(operation, page, translator, terminal.screen);
  terminal.out(text);
  const sums = sumsText(operation, page, translator, terminal.screen);
  if (sums) terminal.aside(`\n${sums}\n`);
  if (hidden.length) terminal.aside(say("list.hidden", { columns: hidden.join(", ") }));
  const shown = items.length;
  if (!cursor) terminal.aside(say("list.all", { total: total ?? shown }));
  else terminal.aside(total === undefined ? say("list.on", { shown, cursor }) : say("list.more", { shown, total, cursor }));
}

/** A change names the version it was decided on: without --version, the one the record has now. */
async function withVersion({ client }: CommandContext, operation: Operation, input: Row): Promise<Row> {
  const show = showOf(operation);
  const isChange = operation.kind === "command" && "version" in operation.input.shape && "id" in operation.input.shape;
  if (!isChange || input.version !== undefined || !show) return input;
  const { id, version } = await client.call<{ id: string; version: number }>(show, { id: input.id });
  return { ...input, id, version };
}

/** The operation that shows one record of the same module. */
export function showOf(operation: Operation): Operation | undefined {
  return modules[nameOf(operation).module]?.operations.show;
}

async function confirm({ terminal, translator }: CommandContext, operation: Operation): Promise<void> {
  const { say } = translator;
  const { module, verb } = nameOf(operation);
  if (!terminal.isInteractive) throw new Stop(say("confirm.needed"), exitCodes.usage);
  const title = translator.of(module).operations[verb]?.title;
  const answer = await terminal.ask(say("confirm.irreversible", { title }));
  if (!isYes(answer, say("confirm.yes"))) throw new Stop(say("ask.dropped"), exitCodes.ok);
}

/** @param words what counts as yes, separated by commas */
export function isYes(answer: string, words: string): boolean {
  return words.split(",").includes(answer.trim().toLowerCase());
}
