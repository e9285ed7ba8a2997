import { clientFor } from "./client";
import { exitCodes } from "./exit-codes";
import { programFor, stopOf } from "./program";
import { defaultApi, sessionStore } from "./session";
import { terminal } from "./terminal";
import { translatorFor } from "./translator";

const asked = /^--lang(?:=(.*))?$/;
const place = process.argv.findIndex((argument) => asked.test(argument));
const language = place < 0 ? undefined : (asked.exec(process.argv[place] ?? "")?.[1] ?? process.argv[place + 1]);

const voice = translatorFor(language, process.env);
const client = clientFor(sessionStore(process.env), voice, defaultApi(process.env));
process.on("SIGINT", () => process.exit(130));
// Whoever read the output has seen enough: `cellier items list | head`.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? exitCodes.ok : exitCodes.fault));

try {
  await programFor({ voice, client, terminal }, process.argv).parseAsync(process.argv);
} catch (error) {
  const stop = stopOf(error, voice);
  const lines = stop ? [stop.message, ...stop.lines.map((text) => `  ${text}`)] : [voice.say("fault", { reason: String(error) })];
  for (const line of lines) if (line) terminal.aside(line);
  process.exitCode = stop?.exitCode ?? exitCodes.fault;
}
