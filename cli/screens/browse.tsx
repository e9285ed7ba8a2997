import { render } from "ink";
import type { Operation } from "@/worker/core/contract/operation";
import type { CommandContext } from "../command-context";
import type { Row } from "../output/show";
import { Browser } from "./browser";
import { keyboard } from "./keys";

/** A screen of its own, and back to what was there before. */
const OWN_SCREEN = "\u001b[?1049h\u001b[H";
const FORMER_SCREEN = "\u001b[?1049l";
const INTERRUPTED = 130;

/** Shows a list on the whole screen until its reader leaves. @param filters flags of the list: what it is narrowed to */
export async function browse(context: CommandContext, list: Operation, filters: Row): Promise<void> {
  const giveBack = () => void process.stdout.write(FORMER_SCREEN);
  process.stdout.write(OWN_SCREEN);
  process.once("exit", giveBack);
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
