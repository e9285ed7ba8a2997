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

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

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
    return new Promise((resolve, reject) =>
      child.on("close", (code) => {
        // Whatever is tried, what people read of it names records by what they are called.
        const isForPeople = line.includes("--dry-run") && !line.some((word) => /^--(?:json|jq|csv|each)/.test(word));
        if (isForPeople && UUID.test(output.out)) reject(new Error(`an identifier in the trial ${line.join(" ")}:\n${output.out}`));
        else resolve({ ...output, code });
      }),
    );
  };
  const signIn = ({ email, password }: Pick<Person, "email" | "password">) =>
    run(["login", "--api", running("CELLIER_TEST_URL"), "--email", email, "--password-stdin"], `${password}\n`);
  return { run, signIn, home };
}
