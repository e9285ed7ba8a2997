import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { beforeAll, expect, it } from "vitest";
import { outlineOf, outlinesOf } from "@/cli/catalogue/describe";
import { exampleOf } from "@/cli/catalogue/examples";
import type { CommandContext } from "@/cli/command-context";
import { command, dress } from "@/cli/command-line";
import { exampleLine } from "@/cli/example-lines";
import { fileArguments } from "@/cli/file-arguments";
import { addModule } from "@/cli/module-commands";
import { translatorFor } from "@/cli/translator";
import { fieldsOf } from "@/worker/core/contract/schema";
import { kebab, nameOf, type Operation } from "@/worker/core/contract/operation";
import { modules, operations } from "@/worker/modules/contracts";
import { registerModules } from "../support/registry";
import { wordsOf } from "../support/shell-words";

/** What stands in each help as an example is a line that the terminal takes and the service understands. */

const folder = mkdtempSync(join(tmpdir(), "cellier-examples-"));
const someId = "019b8b74-1802-7084-88ae-1e646eb5b519";
const translator = translatorFor("fr", {});

beforeAll(() => {
  registerModules("fr");
  for (const { example } of Object.values(fileArguments)) writeFileSync(join(folder, example), "%PDF-1.4\n%%EOF");
});

/** What a shell would put in for what it is to fill in, and files by where they are. */
function filledIn(word: string): string {
  if (word.startsWith("$(cellier")) return word.includes("join(") ? `${someId},${someId}` : someId;
  return Object.values(fileArguments).some(({ example }) => example === word) ? join(folder, word) : word;
}

/** What the terminal would send for a line. @throws what it says where it does not take it */
async function sentFor(operation: Operation, line: string, name: string | undefined): Promise<unknown> {
  const { module } = nameOf(operation);
  let sent: unknown;
  const call = async ({ id }: { id: string }, input: unknown) => {
    if (id !== operation.id) return { id: name === "invoice" ? name : someId, version: 1, items: [{ id: someId, name }] };
    sent = input;
    return { items: [], id: someId };
  };
  const terminal = new Proxy({ isInteractive: false, screen: undefined }, { get: (own, name) => Reflect.get(own, name) ?? (() => {}) });
  const context = { client: { call }, terminal, translator } as unknown as CommandContext;
  const program = dress(new Command("cellier"), translator);
  const [, ...words] = wordsOf(line).map(filledIn);
  const own = modules[module];
  if (!own) throw new Error(`no module ${module}`);
  addModule(
    command(program, words[0] ?? "", "", translator),
    module,
    { operations: outlinesOf(own.operations), words: own.words.fr },
    context,
    words,
  );
  const typed = [...words, ...(operation.kind === "command" ? ["--yes"] : [])];
  // What is shown of the answer is not what is tested here.
  await program.parseAsync(typed, { from: "user" }).catch((error: unknown) => {
    if (sent === undefined) throw error;
  });
  return sent;
}

/** Rows and moments that a shell fills in: examples.test.ts runs them. */
const isFilledRows = (operation: Operation, [field, value]: [string, string]) =>
  value.startsWith("$(") && ["records", "instant"].includes(fieldsOf(operation.input)[field]?.kind ?? "");

it.each(operations.map((operation) => [operation.id, operation] as const))("%s", async (_, operation) => {
  const example = exampleOf(operation);
  if (Object.entries(example).some((field) => isFilledRows(operation, field))) return expect(operation.kind).toBe("command");
  const line = exampleLine(outlineOf(operation), "fr", example);
  const sent = await sentFor(operation, line, example.id);
  const judged = operation.input.safeParse(sent);
  expect(judged.error?.issues ?? [], `${line} ${JSON.stringify(sent)}`).toEqual([]);
});

it("leaves no bracket open to a shell: zsh takes it for a pattern of file names", () => {
  const open = /(?:-q|--jq) [^' ]*[[*?{]/;
  const lines = operations.map((operation) => exampleLine(outlineOf(operation), "fr", exampleOf(operation)));
  expect(lines.filter((line) => open.test(line))).toEqual([]);
  expect('cellier x show "$(cellier y list -q .items[0].id)"').toMatch(open);
});

it("fills in nothing by a flag that the command inside does not have", () => {
  const lines = operations.map((operation) => exampleLine(outlineOf(operation), "fr", exampleOf(operation)));
  const wrong = lines.flatMap((line) =>
    [...line.matchAll(/cellier ([a-z-]+) ([a-z-]+)([^()$]*)/g)].flatMap(([inner, module = "", verb = "", rest = ""]) => {
      const own = operations.find(({ id }) => kebab(id.replace(".", " ")) === `${module} ${verb}`);
      const flags = [...rest.matchAll(/ --?([a-zA-Z][a-z-]*)/g)].map(([, flag]) => (flag === "L" ? "limit" : flag));
      const known = ["q", "year", ...Object.keys(own?.input.shape ?? {}).map(kebab)];
      return flags.every((flag) => known.includes(flag ?? "")) ? [] : [inner];
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

it("speaks English in an English help, and never French beside names of the demo business", () => {
  const lines = operations.map((operation) => exampleLine(outlineOf(operation), "en", exampleOf(operation)));
  expect(lines.filter((line) => /Exemple|\b(?:contrat|facture|releves?|articles|fichier)\b[\w-]*\.\w+/.test(line))).toEqual([]);
});
