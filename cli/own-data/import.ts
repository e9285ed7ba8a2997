import { createHash } from "node:crypto";
import { fold } from "@/worker/core/language";
import type { OperationOutline } from "../catalogue/outline";
import type { CommandContext } from "../command-context";
import { titleOf } from "../confirm";
import { isYes } from "../is-yes";
import { type ExitCode, exitCodes, Stop } from "../exit-codes";
import type { Row } from "../output/show";
import { operationOf } from "../registry";
import { BadLine, type DataFolder, dataFolder } from "./folder";
import { broughtBack, type Kind, kindsOf, setUp } from "./kinds";
import { ownerOf } from "./owner";
import { foreseenRoom } from "./room";
import { isLeft, type Step, stepsOf } from "./written-again";

export interface ImportOptions {
  only?: string;
  dryRun?: boolean;
  skipRefused?: boolean;
  yes?: boolean;
}

/** What came of the records of a kind. */
interface Count {
  written: number;
  known: number;
  refused: number;
  /** Nothing is left of them: there is nothing to write. */
  empty: number;
}

/** Where an import stands: the folder, our identifiers for those it has, and the file that remembers them. */
interface Journey {
  folder: DataFolder;
  log: string;
  names: Map<string, string>;
  /** Records that a dry run would have written: what names them cannot be tried. */
  foreseen: Set<string>;
  /** Takes the place of a record that a dry run would have written. @throws Stop where the plan has none */
  takeRoom(kind: string, record: Row): void;
  options: ImportOptions;
}

/**
 * Writes the records of a folder into the business that is signed in: what it is made of, and what lies in stock. What has happened
 * there stays in the folder: invoices and movements are numbered once. Stopped half-way, the same command goes on where it stopped.
 * @throws Stop at the first record that is refused, unless those are to be left out
 */
export async function importAll(context: CommandContext, path: string, options: ImportOptions): Promise<void> {
  const { terminal, translator } = context;
  const { say } = translator;
  const { dryRun, yes } = options;
  const folder = dataFolder(path);
  const manifest = folder.read();
  if (!manifest) throw new Stop(say("ownData.noFolder", { path }), exitCodes.usage);
  if (!dryRun && !yes && !terminal.isInteractive) throw new Stop(say("confirm.needed"), exitCodes.usage);
  const owner = await ownerOf(context);
  const kinds = await kindsOf(context, options.only);
  const coming = kinds.filter(({ name }) => (broughtBack as readonly string[]).includes(name) && manifest.kinds[name]?.count);
  const staying = kinds.filter((kind) => !coming.includes(kind) && manifest.kinds[kind.name]?.count);
  await requireReadable(folder, coming, translator);
  if (!manifest.finishedAt) terminal.aside(say("ownData.unfinished", { path }));
  const count = coming.reduce((sum, { name }) => sum + (manifest.kinds[name]?.count ?? 0), 0);
  if (!dryRun && !yes) {
    const answer = await terminal.ask(say("ownData.confirm", { count, company: owner.company }));
    if (!isYes(answer, say("confirm.yes"))) throw new Stop(say("ask.dropped"), exitCodes.declined);
  }

  // Another business that takes the same folder remembers its own.
  const log = `written-${createHash("sha256").update(`${owner.api} ${owner.email}`).digest("hex").slice(0, 12)}.jsonl`;
  const names = new Map(folder.log(log).map((line) => [line.old, line.new]));
  const takeRoom = dryRun ? await foreseenRoom(context) : () => {};
  const journey: Journey = { folder, log, names, foreseen: new Set(), takeRoom, options };
  for (const kind of coming) {
    const done = await bringIn(context, kind, manifest.kinds[kind.name]?.count ?? 0, journey);
    terminal.progress("");
    const { title } = translator.of(kind.name);
    terminal.out(say(dryRun ? "ownData.wouldWrite" : "ownData.wrote", { title, ...done }));
    if (done.empty) terminal.aside(say("ownData.empty", { title, count: done.empty }));
  }
  for (const isSetUp of [false, true]) {
    const some = staying.filter(({ name }) => setUp.includes(name) === isSetUp);
    const titles = some.map(({ name }) => translator.of(name).title).join(", ");
    if (titles) terminal.aside(say(isSetUp ? "ownData.notYet" : "ownData.staying", { titles }));
  }
  terminal.aside(say(dryRun ? "import.dry" : "ownData.imported", { company: owner.company }));
}

/** Every line is read before the first is written: nothing is half done. @throws Stop naming the file and the line that holds no record */
async function requireReadable(folder: DataFolder, kinds: Kind[], { say }: CommandContext["translator"]): Promise<void> {
  try {
    for (const { name } of kinds) for await (const _ of folder.records(name));
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    throw new Stop(say("ownData.badLine", { path: error.path, place: error.place }), exitCodes.usage);
  }
}

/** What another record may still be spared: it is wrong, or in the way, or more than the plan holds. */
const REFUSALS: ExitCode[] = [exitCodes.usage, exitCodes.conflict, exitCodes.plan];

