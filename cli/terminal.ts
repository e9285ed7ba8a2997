import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** The streams and facts of the terminal that a command speaks to. Results go to the output; everything else goes to standard error (`aside`). */
export interface Terminal {
  environment: NodeJS.ProcessEnv;
  isInteractive: boolean;
  /** Columns of the screen; undefined when the output goes to a file or a program. */
  screen: number | undefined;
  out(text: string): void;
  aside(text: string): void;
  /** Shows how far something is, over its last message; shows nothing where there is no screen. */
  progress(text: string): void;
  /** Asks a person. @param isSecret nothing of the answer is shown */
  ask(question: string, isSecret?: boolean): Promise<string>;
  /** Everything on standard input. */
  everything(): Promise<string>;
}

/** Goes back to the beginning of the line and empties it. */
const LINE_ANEW = "\r\u001b[K";

/** The terminal that this process runs in. */
export const terminal: Terminal = {
  environment: process.env,
  isInteractive: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  screen: process.stdout.isTTY ? process.stdout.columns : undefined,
  out: (text) => void process.stdout.write(`${text}\n`),
  aside: (text) => void process.stderr.write(`${text}\n`),
  progress: (text) => void (process.stderr.isTTY && process.stderr.write(`${LINE_ANEW}${text}`)),
  async ask(question, isSecret = false) {
    if (isSecret) process.stderr.write(question);
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: process.stdin, output: isSecret ? silent : process.stderr, terminal: true });
    lines.on("SIGINT", () => process.exit(130));
    // The end of input (Ctrl-D) is an answer too: nothing.
    const end = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
    try {
      return await Promise.race([lines.question(isSecret ? "" : question).catch(() => ""), end]);
    } finally {
      lines.close();
      if (isSecret) process.stderr.write("\n");
    }
  },
  async everything() {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString("utf8");
  },
};
