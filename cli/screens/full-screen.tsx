import { writeSync } from "node:fs";
import { render } from "ink";
import type { ReactElement } from "react";
import type { CommandContext } from "../command-context";
import { exitCodes } from "../exit-codes";
import { keyboard } from "./keys";

/** A screen of its own, and back to what was there before. */
const OWN_SCREEN = "\u001b[?1049h\u001b[H";
const FORMER_SCREEN = "\u001b[?25h\u001b[?1049l";
/** How a shell counts signals. */
const ENDINGS = { SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 };

/**
 * Gives the whole screen to what is drawn, until its reader leaves, and then gives it back as it was.
 * @param draw told what to call when the reader leaves with Ctrl-C
 */
export async function onFullScreen(context: CommandContext, draw: (onStop: () => void) => ReactElement): Promise<void> {
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
    process.exitCode = exitCodes.interrupted;
  };
  const screen = render(draw(stop), { stdin: keyboard(process.stdin), exitOnCtrlC: false });
  await screen.waitUntilExit();
  process.off("exit", giveBack);
  giveBack();
}
