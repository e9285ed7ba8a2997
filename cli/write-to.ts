import { writeFileSync } from "node:fs";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";

/** Writes a file where the person wants it, and says so. @throws Stop when it cannot be written */
export function writeTo({ terminal, translator }: CommandContext, path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw new Stop(translator.say("file.notWritten", { path, reason: (error as Error).message }), exitCodes.usage);
  }
  terminal.aside(translator.say("file.written", { path }));
}
