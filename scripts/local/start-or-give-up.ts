import { giveUp, say } from "../words.mjs";
import type { LocalSystem, LocalSystemSettings } from "./system";

/** Starts everything, or says in one sentence why it cannot and ends the process. */
export async function startOrGiveUp(settings: LocalSystemSettings): Promise<LocalSystem> {
  const { startLocalSystem: startMachine } = await import("./system");
  return startMachine(settings).catch(sayWhyNot);
}

/** Ends the process with one sentence: what went wrong first of all, in the words of who noticed it. */
export function sayWhyNot(error: unknown): never {
  let first = error;
  while (first instanceof Error && first.cause) first = first.cause;
  const [reason = ""] = (first instanceof Error ? first.message : String(first)).trim().split("\n");
  return giveUp(say("notStarted", reason));
}
