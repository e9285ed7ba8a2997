import { statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { CommandContext } from "../command-context";
import { exitCodes, Stop } from "../exit-codes";
import { operationOf } from "../registry";
import { profilesIn, sessionStore } from "../session";
import { homeOf } from "../settings";

/** Looks at everything a command needs, in its order, and says what is in the way. @throws Stop with the code of the first that fails */
export async function doctor(context: CommandContext): Promise<void> {
  const { client, terminal, translator } = context;
  const { say, language } = translator;
  const checks: [string, () => Promise<string> | string][] = [
    ["node", () => process.versions.node],
    ["home", () => `${homeOf(terminal.environment)} (${sessionMode(context)})`],
    ["profiles", () => profilesIn(terminal.environment).join(", ") || "—"],
    ["service", async () => say("doctor.answers", { ms: await client.ping(), api: client.where() ?? "" })],
    ["person", async () => (await client.call<{ email: string }>(await operationOf("account", "show", language), {})).email],
  ];
  for (const [name, check] of checks) {
    const label = say(`doctor.${name}`);
    try {
      terminal.out(`✓ ${label}  ${await check()}`);
    } catch (error) {
      terminal.out(`✗ ${label}  ${(error as Error).message}`);
      // What was written is read before the program ends.
      await pause(0);
      throw new Stop("", error instanceof Stop ? error.exitCode : exitCodes.fault);
    }
  }
}

/** @throws Stop when others may read the tokens */
function sessionMode({ terminal, translator }: CommandContext): string {
  const { path, isToken } = sessionStore(terminal.environment);
  if (isToken) return "CELLIER_TOKEN";
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) return "—";
  if (mode & 0o077) throw new Stop(translator.say("doctor.readable", { path }), exitCodes.fault);
  return (mode & 0o777).toString(8);
}