/** Writes the records of a kind that are not written yet. */
async function bringIn(context: CommandContext, kind: Kind, total: number, journey: Journey): Promise<Count> {
  const { terminal, translator } = context;
  const { say, language } = translator;
  const { folder, names, options } = journey;
  const title = translator.of(kind.name).title;
  const create = kind.name === "lots" ? await operationOf("stock", "receive", language) : await operationOf(kind.name, "create", language);
  const count: Count = { written: 0, known: 0, refused: 0, empty: 0 };
  let place = 0;
  for await (const record of folder.records(kind.name)) {
    place += 1;
    terminal.progress(say("ownData.progress", { title, place, total }));
    const isKnown = names.has(String(record.id));
    if (isKnown || !isLeft(kind.name, record)) {
      count[isKnown ? "known" : "empty"] += 1;
      continue;
    }
    try {
      count[await bringOne(context, kind, create, record, journey)] += 1;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      const isRefusal = REFUSALS.includes(error.exitCode);
      const message = say("ownData.stopped", { title, place, total, name: titleOf(record), reason: error.message });
      if (!options.skipRefused || !isRefusal) throw new Stop(message, error.exitCode, [...error.lines, say("ownData.again")]);
      count.refused += 1;
      for (const line of [message, ...error.lines.map((text) => `  ${text}`)]) terminal.problem(line);
    }
  }
  return count;
}

/** Writes one record with what brings it where it stood; one that is here already by its own name is left as it is. */
async function bringOne(
  context: CommandContext,
  kind: Kind,
  create: OperationOutline,
  record: Row,
  journey: Journey,
): Promise<keyof Count> {
  const { client } = context;
  const { names, folder, log, foreseen, takeRoom, options } = journey;
  const old = String(record.id);
  const make = (step: Step) => client.call<Row>(create, step.input, { isDryRun: options.dryRun, key: keyOf(kind.name, old, step) });
  const [first, ...others] = stepsOf(kind.name, create, record, names);
  if (!first) return "known";
  const isUntried = options.dryRun && namesAny(first.input, foreseen);
  try {
    const made = isUntried ? record : await make(first);
    if (options.dryRun) {
      takeRoom(kind.name, record);
      foreseen.add(old);
    } else {
      for (const step of others) await follow(context, kind, old, made, step);
      names.set(old, String(made.id));
      folder.note(log, { old, new: String(made.id) });
    }
    return "written";
  } catch (error) {
    const here = error instanceof Stop && error.exitCode === exitCodes.conflict ? await holderHere(context, kind, record) : undefined;
    if (here === undefined) throw error;
    // Every business begins with the number 1: where it is another's here, this one is given the next.
    if (!here.isSame && record[here.by]) return bringOne(context, kind, create, { ...record, [here.by]: undefined }, journey);
    names.set(old, here.id);
    if (!options.dryRun) folder.note(log, { old, new: here.id });
    return "known";
  }
}

/** A step after the first; a record moves on from the version that it has by then. */
async function follow({ client, translator }: CommandContext, kind: Kind, old: string, made: Row, step: Step): Promise<void> {
  const operations = await operationOf(step.module ?? kind.name, step.verb, translator.language).catch(() => null);
  // A state that this kind has no word for needs nothing.
  if (!operations) return;
  const version =
    step.onRecord && "version" in operations.input.shape && kind.show
      ? (await client.call<Row>(kind.show, { id: made.id })).version
      : made.version;
  const input = { ...step.input, ...(step.onRecord && { id: made.id }), ...("version" in operations.input.shape && { version }) };
  await client.call(operations, input, { key: keyOf(kind.name, old, step) });
}

/** The same step of the same record has the same key: sent twice, it acts once. */
const keyOf = (kind: string, old: string, step: Step) =>
  `import-${createHash("sha256")
    .update(JSON.stringify([kind, old, step]))
    .digest("hex")
    .slice(0, 40)}`;

const namesAny = (value: unknown, wanted: ReadonlySet<string>): boolean =>
  typeof value === "string"
    ? wanted.has(value)
    : value !== null && typeof value === "object" && Object.values(value).some((one) => namesAny(one, wanted));

/** What a record may be found by, the surest first; and what tells whether it is the same. */
const foundBy = ["reference", "sku", "number", "name"] as const;
const calledBy = ["companyName", "name"] as const;

/** The record that has this one's reference or name here, and whether it is called as this one is. */
async function holderHere({ client, translator }: CommandContext, kind: Kind, record: Row) {
  const show = kind.show ?? (await operationOf(kind.name, "show", translator.language).catch(() => undefined));
  const by = foundBy.find((field) => typeof record[field] === "string");
  if (!show || !by) return undefined;
  const here = await client.call<Row>(show, { id: record[by] }).catch(() => undefined);
  if (!here) return undefined;
  const isSame = calledBy.every((field) => fold(String(here[field] ?? "")) === fold(String(record[field] ?? "")));
  return { id: String(here.id), by, isSame };
}
