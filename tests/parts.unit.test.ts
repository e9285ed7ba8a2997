import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const root = mkdtempSync(join(tmpdir(), "cellier-parts-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a line of code with scripts/parts.mjs, in a folder of its own. */
function run(code: string): string {
  const script = `import { isFresh, record } from ${JSON.stringify(resolve("scripts/parts.mjs"))};\n${code}`;
  return execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: root, encoding: "utf8" });
}

const isFresh = () => run('process.stdout.write(String(isFresh("terminal")))') === "true";
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe("a part", () => {
  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    write("cli/main.ts", "one");
    write("words/words.fr.ts", "un");
    write("docs/note.md", "read by nobody");
    write("node_modules/zod/index.js", "as the lock file says");
    write("dist/cli/cellier.mjs", "built");
    run('record("terminal", ["cli/main.ts", "words/", "node_modules/zod/index.js"], Date.now() + 1)');
  });

  it("stays as it is while what it was built from does", () => {
    write("docs/note.md", "changed");
    write("words/words.fr.ts", "deux");
    write("node_modules/zod/index.js", "changed");
    write("cli/main.ts", "one");
    expect(isFresh()).toBe(true);
    expect(Object.keys(JSON.parse(readFileSync(join(root, "dist/inputs/terminal.json"), "utf8")))).toEqual(["cli/main.ts", "words/"]);
  });

  it("is built again when one of these has changed or gone, or when it is gone itself", () => {
    const changes = [
      () => write("cli/main.ts", "two"),
      () => rmSync(join(root, "cli/main.ts")),
      () => write("words/words.en.ts", "a new name in a folder that is read by names"),
      () => rmSync(join(root, "dist/cli/cellier.mjs")),
    ];
    for (const change of changes) {
      run('record("terminal", ["cli/main.ts", "words/"], Date.now() + 1)');
      expect(isFresh()).toBe(true);
      change();
      expect(isFresh()).toBe(false);
      write("cli/main.ts", "one");
      write("dist/cli/cellier.mjs", "built");
    }
  });

  it("is built again when a file was changed while it was built", () => {
    run('record("terminal", ["cli/main.ts"], 0)');
    expect(isFresh()).toBe(false);
  });
});
