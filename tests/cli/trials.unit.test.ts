import { expect, it } from "vitest";
import { outlineOf } from "@/cli/catalogue/describe";
import { changesText } from "@/cli/output/changes";
import type { Row } from "@/cli/output/show";
import { translatorFor } from "@/cli/translator";
import type { Shape } from "@/worker/core/contract/shape";
import { items } from "@/worker/modules/catalogue/items/contract";
import { modules } from "@/worker/modules/contracts";
import { registerModules } from "../support/registry";

const commands = Object.values(modules).flatMap(({ operations }) =>
  Object.values(operations)
    .filter(({ kind }) => kind === "command")
    .map(outlineOf)
    .filter(({ output }) => "id" in output.fields),
);
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/;

/** A value in the exchange form in which every identifier is one; another time, another. */
function sampleOf(field: string, shape: Shape, time: number): unknown {
  const { kind, fields, options } = shape;
  const inside = () => Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, sampleOf(name, inner, time)]));
  if (/^id$|Ids?$/.test(field)) return `0199c1f0-0000-7000-8000-00000000000${field === "id" ? 0 : time}`;
  if (kind === "record") return inside();
  if (kind === "records") return [inside()];
  if (kind === "other") return { about: "x", recordId: `0199c1f0-0000-7000-8000-00000000000${time}` };
  if (kind === "quantity") return { value: time, unit: "piece" };
  if (kind === "choice") return options[time % options.length];
  if (kind === "choices" || kind === "texts") return [options[0] ?? `Port ${time}`];
  if (kind === "boolean") return time === 1;
  if (kind === "date") return `2026-11-2${time}`;
  if (kind === "instant") return `2026-11-2${time}T09:00:00.000Z`;
  return kind === "text" ? `Port ${time}` : time;
}

it.each(commands.map((command) => [command.id, command] as const))("%s: its trial names records, and gives no identifier", (_, command) => {
  registerModules("fr");
  const record = (time: number) => sampleOf("", { ...command.output, kind: "record" }, time) as Row;
  const text = changesText(command, record(1), record(2), translatorFor("fr", {}), true);
  expect(text).not.toMatch(UUID);
  expect(text).not.toBe("");
});

it("says what would be done where another record without a name here takes the place of one", () => {
  registerModules("fr");
  const command = outlineOf(items.update);
  const text = changesText(command, { name: "Sel", recipeId: "a" }, { name: "Sel", recipeId: "b" }, translatorFor("fr", {}), true);
  expect(text).toMatch(/: Sel$/);
});

it.each(commands.map((command) => [command.id, command] as const))("%s: its trial says whether anything would change", (_, command) => {
  registerModules("fr");
  const translator = translatorFor("fr", {});
  const same = translator.say("dryRun.same");
  const record = sampleOf("", { ...command.output, kind: "record" }, 1) as Row;
  const hidden = { id: record.id };
  expect(changesText(command, record, record, translator, false)).toBe(same);
  for (const before of [record, hidden]) {
    const text = changesText(command, before, record, translator, true);
    expect(text).not.toContain(same);
    expect(text).not.toMatch(UUID);
    expect(text).not.toBe("");
  }
});
