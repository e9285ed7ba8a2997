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
import { broughtBack, type Kind, kindsOf, staysFor } from "./kinds";
import { ownerOf } from "./owner";
import { foreseenRoom } from "./room";
import { inOrder } from "./set-up";
import { innerNames, take } from "./take";
import { isLeft, stepsOf } from "./written-again";
import { writing } from "./writing";

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
 * @throws Stop at the first record that is refused, unless those are to be left out; where the folder cannot be written
 */
export function importAll(context: CommandContext, path: string, options: ImportOptions): Promise<void> {
  return writing(context, path, () => bringAll(context, path, options));
}

async function bringAll(context: CommandContext, path: string, options: ImportOptions): Promise<void> {
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
  const isApart = (name: string) => (staysFor as readonly string[]).includes(name);
  const titles = staying.flatMap(({ name }) => (isApart(name) ? [] : [translator.of(name).title])).join(", ");
  if (titles) terminal.aside(say("ownData.staying", { titles }));
  for (const name of staysFor)
    if (staying.some((kind) => kind.name === name)) terminal.aside(say(`ownData.stays.${name}`, { title: translator.of(name).title }));
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

/** What makes a record of a kind that nobody creates. */
const madeBy: Readonly<Record<string, readonly [module: string, verb: string]>> = {
  lots: ["stock", "receive"],
  documents: ["documents", "upload"],
  paperTemplates: ["paperTemplates", "update"],
};

/** A document with its file beside it. @throws Stop where the folder has it no more */
function withFile({ translator }: CommandContext, { name }: Kind, record: Row, folder: DataFolder): Row {
  if (name !== "documents") return record;
  const path = String(record.keptAs);
  try {
    return { ...record, content: folder.file(name, path).toString("base64") };
  } catch (error) {
    throw new Stop(translator.say("file.notRead", { path, reason: (error as Error).message }), exitCodes.usage);
  }
}

/** Writes the records of a kind that are not written yet. */
async function bringIn(context: CommandContext, kind: Kind, total: number, journey: Journey): Promise<Count> {
  const { terminal, translator } = context;
  const { say, language } = translator;
  const { folder, names, options } = journey;
  const title = translator.of(kind.name).title;
  const [module, verb] = madeBy[kind.name] ?? [kind.name, "create"];
  const create = await operationOf(module, verb, language);
  const count: Count = { written: 0, known: 0, refused: 0, empty: 0 };
  let place = 0;
  for await (const record of inOrder(kind.name, folder.records(kind.name))) {
    place += 1;
    terminal.progress(say("ownData.progress", { title, place, total }));
    const isKnown = names.has(String(record.id));
    if (isKnown || !isLeft(kind.name, record)) {
      count[isKnown ? "known" : "empty"] += 1;
      continue;
    }
    try {
      count[await bringOne(context, kind, create, withFile(context, kind, record, folder), journey)] += 1;
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
  const { names, folder, log, foreseen, takeRoom, options } = journey;
  const old = String(record.id);
  const note = (one: string, other: string) => {
    names.set(one, other);
    if (!options.dryRun) folder.note(log, { old: one, new: other });
  };
  const [first, ...others] = stepsOf(kind.name, create, record, names);
  if (!first) return "known";
  const isUntried = options.dryRun && namesAny(first.input, foreseen);
  try {
    const made = isUntried ? record : await take(context, kind, old, first, { isDryRun: options.dryRun });
    if (options.dryRun) {
      takeRoom(kind.name, record);
      foreseen.add(old);
      return made.known === true ? "known" : "written";
    }
    // What is here already by its content is left as it is.
    if (made.known === true) others.length = 0;
    for (const step of others)
      for (const [one, other] of innerNames(record, await take(context, kind, old, step, { made }))) note(one, other);
    note(old, String(made.id));
    return made.known === true ? "known" : "written";
  } catch (error) {
    const here = error instanceof Stop && error.exitCode === exitCodes.conflict ? await holderHere(context, kind, record) : undefined;
    if (here === undefined) throw error;
    // Every business begins with the number 1: where it is another's here, this one is given the next.
    if (!here.isSame && here.by !== "id" && record[here.by])
      return bringOne(context, kind, create, { ...record, [here.by]: undefined }, journey);
    note(old, here.id);
    return "known";
  }
}

const namesAny = (value: unknown, wanted: ReadonlySet<string>): boolean =>
  typeof value === "string"
    ? wanted.has(value)
    : value !== null && typeof value === "object" && Object.values(value).some((one) => namesAny(one, wanted));

/** What a record may be found by, the surest first; and what tells whether it is the same. */
const foundBy = ["reference", "sku", "number", "name", "id"] as const;
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
