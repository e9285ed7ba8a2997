import { Command } from "commander";
import { beforeAll, expect, it } from "vitest";
import { outlinesOf } from "@/cli/catalogue/describe";
import type { CommandContext } from "@/cli/command-context";
import { command, dress } from "@/cli/command-line";
import { requireFlagValues } from "@/cli/flag-values";
import { addModule } from "@/cli/module-commands";
import { addTools } from "@/cli/tools";
import { translatorFor } from "@/cli/translator";
import { modules } from "@/worker/modules/contracts";
import { registerModules } from "../support/registry";

/** A flag never takes another for its value, whatever the command. */

const translator = translatorFor("en", {});
const program = dress(new Command("cellier"), translator);
const context = { translator, terminal: { environment: {} } } as unknown as CommandContext;

beforeAll(() => {
  registerModules("en");
  addTools(program, context, ["papers", "alias"]);
  for (const [name, { operations, words }] of Object.entries(modules)) {
    const verbs = Object.keys(operations).map((verb) => verb.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`));
    const module = { operations: outlinesOf(operations), words: words.en };
    addModule(command(program, name, "", translator), name, module, context, verbs);
  }
});

/** Every command that has none inside it, with the words that name it. */
function leaves(target: Command, path: string[] = []): { target: Command; path: string[] }[] {
  if (!target.commands.length) return [{ target, path }];
  return target.commands.flatMap((inner) => leaves(inner, [...path, inner.name()]));
}
const check = (...words: string[]) => requireFlagValues(program, ["node", "cellier", ...words], translator);

it("is refused at every command, by every flag that takes a value, before any other flag", () => {
  const untaken: string[] = [];
  let count = 0;
  for (const { target, path } of leaves(program)) {
    const names = target.options.flatMap(({ long, short }) => [long, short].filter((name) => name !== undefined));
    for (const option of target.options.filter(({ required }) => required))
      for (const flag of [option.long, option.short].filter((name) => name !== undefined))
        for (const next of [...names, "--unknown", "--", "--json=sku"]) {
          count += 1;
          try {
            check(...path, flag, next);
            untaken.push([...path, flag, next].join(" "));
          } catch (error) {
            if (!String(error).includes(`${option.long} is empty`)) untaken.push(`${path.join(" ")} ${flag} ${next}: ${error}`);
          }
        }
  }
  expect(count).toBeGreaterThan(1_000);
  expect(untaken).toEqual([]);
});

it("is refused empty at every command, where it is the terminal's own: a script did not fill its variable", () => {
  const untaken: string[] = [];
  const fields = new Set<string>(
    Object.values(modules).flatMap(({ operations }) => Object.values(operations).flatMap(({ input }) => Object.keys(input.shape))),
  );
  let count = 0;
  for (const { target, path } of leaves(program))
    for (const option of target.options.filter((one) => one.required && !fields.has(one.attributeName())))
      for (const words of [[`${option.long}`, ""], [`${option.long}`, "  "], [`${option.long}=`]]) {
        count += 1;
        try {
          check(...path, ...words);
          untaken.push([...path, ...words].join(" "));
        } catch (error) {
          if (!String(error).includes(`${option.long} is empty`)) untaken.push(`${path.join(" ")}: ${error}`);
        }
      }
  expect(count).toBeGreaterThan(1_000);
  expect(untaken).toEqual([]);
  expect(() => check("clients", "create", "--company-name", "X", "--idempotency-key", "")).toThrow(
    "--idempotency-key is empty: give it a value",
  );
  // What empties a field is its operation's to say.
  expect(() => check("clients", "update", "CLI-0001", "--notes", "")).not.toThrow();
});

it("leaves alone what is a value, and what stands behind --", () => {
  for (const words of [
    ["clients", "update", "CLI-0001", "--notes=--dry-run"],
    ["clients", "update", "CLI-0001", "--notes", "-", "--json"],
    ["clients", "update", "CLI-0001", "--notes", "-5", "--yes"],
    ["clients", "create", "--each", "-"],
    ["clients", "list", "--json", "--all"],
    ["items", "update", "SEL", "--archived", "--yes"],
    ["__complete", "--", "clients", "update", "--notes", "--dry-run"],
  ])
    expect(check(...words).slice(2)).toEqual(words);
});
