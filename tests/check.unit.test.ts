import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const check = (...names: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/check.ts", ...names], {
    encoding: "utf8",
    env: { ...process.env, LANG: "en", LC_ALL: "" },
  });
  return { status, lines: (stdout + stderr).trim().split("\n") };
};

it("npm run check runs the steps that are named, and no others", () => {
  const { status, lines } = check("sizes");
  expect(lines.filter((line) => !line.startsWith(" ")).map((line) => line.split(/\s/)[0])).toEqual(["sizes"]);
  expect([0, 1]).toContain(status);
});

it("npm run check says in one sentence which steps there are", () => {
  const { status, lines } = check("sizes", "colours");
  expect([status, lines]).toEqual([2, [expect.stringMatching(/^Nothing to check of that name: colours \(types, lint, arrows, .*\)$/)]]);
});
