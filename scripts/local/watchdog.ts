import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Ends our children of this name should we die without a word (kill -9, a power cut of the terminal): a shell holds the
 * other end of a pipe, which closes with us. Resolves when one of them has ended, whoever ended it.
 */
export function endWithUs(name: string): Promise<void> {
  const pids = childrenNamed(name);
  const script = `cat >/dev/null; kill -9 ${pids.join(" ")} 2>/dev/null`;
  const shell = spawn("/bin/sh", ["-c", script], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  shell.unref();
  (shell.stdin as unknown as { unref?(): void })?.unref?.();
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (pids.every(isAlive)) return;
      clearInterval(look);
      resolve();
    }, 1_000).unref();
  });
}

/** Miniflare, whose children they are, does not tell when they have ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Linux tells in /proc, which needs no tool; elsewhere pgrep is part of the system. */
function childrenNamed(name: string): number[] {
  if (!existsSync("/proc/self/stat"))
    return execFileSync("pgrep", ["-P", String(process.pid), name], { encoding: "utf8" })
      .split("\n")
      .filter(Boolean)
      .map(Number);
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => isChildNamed(pid, name))
    .map(Number);
}

function isChildNamed(pid: string, name: string): boolean {
  try {
    const [, command, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return command === name && Number(parent) === process.pid;
  } catch {
    // It ended while we looked.
    return false;
  }
}
