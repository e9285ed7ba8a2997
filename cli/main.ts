import { enableCompileCache } from "./compile-cache";
import { aliased } from "./aliases";
import { clientFor } from "./client";
import { stopOf } from "./command-line";
import { exitCodes, Stop } from "./exit-codes";
import { commandFirst, readGlobals } from "./globals";
import { programFor } from "./program";
import { loadScreens } from "./screens/load";
import { spelledOut } from "./short-words";
import { defaultApi, isProfileName, sessionStore } from "./session";
import { terminalOf } from "./terminal";
import { translatorFor } from "./translator";

enableCompileCache();
const { language, profile, isQuiet, mayAsk, isBare, line } = readGlobals(
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
  const client = clientFor(sessionStore(process.env, profile), translator, defaultApi(process.env));
  const context = { translator, client, terminal };
  // Who sits at a terminal and is signed in has the business on the whole screen; everybody else has the help.
  if (isBare && terminal.isInteractive && client.where()) await (await loadScreens(context)).home(context);
  else await (await programFor(context, line)).parseAsync(line);
} catch (error) {
  const stop = stopOf(error, translator);
  const lines = stop ? [stop.message, ...stop.lines.map((text) => `  ${text}`)] : [translator.say("fault", { reason: String(error) })];
  for (const text of lines) if (text) terminal.problem(text);
  process.exitCode = stop?.exitCode ?? exitCodes.fault;
}
