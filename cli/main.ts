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
import { defaultApi, isAddress, isProfileName, sessionStore } from "./session";
import { settingsOf } from "./settings";
import { terminalOf } from "./terminal";
import { translatorFor } from "./translator";

const settings = settingsOf(process.env);
const globals = readGlobals(spelledOut(aliased(commandFirst(process.argv), process.env)), process.env);
const { language = settings.language, profile = settings.profile, isQuiet, mayAsk, timeout, isBare, line } = globals;
const terminal = terminalOf(isQuiet, mayAsk);
const translator = translatorFor(language, process.env);
process.on("SIGINT", () => process.exit(exitCodes.interrupted));
// The reader of either stream may stop early: `cellier items list 2>&1 | head`.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", ({ code, message }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") process.exit(exitCodes.ok);
    if (stream === process.stdout) terminal.problem(translator.say("file.notWritten", { path: "-", reason: message }));
    process.exit(exitCodes.usage);
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
  if (!isAddress(api)) throw new Stop(translator.say("badAddress", { api }), exitCodes.usage);
  return api;
}

/** @throws Stop for what is no number of seconds */
function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (!(seconds >= 1 && seconds <= 86_400)) throw new Stop(`--timeout ${text}: ${translator.say("badSeconds")}`, exitCodes.usage);
  return seconds;
}
