import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { missingIn } from "../scripts/check/keys";

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

it("a text that no catalogue has is found where a screen asks for it", () => {
  const words = new Map([
    ["pages/items", ["open", "bulk.status"]],
    ["core", ["units.kg"]],
  ]);
  const problems = (expression: string) =>
    missingIn("app/a.tsx", words, `function A({ unit }) { const { t } = useWords("pages/items"); return <p>{${expression}}</p>; }`);
  const family = (start: string) => `t(\`${start}$\{unit}\`)`;
  for (const expression of ['t("open")', 't("core:units.kg")', family("core:units."), family("bulk."), 'other("gone")', "t(unit)"])
    expect(problems(expression), expression).toEqual([]);
  expect(problems('t("archive")')).toEqual(["app/a.tsx:1 asks for pages/items:archive"]);
  expect(problems('t(unit ? "open" : "shut")')).toEqual(["app/a.tsx:1 asks for pages/items:shut"]);
  expect(problems(family("core:sizes."))).toEqual(["app/a.tsx:1 asks for core:sizes.*"]);
});
