import { readFileSync, statSync } from "node:fs";
import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { Refusal } from "@/worker/core/errors";
import { problemText } from "@/worker/core/problem-text";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";

/** Everything on standard input, however slowly it comes. */
export async function standardInput(): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** The text of a table that an operation takes, CSV or a workbook; `-` is the standard input. @throws Stop when there is none, or too much of it */
export async function readText({ translator }: CommandContext, path: string): Promise<string> {
  try {
    // What is plainly too long is not read at all.
    if (path !== "-" && statSync(path).size > 2 * CSV_CHARACTERS) throw new Stop(translator.say("import.tooLong"), exitCodes.usage);
    const bytes = path === "-" ? await standardInput() : readFileSync(path);
    // What reads workbooks is loaded with the first file, and not with every command.
    const { tableText } = await import("@/worker/core/files/workbook");
    return await tableText(bytes);
  } catch (error) {
    if (error instanceof Stop) throw error;
    const [problem] = error instanceof Refusal ? (error.detail.fields ?? []) : [];
    if (problem) throw new Stop(problemText(problem, translator.language), exitCodes.usage);
    throw new Stop(translator.say("file.notRead", { path, reason: (error as Error).message }), exitCodes.usage);
  }
}
