import { basename } from "node:path";
import type { ExportedFile } from "@/worker/core/contract/exporting";
import { partsAfter } from "@/worker/core/contract/file-parts";
import { nameOf } from "@/worker/core/contract/operation";
import { WOULD_CHANGE } from "@/worker/core/contract/route";
import type { OperationOutline } from "./catalogue/outline";
import type { SheetFile } from "@/worker/core/contract/printing";
import { bytesOf } from "./bytes";
import { untilTaken } from "./ask-missing";
import { callNamed, showOf } from "./call-named";
import type { CommandContext } from "./command-context";
import type { Sending } from "./client";
import { isTrial, type Options, requireComplete } from "./complete";
import { confirm, mustConfirm, subjectOf } from "./confirm";
import { exitCodes, Stop } from "./exit-codes";
import { isShownAsReport, showFigures } from "./figures-answer";
import { inputOf, requireFilled } from "./flags";
import { type Bundle, isBundled, keepBundle } from "./keep-bundle";
import { changesText } from "./output/changes";
import { jsonText } from "./output/json";
import { csvText, recordTsv, tsvText } from "./output/csv";
import { linesOf, recordText, sumsText } from "./output/record";
import { columnsOf, isPage, type Page, pageText, readAnswer, type Row, rowFieldsOf, rowsWithNames } from "./output/show";
import { moduleOf } from "./registry";
import { isLong, isWhole, streamRows, wholePage } from "./stream-rows";
import { writeTo } from "./write-to";

/** Does one operation for the person at the terminal, and shows what comes of it. */
export async function runOperation(
  context: CommandContext,
  operation: OperationOutline,
  id: string | undefined,
  options: Options,
): Promise<void> {
  if (!context.terminal.isInteractive) return runLine(context, operation, id, options);
  return untilTaken(context, operation, { id, options }, (line) => runLine(context, operation, line.id, line.options));
}

async function runLine(context: CommandContext, operation: OperationOutline, id: string | undefined, options: Options): Promise<void> {
  const { terminal, translator } = context;
  const { module, verb } = nameOf(operation);
  const isReport = isShownAsReport(operation, options);
  // A field of the operation's own may be called so: it chooses nothing of what is shown.
  const columns = "columns" in operation.input.shape ? undefined : options.columns;
  if (!isReport) requireFields(context, operation, columns);
  requireFilled(operation, options, translator);
  requireComplete(context, operation, id, options);
  const isTry = isTrial(operation, options);
  const isConfirmed = mustConfirm(operation) && !options.yes && !isTry;
  if (isConfirmed && !terminal.isInteractive) throw new Stop(translator.say("confirm.needed"), exitCodes.usage);
  const before = isTry || isConfirmed ? await subjectOf(context, operation, id).catch(unlessDoneBefore(options)) : undefined;
  const named = typeof before?.id === "string" ? before.id : id;
  const wording = { ...inputOf(operation, options, translator), ...(id !== undefined && { id }) };
  const input = { ...wording, ...(named !== undefined && { id: named }) };
  if (isConfirmed) {
    // What would be refused is refused before anybody is asked whether they mean it.
    if (!("dryRun" in operation.input.shape)) await callNamed(context, operation, input, { dryRun: true }).catch(unlessDoneBefore(options));
    await confirm(context, operation, id, before);
  }

  if (isReport) return showFigures(context, operation, input, options);
  const isAll = isWhole(operation, options);
  // On a screen it is a table like any, to be read page by page; a filter is given all of it.
  const isAtOnce = options.jq || (terminal.screen && !options.csv && !options.json);
  if (isAll && !isAtOnce) return streamRows(context, operation, input, options);
  const compared = isTry && before ? await comparable(context, operation, before) : before;
  let isChange = true;
  const seen: Sending["seen"] = ({ headers }) => {
    isChange = headers[WOULD_CHANGE] !== "0";
  };
  const most = isLong(operation, options) ? Number(options.limit) : undefined;
  const raw =
    isAll || most
      ? await wholePage(context, operation, input, most)
      : await callNamed(context, operation, input, options, { seen, wording });
  // Whatever is kept quiet: what follows reads as if it had been done.
  if (isTry) terminal.problem(translator.say("dryRun.done"));
  if (isBundled(operation) && options.out !== undefined && !isTry) return keepBundle(context, raw as Bundle, options.out);
  if (options.json || options.jq) {
    const text = await jsonText(raw, { ...options, columns }, terminal.isInteractive);
    if (text) terminal.out(text);
    // A filter that looks among a list for what its rows have finds nothing.
    if (text === "null" && isPage(raw) && !columns) terminal.aside(translator.say("list.filtered"));
    return;
  }
  if (operation.answers === "export")
    return keepFile(context, partsOf(context, operation, input, raw as ExportedFile, options), options.out);
  if (operation.answers === "sheet") return keepPaper(context, raw as SheetFile, options.out);
  const chosen = columns?.split(",");
  if (options.csv) return terminal.out(await csvText(operation, raw, chosen));
  // What a command makes beside the record it is about is shown whole: there is nothing to compare it with.
  if (isTry && compared && compared.id === (raw as Row).id)
    return terminal.out(changesText(operation, compared, raw as Row, translator, isChange));

  const answer = readAnswer(operation, raw);
  const done = translator.of(module).operations[verb]?.done;
  // What was there already was not done again.
  const sayDone = () => (done && !isTry ? terminal.aside((answer as Row).known === true ? translator.say("known") : done) : undefined);
  if (isPage(answer)) {
    sayDone();
    return showPage(context, operation, answer, raw, chosen);
  }
  // In a pipe a record is for programs, as a list is.
  if (!terminal.screen) {
    const text = recordTsv(operation, raw, chosen);
    if (text) terminal.out(text);
    return sayDone();
  }
  const show = showOf(operation);
  const text = recordText(show?.output === operation.output ? show : operation, answer as Row, translator, terminal.screen, chosen);
  // What was done stands under what came of it, where it is seen.
  if (text && operation.kind === "query") terminal.long(text);
  else if (text) terminal.out(text);
  sayDone();
}

