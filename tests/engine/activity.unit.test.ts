import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "@/worker/core/language";
import { activityText } from "@/worker/engine/activity";
import { modules } from "@/worker/modules/contracts";

const words = Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module.words]));
const sources = readdirSync("worker/modules", { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".ts") && !path.endsWith("contract.ts"),
);

/** The commands that the product gives itself: declared beside the code that calls them, in no contract. */
const own = sources.flatMap((path) => {
  const [, module, body = ""] = /defineModule\("(\w+)",([\s\S]*?)\n?\}\);/.exec(readFileSync(join("worker/modules", path), "utf8")) ?? [];
  return [...body.matchAll(/(\w+): (?:command\(|step\b)/g)].map(([, verb]) => `${module}.${verb}`);
});

it("finds what the product does by itself", () => {
  expect(own).toContain("signatures.complete");
  expect(own).toContain("paperBundles.giveUp");
});

it.each(languages)("says in words whatever was done, by people or by itself: %s", (language) => {
  const operations = Object.values(modules).flatMap((module) => Object.values(module.operations).map(({ id }) => id));
  expect([...operations, ...own].filter((id) => activityText(words, id, language) === id)).toEqual([]);
});
