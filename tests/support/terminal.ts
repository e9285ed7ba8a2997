import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Person } from "./people";
import { running } from "./running";

export interface Output {
  code: number | null;
  out: string;
  aside: string;
}

/** A shell of one person, with a home of its own: runs the bundled program as they would. */
export function newShell(environment: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), "cellier-cli-"));
  const run = (line: string[], input = ""): Promise<Output> => {
    const env = { PATH: process.env.PATH, LANG: "fr_FR.UTF-8", CELLIER_HOME: home, ...environment };
    const child = spawn(process.execPath, [resolve("dist/cli/cellier.mjs"), ...line], { cwd: home, env: env as NodeJS.ProcessEnv });
    const output: Output = { code: null, out: "", aside: "" };
    child.stdout.on("data", (text) => {
      output.out += text;
    });
    child.stderr.on("data", (text) => {
      output.aside += text;
    });
    child.stdin.end(input);
    return new Promise((resolve) => child.on("close", (code) => resolve({ ...output, code })));
  };
  const signIn = ({ email, password }: Pick<Person, "email" | "password">) =>
    run(["login", "--api", running("CELLIER_TEST_URL"), "--email", email, "--password-stdin"], `${password}\n`);
  return { run, signIn, home };
}
