import { readFileSync, statSync } from "node:fs";
import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { decodeText } from "@/worker/core/files/encoding";
import { Refusal } from "@/worker/core/errors";
import { problemText } from "@/worker/core/problem-text";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";

/** The text of a file that an operation takes; `-` is the standard input. @throws Stop when there is none, or too much of it */
export function readText({ translator }: CommandContext, path: string): string {
  try {
    // What is plainly too long is not read at all.
    if (path !== "-" && statSync(path).size > 2 * CSV_CHARACTERS) throw new Stop(translator.say("import.tooLong"), exitCodes.usage);
    return decodeText(readFileSync(path === "-" ? 0 : path));
  } catch (error) {
    if (error instanceof Stop) throw error;
    const [problem] = error instanceof Refusal ? (error.detail.fields ?? []) : [];
    if (problem) throw new Stop(problemText(problem, translator.language), exitCodes.usage);
    throw new Stop(translator.say("file.notRead", { path, reason: (error as Error).message }), exitCodes.usage);
  }
}
