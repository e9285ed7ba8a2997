import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";

/**
 * Writes a file where the person wants it, and says so: whole, or what was there stays.
 * @throws Stop when it cannot be written
 */
export function writeTo({ terminal, translator }: CommandContext, path: string, content: string | Uint8Array): void {
  try {
    writeWhole(path, content);
  } catch (error) {
    throw new Stop(translator.say("file.notWritten", { path, reason: (error as Error).message }), exitCodes.usage);
  }
  terminal.aside(translator.say("file.written", { path }));
}

/** A disk may fill while one writes: the file takes its place once it is there. A pipe or a device is written to as it is. */
function writeWhole(path: string, content: string | Uint8Array): void {
  const before = statSync(path, { throwIfNoEntry: false });
  if (before && !before.isFile()) {
    writeFileSync(path, content);
    return;
  }
  const place = before ? realpathSync(path) : path;
  const temporary = `${place}.${process.pid}.new`;
  try {
    writeFileSync(temporary, content, { mode: before?.mode });
    renameSync(temporary, place);
  } finally {
    rmSync(temporary, { force: true });
  }
}
