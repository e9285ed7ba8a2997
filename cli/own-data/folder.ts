import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import type { Row } from "../output/show";

/** Where the copy of a kind of record stands: how many are written, and where to go on. */
export interface Progress {
  view: number;
  cursor: string | null;
  count: number;
  /** Length of what is written for sure: what follows is of a page that was cut off. */
  bytes: number;
  isDone: boolean;
}

/** What a folder says of itself. */
export interface Manifest {
  format: 1;
  /** Whose data it is. */
  from: { api: string; company: string; email: string };
  startedAt: string;
  finishedAt: string | null;
  kinds: Record<string, Progress>;
  /** What the plan or the role did not open, with the reason. */
  closed: Record<string, string>;
}

const MANIFEST = "cellier.json";

/** A line of a file that holds no record: it was cut off, or is no JSON. */
export class BadLine extends Error {
  constructor(
    readonly path: string,
    readonly place: number,
  ) {
    super(`${path}:${place}`);
  }
}

function recordOf(line: string, path: string, place: number): Row {
  try {
    const record: unknown = JSON.parse(line);
    if (typeof record === "object" && record !== null && !Array.isArray(record)) return record as Row;
  } catch {
    // What cannot be read is no record either.
  }
  throw new BadLine(path, place);
}

/** A folder that holds the data of a business: a file of JSON lines for each kind of record, and what is known of them all. */
export function dataFolder(path: string) {
  const at = (...names: string[]) => join(path, ...names);
  const fileOf = (kind: string) => at(`${kind}.jsonl`);
  return {
    /** What the folder says of itself; null where there is nothing of ours. */
    read(): Manifest | null {
      return existsSync(at(MANIFEST)) ? (JSON.parse(readFileSync(at(MANIFEST), "utf8")) as Manifest) : null;
    },
    isFree: () => !existsSync(path) || (statSync(path).isDirectory() && readdirSync(path).length === 0),
    /** Writes what the folder says of itself, whole or not at all. */
    write(manifest: Manifest): void {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      writeFileSync(at(`${MANIFEST}.new`), JSON.stringify(manifest, null, 2), { mode: 0o600 });
      renameSync(at(`${MANIFEST}.new`), at(MANIFEST));
    },
    /** Takes away what was written after the last page that is counted. */
    cutTo(kind: string, bytes: number): void {
      if (!bytes) rmSync(fileOf(kind), { force: true });
      else truncateSync(fileOf(kind), bytes);
    },
    /** Adds records. @returns the bytes that they take */
    append(kind: string, records: Row[]): number {
      const text = records.map((record) => `${JSON.stringify(record)}\n`).join("");
      appendFileSync(fileOf(kind), text, { mode: 0o600 });
      return Buffer.byteLength(text);
    },
    /** Keeps the file of a document beside its record. */
    keepFile(kind: string, name: string, bytes: Uint8Array): void {
      mkdirSync(at(kind), { recursive: true, mode: 0o700 });
      writeFileSync(at(kind, name), bytes, { mode: 0o600 });
    },
    /** The file of a document, by the name that its record says. @throws where it is gone */
    file: (kind: string, keptAs: string): Buffer => readFileSync(at(kind, basename(keptAs))),
    /** The records of a kind, one by one, however many they are. @throws BadLine naming the first that is none */
    async *records(kind: string): AsyncGenerator<Row> {
      if (!existsSync(fileOf(kind))) return;
      let place = 0;
      for await (const line of createInterface({ input: createReadStream(fileOf(kind)) })) {
        place += 1;
        if (line) yield recordOf(line, fileOf(kind), place);
      }
    },
    /** What was written where already, a line each. */
    log(name: string): { old: string; new: string }[] {
      if (!existsSync(at(name))) return [];
      // A line that a power cut left half written is written again.
      const lines = readFileSync(at(name), "utf8").split("\n").slice(0, -1);
      return lines.map((line) => JSON.parse(line) as { old: string; new: string });
    },
    note: (name: string, line: { old: string; new: string }) => appendFileSync(at(name), `${JSON.stringify(line)}\n`, { mode: 0o600 }),
  };
}

export type DataFolder = ReturnType<typeof dataFolder>;
