import { beforeAll, expect, it } from "vitest";
import { exampleOf } from "@/cli/catalogue/examples";
import { outlineOf } from "@/cli/catalogue/describe";
import { exampleLine } from "@/cli/example-lines";
import { operations } from "@/worker/modules/contracts";
import { wordsOf } from "../support/shell-words";
import { newShell } from "../support/terminal";

/** What stands in a help as an example, and reads, can be run in the demo business as it stands there. */

const shell = newShell();
beforeAll(async () => {
  await shell.signIn({ email: "demo@cellier.test", password: "Demo-cellier-2026" });
});

/** Examples of what the demo business has none of. */
const nothing: Record<string, string> = {
  "billing.creditNote": "nothing was paid back",
  "items.picture": "no item has a picture",
};

const FILLED = /^\$\(cellier (.+?)( \| paste -sd,)?\)$/;

/** A line with what a shell would put in; null where there is none of it. */
async function filledIn(line: string): Promise<string[] | null> {
  const words: string[] = [];
  for (const word of wordsOf(line).slice(1)) {
    const inner = FILLED.exec(word)?.[1];
    const value = inner === undefined ? word : (await shell.run(inner.split(" "))).out.trim().replaceAll("\n", ",");
    if (value === "" || value === "null") return null;
    words.push(value);
  }
  return words;
}

it("runs every example that reads", { timeout: 600_000 }, async () => {
  const reading = operations.filter(({ id, kind, access }) => kind === "query" && /customer|member/.test(access.role) && !nothing[id]);
  const faults: string[] = [];
  const runNext = async (): Promise<void> => {
    const operation = reading.pop();
    if (!operation) return;
    const line = exampleLine(outlineOf(operation), exampleOf(operation));
    const words = await filledIn(line);
    const { code, aside } = words ? await shell.run(words) : { code: 0, aside: "" };
    if (code !== 0) faults.push(`${code}: ${line}: ${aside.split("\n", 3).join(" ")}`);
    return runNext();
  };
  await Promise.all(Array.from({ length: 4 }, runNext));
  expect(faults).toEqual([]);
});
