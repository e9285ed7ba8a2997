import { setTimeout as pause } from "node:timers/promises";
import { columnLabel } from "@/worker/core/files/cells";
import { imports } from "@/worker/modules/business/imports/contract";
import { type ImportTargetName, targetModules } from "@/worker/modules/business/imports/status";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { type Column, NOTHING, tableText } from "./output/table";
import { readText } from "./read-text";
import { isYes } from "./run-operation";

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

/** A file as the service tells of it, in the exchange form. */
interface Told extends Record<"lines" | "toCreate" | "toUpdate" | "unchanged" | "refused" | "handled" | "version", number> {
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
/** Refused lines that are looked through for articles nobody knows. */
const LOOKED_AT = 100;
/** How often one asks how far it is. */
const EVERY = 500;

/**
 * Brings in a CSV file: says what its lines would do, asks, and writes.
 * @throws Stop with the code of a conflict when lines are refused and nobody said to leave them out
 */
export async function importFile(desk: CommandContext, path: string, options: Options): Promise<void> {
  const { client, terminal, voice } = desk;
  const { say } = voice;
  const { dryRun, skipRefused, clearEmpty, yes, json } = options;
  if (!dryRun && !yes && !terminal.isInteractive) throw new Stop(say("confirm.needed"), exitCodes.usage);
  const content = readText(desk, path);
  const [mapping, every] = [options.map, options.every].map((pairs) => Object.fromEntries(pairs.map((said) => readPair(desk, said))));
  const fileName = path.split("/").at(-1);
  const read = await client.call<Told>(imports.create, { target: options.as, content, fileName, mapping, every, clearEmpty });
  const file = options.createUnknown && read.refused > 0 && !dryRun ? await introduce(desk, read, yes) : read;
  const drop = () => client.call(imports.discard, { id: file.id, version: file.version });

  const { items } = await client.call<{ items: Line[] }>(imports.lines, { id: file.id, state: "refused", limit: SHOWN });
  if (json && dryRun) terminal.out(JSON.stringify({ ...file, refusedLines: items }));
  else tell(desk, options.as, file, items);

  const count = file.toCreate + file.toUpdate;
  const isBlocked = file.refused > 0 && !skipRefused;
  if (dryRun || isBlocked || count === 0) {
    await drop();
    if (isBlocked) throw new Stop(say(dryRun ? "import.dry" : "import.refused"), exitCodes.conflict);
    return terminal.aside(say(dryRun ? "import.dry" : "import.nothing"));
  }
  if (!yes && !isYes(await terminal.ask(say("import.confirm", { count })), say("confirm.yes"))) {
    await drop();
    throw new Stop(say("ask.dropped"), exitCodes.ok);
  }
  const confirmed = await client.call<Told>(imports.confirm, { id: file.id, version: file.version, skipRefused: file.refused > 0 });
  const done = await follow(desk, confirmed, count);
  if (json) return terminal.out(JSON.stringify(done));
  terminal.aside(say("import.done", { handled: done.handled, id: done.id }));
}

/** Makes the articles that a price list names and nobody knows, once one has agreed; then the list is judged anew. */
async function introduce(desk: CommandContext, list: Told, yes = false): Promise<Told> {
  const { client, terminal, voice } = desk;
  const { items } = await client.call<{ items: Line[] }>(imports.lines, { id: list.id, state: "refused", limit: LOOKED_AT });
  if (!items.some(({ problems }) => problems.some(({ code }) => code === "import_unknown"))) return list;
  const made = await client.call<Told>(imports.introduce, { id: list.id });
  const count = made.toCreate;
  if (count && (yes || isYes(await terminal.ask(voice.say("import.unknown", { count })), voice.say("confirm.yes")))) {
    await follow(
      desk,
      await client.call<Told>(imports.confirm, { id: made.id, version: made.version, skipRefused: made.refused > 0 }),
      count,
    );
  } else await client.call(imports.discard, { id: made.id, version: made.version });
  const mapping = Object.fromEntries(list.columns.map(({ heading, field }) => [heading, field ?? ""]));
  return client.call<Told>(imports.remap, { id: list.id, mapping, version: list.version });
}

/** Waits for the end, and says how far it is. */
async function follow({ client, terminal, voice }: CommandContext, file: Told, lines: number): Promise<Told> {
  let now = file;
  while (now.state === "running") {
    terminal.progress(voice.say("import.running", { handled: now.handled, lines }));
    await pause(EVERY);
    now = await client.call<Told>(imports.show, { id: file.id });
  }
  terminal.progress("");
  return now;
}

/** "Désignation=name" or "supplier=FOU-0001" in its two halves. */
function readPair({ voice }: CommandContext, said: string): [string, string] {
  const at = said.lastIndexOf("=");
  if (at < 1) throw new Stop(voice.say("import.badMap", { said }), exitCodes.usage);
  return [said.slice(0, at).trim(), said.slice(at + 1).trim()];
}

/** What the lines would do, the columns nobody reads, and the first lines that are refused. */
function tell({ terminal, voice }: CommandContext, target: ImportTargetName, file: Told, refused: Line[]): void {
  const { say } = voice;
  const ignored = file.columns.filter(({ field }) => field === null).map(({ heading }) => heading);
  terminal.aside(say("import.foreseen", { ...file, count: file.lines }));
  if (ignored.length) terminal.aside(say("import.ignored", { columns: ignored.join(", ") }));
  if (!refused.length) return;
  const words = voice.of("imports").fields;
  const telling = { words: voice.of(targetModules[target]), language: voice.language };
  const rows = refused.flatMap(({ line, problems }) => problems.map((problem) => ({ line, ...problem })));
  const columns: Column[] = [
    { label: words.line ?? "", isFigure: true, cells: rows.map(({ line }) => String(line)) },
    { label: words.field ?? "", isFigure: false, cells: rows.map(({ field }) => (field ? columnLabel(field, telling) : NOTHING)) },
    { label: words.message ?? "", isFigure: false, cells: rows.map(({ message }) => message) },
  ];
  terminal.out(tableText(columns, terminal.screen));
  if (file.refused > refused.length) terminal.aside(say("import.more", { count: file.refused - refused.length }));
}
