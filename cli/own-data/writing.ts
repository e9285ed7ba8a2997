import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";

/** Does what writes in a folder. @throws Stop saying why it cannot be written: it is inside a file, somebody else's, or the disk is full */
export async function writing(context: CommandContext, path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Stop || !(error as NodeJS.ErrnoException).syscall) throw error;
    throw new Stop(context.translator.say("file.notWritten", { path, reason: (error as Error).message }), exitCodes.usage);
  }
}