/** What was done before under the same key is not refused a second time, wherever its record is by now. */
const unlessDoneBefore =
  ({ idempotencyKey, dryRun }: Options) =>
  (error: unknown): undefined => {
    if (!idempotencyKey || dryRun || !(error instanceof Stop)) throw error;
  };

/** @throws Stop naming a column that the answer does not have */
function requireFields({ translator }: CommandContext, operation: OperationOutline, columns: string | undefined): void {
  const known = Object.keys(rowFieldsOf(operation));
  const wrong = columns?.split(",").find((name) => !known.includes(name));
  if (wrong !== undefined) throw new Stop(translator.say("noColumn", { name: wrong, known: known.join(", ") }), exitCodes.usage);
}

/** A long file comes in parts: all of them, in order. */
async function* partsOf(context: CommandContext, operation: OperationOutline, input: Row, first: ExportedFile, options: Options) {
  yield first;
  yield* partsAfter(first, (cursor) => callNamed(context, operation, { ...input, cursor }, options) as Promise<ExportedFile>);
}

/** Writes a file to the path that the person gave; without one, or for `-`, to the output, part by part. */
async function keepFile(context: CommandContext, parts: AsyncIterable<ExportedFile>, path: string | undefined): Promise<void> {
  const texts: string[] = [];
  for await (const { text } of parts) {
    if (path && path !== "-") texts.push(text);
    else context.terminal.bytes(text);
  }
  if (path && path !== "-") writeTo(context, path, texts.join(""));
}

/** A paper is nothing to show on a terminal: without a place, it goes where one is, under its own name; in a pipe, through it. */
function keepPaper(context: CommandContext, file: SheetFile, path: string | undefined): void {
  if (path === "-" || (path === undefined && !context.terminal.screen)) context.terminal.bytes(bytesOf(file));
  // The name comes from the service: it may name a file, never a folder.
  else writeTo(context, path ?? basename(file.fileName), bytesOf(file));
}

/** A table for people; for programs, the same columns between tabs, in the exchange form. */
function showPage(
  { terminal, translator }: CommandContext,
  operation: OperationOutline,
  page: Page,
  raw: unknown,
  chosen?: string[],
): void {
  const { say } = translator;
  const { items, nextCursor: cursor, total } = page;
  if (!items.length) {
    terminal.aside(say("list.none"));
    return;
  }
  const shapes = rowFieldsOf(operation);
  const fields = chosen?.flatMap((field) => (shapes[field] ? [{ field, shape: shapes[field] }] : [])) ?? columnsOf(operation);
  const names = fields.map(({ field }) => field);
  const shownAs = terminal.screen ? pageText(operation, page, translator, terminal.screen, fields, terminal.paint) : undefined;
  if (shownAs) terminal.long([...shownAs.head.map((line) => terminal.head(line)), shownAs.rule, ...shownAs.rows].join("\n"));
  else terminal.out(tsvText(operation, chosen ? raw : { ...(raw as Page), items: rowsWithNames(fields, (raw as Page).items) }, names));
  const sums = sumsText(operation, page, translator, terminal.screen);
  if (sums) terminal.aside(`\n${sums}\n`);
  if (shownAs?.hidden.length)
    terminal.aside(
      linesOf(say("list.hidden", { columns: shownAs.hidden.join(", ") }), terminal.screen ?? Number.POSITIVE_INFINITY).join("\n"),
    );
  const shown = items.length;
  if (!cursor) terminal.aside(say("list.all", { total: total ?? shown }));
  else if (terminal.isInteractive) terminal.aside(say("list.further", { shown, total: total ?? "…" }));
  else terminal.aside(total === undefined ? say("list.on", { shown, cursor }) : say("list.more", { shown, total, cursor }));
}

/**
 * What a trial of one of many would do: before and after of the record that it is about; nothing where it makes another.
 * @param before the record, as it is
 */
export async function foreseen(context: CommandContext, operation: OperationOutline, before: Row, send: Trying): Promise<string> {
  const compared = await comparable(context, operation, before);
  let isChange = true;
  const answer = await send(({ headers }) => {
    isChange = headers[WOULD_CHANGE] !== "0";
  });
  return compared.id === answer.id ? changesText(operation, compared, answer, context.translator, isChange) : "";
}
type Trying = (seen: NonNullable<Sending["seen"]>) => Promise<Row>;

/** The record that a trial's answer is held against, as what shows the same of it shows it; as it is shown where nothing does. */
async function comparable({ client }: CommandContext, operation: OperationOutline, record: Row): Promise<Row> {
  const others = Object.values(moduleOf(nameOf(operation).module)?.operations ?? {});
  const isFor = ({ kind, output, input: { shape } }: OperationOutline) =>
    kind === "query" &&
    output === operation.output &&
    Object.entries(shape).every(([field, { isOptional }]) => isOptional || field === "id");
  const same = others.filter(isFor).find(({ input }) => "id" in input.shape);
  if (!same || same === showOf(operation)) return record;
  return { ...record, ...(await client.call<Row>(same, { id: record.id })) };
}
