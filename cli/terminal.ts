import type * as processes from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import type { Meaning } from "@/worker/core/contract/meaning";
import { exitCodes } from "./exit-codes";
import type { Choice } from "./pick";
import { settingsOf } from "./settings";

/** The streams and facts of the terminal that a command speaks to. Results go to the output; everything else goes to standard error (`aside`). */
export interface Terminal {
  environment: NodeJS.ProcessEnv;
  isInteractive: boolean;
  /** Columns of the screen; undefined when the output goes to a file or a program. */
  screen: number | undefined;
  out(text: string): void;
  /** A head stands out where colours are shown. */
  head(text: string): string;
  /** A state in the colour of what it means, where colours are shown. */
  paint(text: string, meaning: Meaning): string;
  /** A part of something long: goes on once its reader has taken what came before. */
  flow(text: string): Promise<void>;
  /** What may be longer than the screen: read page by page where a person reads it. */
  long(text: string): void;
  /** What only a person wants to know beside the results. */
  aside(text: string): void;
  /** Why it is not done: said whatever else is kept quiet. */
  problem(text: string): void;
  /** Bytes, as they are. */
  bytes(content: string | Uint8Array): void;
  /** Shows how far something is, over its last message; shows nothing where there is no screen. */
  progress(text: string): void;
  /** Asks a person. @param isSecret nothing of the answer is shown */
  ask(question: string, isSecret?: boolean): Promise<string>;
  /** Lets a person pick one of several. @param keys what picks, in words @returns its value; nothing when they leave */
  choose(question: string, keys: string, choices: readonly Choice[]): Promise<string>;
  /** Everything on standard input. */
  everything(): Promise<string>;
}

/** What is over or at rest stands back; the rest has the colours that every terminal has. */
const colours: Readonly<Record<Meaning, number>> = { good: 32, flow: 36, soon: 33, loss: 31, rnd: 35, idle: 2, ended: 2 };
/** Loads a part of Node when it is needed: this one takes longer than a help. */
const load = createRequire(import.meta.url);
/** Goes back to the beginning of the line and empties it. */
const LINE_ANEW = "\r\u001b[K";

/** The terminal that this process runs in. @param quiet only results and refusals are said @param mayAsk a person is there to answer */
export function terminalOf(quiet: boolean, mayAsk: boolean): Terminal {
  const { env, stdin, stdout, stderr } = process;
  const forced = Number(env.CELLIER_FORCE_TTY) || undefined;
  const hasColours = Boolean(env.CLICOLOR_FORCE && env.CLICOLOR_FORCE !== "0") || (stdout.isTTY && stdout.hasColors() && !env.NO_COLOR);
  const isInteractive = Boolean(mayAsk && stdin.isTTY && stdout.isTTY);
  const out = (text: string) => void stdout.write(`${text}\n`);
  const problem = (text: string) => void stderr.write(`${text}\n`);
  return {
    environment: env,
    isInteractive,
    screen: forced ?? (stdout.isTTY ? stdout.columns : undefined),
    out,
    head: (text) => (hasColours ? `\u001b[1m${text}\u001b[22m` : text),
    paint: (text, meaning) => (hasColours ? `\u001b[${colours[meaning]}m${text}\u001b[0m` : text),
    flow: async (text) => void (stdout.write(text) || (await once(stdout, "drain"))),
    long: (text) => (isInteractive && text.split("\n").length >= stdout.rows && readInPager(env, text) ? undefined : out(text)),
    aside: (text) => (quiet ? undefined : problem(text)),
    problem,
    bytes: (content) => void stdout.write(content),
    progress: (text) => void (!quiet && stderr.isTTY && stderr.write(`${LINE_ANEW}${text}`)),
    ...asking,
  };
}

/** Shows a text in the person's pager. @returns whether there is one */
function readInPager(environment: NodeJS.ProcessEnv, text: string): boolean {
  const pager = environment.CELLIER_PAGER ?? settingsOf(environment).pager ?? environment.PAGER ?? "less";
  if (!pager || pager === "cat") return false;
  const env = { LESS: "FRX", LESSCHARSET: "utf-8", ...environment };
  const { spawnSync } = load("node:child_process") as typeof processes;
  const { error, status } = spawnSync(pager, { shell: true, input: `${text}\n`, stdio: ["pipe", "inherit", "inherit"], env });
  // 127: the shell knows no such program.
  return !error && status !== 127;
}

const asking: Pick<Terminal, "ask" | "choose" | "everything"> = {
  async ask(question, isSecret = false) {
    const [{ createInterface }, { Writable }] = await Promise.all([import("node:readline/promises"), import("node:stream")]);
    if (isSecret) process.stderr.write(question);
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: process.stdin, output: isSecret ? silent : process.stderr, terminal: true });
    lines.on("SIGINT", () => process.exit(exitCodes.interrupted));
    // The end of input (Ctrl-D) is an answer too: nothing.
    const end = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
    try {
      return await Promise.race([lines.question(isSecret ? "" : question).catch(() => ""), end]);
    } finally {
      lines.close();
      if (isSecret) process.stderr.write("\n");
    }
  },
  async choose(question, keys, choices) {
    const { pick } = await import("./pick");
    const { stdin, stderr } = process;
    return pick({ stdin, screen: stderr, interrupted: () => process.exit(exitCodes.interrupted) }, question, keys, choices);
  },
  async everything() {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString("utf8");
  },
};
