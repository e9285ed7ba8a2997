import { enableCompileCache } from "./compile-cache";
import { aliased } from "./aliases";
import { clientFor } from "./client";
import { stopOf } from "./command-line";
import { exitCodes, Stop } from "./exit-codes";
import { requireFlagValues } from "./flag-values";
import { commandFirst, readGlobals } from "./globals";
import { programFor } from "./program";
import { fieldsSpelledOut } from "./json-fields";
import { helpOfWhatIs } from "./line-walk";
import { loadScreens } from "./screens/load";
import { spelledOut } from "./short-words";
import { defaultApi, isProfileName, sessionStore } from "./session";
import { terminalOf } from "./terminal";
import { translatorFor } from "./translator";

enableCompileCache();
const { language, profile, isQuiet, mayAsk, timeout, isBare, line } = readGlobals(
  spelledOut(aliased(commandFirst(process.argv), process.env)),
  process.env,
);
const terminal = terminalOf(isQuiet, mayAsk);
const translator = translatorFor(language, process.env);
process.on("SIGINT", () => process.exit(exitCodes.interrupted));
// The reader of the output may stop early: `cellier items list | head`.
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  if (code === "EPIPE") process.exit(exitCodes.ok);
  terminal.problem(translator.say("fault", { reason: message }));
  process.exit(exitCodes.fault);
});

try {
  if (profile !== undefined && !isProfileName(profile)) throw new Stop(translator.say("badProfile", { profile }), exitCodes.usage);
  const client = clientFor(sessionStore(process.env, profile), translator, addressOf(process.env), secondsOf(timeout));
  const context = { translator, client, terminal };
  // Who sits at a terminal and is signed in has the business on the whole screen; everybody else has the help.
  if (isBare && terminal.isInteractive && client.where()) await (await loadScreens(context)).home(context);
  else {
    const program = await programFor(context, line);
    const whole = isBare ? [...line, "--help"] : helpOfWhatIs(program, line);
    await program.parseAsync(requireFlagValues(program, fieldsSpelledOut(program, whole), translator));
  }
} catch (error) {
  const stop = stopOf(error, translator, line);
  const lines = stop ? [stop.message, ...stop.lines.map((text) => `  ${text}`)] : [translator.say("fault", { reason: String(error) })];
  for (const text of lines) if (text) terminal.problem(text);
  process.exitCode = stop?.exitCode ?? exitCodes.fault;
}

/** The service to speak to. @throws Stop for what is no address */
function addressOf(environment: NodeJS.ProcessEnv): string {
  const api = defaultApi(environment);
  if (!URL.canParse(api) || !/^https?:/.test(api)) throw new Stop(translator.say("badAddress", { api }), exitCodes.usage);
  return api;
}

/** @throws Stop for what is no number of seconds */
function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (!(seconds >= 1 && seconds <= 86_400)) throw new Stop(`--timeout ${text}: ${translator.say("badSeconds")}`, exitCodes.usage);
  return seconds;
}
