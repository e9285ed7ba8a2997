import { setTimeout as pause } from "node:timers/promises";
import { columnLabel } from "@/worker/core/files/cells";
import { type ImportTargetName, targetModules } from "@/worker/modules/business/imports/status";
import type { CommandContext } from "./command-context";
import { isYes } from "./is-yes";
import { exitCodes, Stop } from "./exit-codes";
import { tabbed } from "./output/csv";
import { type Column, NOTHING, tableText } from "./output/table";
import { readText } from "./read-text";
import { operationsOf } from "./registry";

interface Options {
  as: ImportTargetName;
  map: string[];
  every: string[];
  dryRun?: boolean;
  clearEmpty?: boolean;
  skipRefused?: boolean;
  createUnknown?: boolean;
  yes?: boolean;
  json?: boolean;
}

/** A file as the service describes it, in the exchange form. */
interface ImportFile extends Record<"lines" | "toCreate" | "toUpdate" | "unchanged" | "refused" | "handled" | "version", number> {
  id: string;
  state: string;
  columns: { heading: string; field: string | null }[];
}
interface Line {
  line: number;
  problems: { field: string; code: string; message: string }[];
}

/** Refused lines that are shown. */
const SHOWN = 20;
/** Refused lines that are searched for unknown articles. */
const LOOKED_AT = 100;
/** Milliseconds between two questions about its progress. */
const EVERY = 500;

/**
 * Brings in a CSV file: shows what its lines would do, asks, and writes.
 * @throws Stop with the code of a conflict when lines are refused and nobody said to leave them out
 */
export async function importFile(context: CommandContext, path: string, options: Options): Promise<void> {
  const { client, terminal, translator } = context;
  const { say } = translator;
  const { dryRun, skipRefused, clearEmpty, yes, json } = options;
  if (!dryRun && !yes && !terminal.isInteractive) throw new Stop(say("confirm.needed"), exitCodes.usage);
  const imports = await operationsOf("imports", ["create", "discard", "lines", "confirm"], translator.language);
  const content = await readText(context, path);
  const [mapping, every] = [options.map, options.every].map((pairs) => Object.fromEntries(pairs.map((pair) => readPair(context, pair))));
  const fileName = path.split("/").at(-1);
  const read = await client.call<ImportFile>(imports.create, { target: options.as, content, fileName, mapping, every, clearEmpty });
  const file = options.createUnknown && read.refused > 0 && !dryRun ? await createUnknown(context, read, yes) : read;
  const discard = () => client.call(imports.discard, { id: file.id, version: file.version });

  const { items } = await client.call<{ items: Line[] }>(imports.lines, { id: file.id, state: "refused", limit: SHOWN });
  if (json && dryRun) terminal.out(JSON.stringify({ ...file, refusedLines: items }));
  else report(context, options.as, file, items);

  const count = file.toCreate + file.toUpdate;
  const isBlocked = file.refused > 0 && !skipRefused;
  if (dryRun || isBlocked || count === 0) {
    // What the plan has no room for is said of all lines together: it has them all, or nothing.
    const writes = { id: file.id, version: file.version, skipRefused: file.refused > 0 };
    const tried = dryRun && !isBlocked && count > 0 ? client.call(imports.confirm, writes, { isDryRun: true }) : Promise.resolve();
    await tried.finally(discard);
    if (isBlocked) throw new Stop(say(dryRun ? "import.dry" : "import.refused"), exitCodes.conflict);
    return terminal.aside(say(dryRun ? "import.dry" : "import.nothing"));
  }
  if (!yes && !isYes(await terminal.ask(say("import.confirm", { count })), say("confirm.yes"))) {
    await discard();
    throw new Stop(say("ask.dropped"), exitCodes.declined);
  }
  const confirmed = await client.call<ImportFile>(imports.confirm, { id: file.id, version: file.version, skipRefused: file.refused > 0 });
  const finished = await follow(context, confirmed, count);
  if (json) return terminal.out(JSON.stringify(finished));
  terminal.aside(say("import.done", { handled: finished.handled, id: finished.id }));
}

/** Makes the articles that a price list names and nobody knows, once the person agrees; then the list is judged anew. */
async function createUnknown(context: CommandContext, list: ImportFile, yes = false): Promise<ImportFile> {
  const { client, terminal, translator } = context;
  const imports = await operationsOf("imports", ["lines", "introduce", "confirm", "discard", "remap"], translator.language);
  const { items } = await client.call<{ items: Line[] }>(imports.lines, { id: list.id, state: "refused", limit: LOOKED_AT });
  if (!items.some(({ problems }) => problems.some(({ code }) => code === "import_unknown"))) return list;
  const file = await client.call<ImportFile>(imports.introduce, { id: list.id });
  const count = file.toCreate;
  if (count && (yes || isYes(await terminal.ask(translator.say("import.unknown", { count })), translator.say("confirm.yes")))) {
    await follow(
      context,
      await client.call<ImportFile>(imports.confirm, { id: file.id, version: file.version, skipRefused: file.refused > 0 }),
      count,
    );
  } else await client.call(imports.discard, { id: file.id, version: file.version });
  const mapping = Object.fromEntries(list.columns.map(({ heading, field }) => [heading, field ?? ""]));
  return client.call<ImportFile>(imports.remap, { id: list.id, mapping, version: list.version });
}

/** Waits for the end, and shows the progress. */
async function follow({ client, terminal, translator }: CommandContext, file: ImportFile, lines: number): Promise<ImportFile> {
  const { show } = await operationsOf("imports", ["show"], translator.language);
  let current = file;
  while (current.state === "running") {
    terminal.progress(translator.say("import.running", { handled: current.handled, lines }));
    await pause(EVERY);
    current = await client.call<ImportFile>(show, { id: file.id });
  }
  terminal.progress("");
  return current;
}

/** "Désignation=name" or "supplier=FOU-0001" in its two halves. */
function readPair({ translator }: CommandContext, pair: string): [string, string] {
  const at = pair.lastIndexOf("=");
  if (at < 1) throw new Stop(translator.say("import.badMap", { said: pair }), exitCodes.usage);
  return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}

/** What the lines would do, the columns nobody reads, and the first lines that are refused. */
function report({ terminal, translator }: CommandContext, target: ImportTargetName, file: ImportFile, refused: Line[]): void {
  const { say } = translator;
  const ignored = file.columns.filter(({ field }) => field === null).map(({ heading }) => heading);
  terminal.aside(say("import.foreseen", { ...file, count: file.lines }));
  if (ignored.length) terminal.aside(say("import.ignored", { columns: ignored.join(", ") }));
  if (!refused.length) return;
  const words = translator.of("imports").fields;
  const format = { words: translator.of(targetModules[target]), language: translator.language };
  const rows = refused.flatMap(({ line, problems }) => problems.map((problem) => ({ line, ...problem })));
  const forPrograms = () => tabbed([["line", "field", "message"], ...rows.map((row) => [row.line, row.field, row.message])]);
  const columns: Column[] = [
    { label: words.line ?? "", isFigure: true, cells: rows.map(({ line }) => String(line)) },
    { label: words.field ?? "", isFigure: false, cells: rows.map(({ field }) => (field ? columnLabel(field, format) : NOTHING)) },
    { label: words.message ?? "", isFigure: false, cells: rows.map(({ message }) => message) },
  ];
  terminal.out(terminal.screen ? tableText(columns, terminal.screen) : forPrograms());
  if (file.refused > refused.length) terminal.aside(say("import.more", { count: file.refused - refused.length }));
}
