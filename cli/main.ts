import { clientFor } from "./client";
import { exitCodes } from "./exit-codes";
import { programFor, stopOf } from "./program";
import { defaultApi, sessionStore } from "./session";
import { terminal } from "./terminal";
import { translatorFor } from "./translator";

const languageFlag = /^--lang(?:=(.*))?$/;
const place = process.argv.findIndex((argument) => languageFlag.test(argument));
const language = place < 0 ? undefined : (languageFlag.exec(process.argv[place] ?? "")?.[1] ?? process.argv[place + 1]);

const translator = translatorFor(language, process.env);
const client = clientFor(sessionStore(process.env), translator, defaultApi(process.env));
process.on("SIGINT", () => process.exit(130));
// The reader of the output may stop early: `cellier items list | head`.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? exitCodes.ok : exitCodes.fault));

try {
  await programFor({ translator, client, terminal }, process.argv).parseAsync(process.argv);
} catch (error) {
  const stop = stopOf(error, translator);
  const lines = stop ? [stop.message, ...stop.lines.map((text) => `  ${text}`)] : [translator.say("fault", { reason: String(error) })];
  for (const line of lines) if (line) terminal.aside(line);
  process.exitCode = stop?.exitCode ?? exitCodes.fault;
}
