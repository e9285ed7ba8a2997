import { writeSync } from "node:fs";
import { render } from "ink";
import type { Operation } from "@/worker/core/contract/operation";
import type { CommandContext } from "../command-context";
import { exitCodes } from "../exit-codes";
import type { Row } from "../output/show";
import { Browser } from "./browser";
import { keyboard } from "./keys";

/** A screen of its own, and back to what was there before. */
const OWN_SCREEN = "\u001b[?1049h\u001b[H";
const FORMER_SCREEN = "\u001b[?25h\u001b[?1049l";
const INTERRUPTED = 130;
/** How a shell counts signals. */
const ENDINGS = { SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 };

/** Shows a list on the whole screen until its reader leaves. @param filters flags of the list: what it is narrowed to */
export async function browse(context: CommandContext, list: Operation, filters: Row): Promise<void> {
  let isGivenBack = false;
  const giveBack = () => {
    if (isGivenBack) return;
    isGivenBack = true;
    if (process.stdin.isTTY) process.stdin.setRawMode(false);
    writeSync(process.stdout.fd, FORMER_SCREEN);
  };
  process.stdout.write(OWN_SCREEN);
  process.once("exit", giveBack);
  // Whatever ends the program, the terminal is as it was: signals, and a fault of ours.
  for (const [signal, code] of Object.entries(ENDINGS)) process.once(signal, () => process.exit(code));
  process.once("uncaughtException", (error) => {
    giveBack();
    context.terminal.problem(context.translator.say("fault", { reason: String(error) }));
    process.exit(exitCodes.fault);
  });
  const stop = () => {
    process.exitCode = INTERRUPTED;
  };
  const screen = render(<Browser context={context} list={list} filters={filters} onStop={stop} />, {
    stdin: keyboard(process.stdin),
    exitOnCtrlC: false,
  });
  await screen.waitUntilExit();
  process.off("exit", giveBack);
  giveBack();
}
