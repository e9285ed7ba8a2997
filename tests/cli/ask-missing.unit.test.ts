import { expect, it } from "vitest";
import { askMissing, untilTaken } from "@/cli/ask-missing";
import type { OperationOutline } from "@/cli/catalogue/outline";
import type { CommandContext } from "@/cli/command-context";
import { exitCodes, Stop } from "@/cli/exit-codes";
import { registerModule } from "@/cli/registry";
import { translatorFor } from "@/cli/translator";
import type { Shape } from "@/worker/core/contract/shape";

const of = (kind: Shape["kind"], more: Partial<Shape> = {}): Shape => ({ kind, options: [], names: [], fields: {}, ...more });
const outline = (id: string, kind: "query" | "command", input: Record<string, Shape>): OperationOutline => ({
  id,
  kind,
  risk: "reads",
  scope: "business",
  access: { role: "customer" },
  input: { shape: input },
  output: of("record"),
});
const words = { title: "", operations: {}, fields: {}, values: { kind: { retailer: "A shop", horeca: "A restaurant" } } };
registerModule("people", { words, operations: { show: outline("people.show", "query", { id: of("text") }) } });

/** A person who gives these answers, one after the other. */
function person(answers: string[]) {
  const lines: string[] = [];
  const chosen: string[][] = [];
  const client = {
    async call(_: OperationOutline, { id }: { id: string }) {
      if (id !== "CLI-1") throw new Stop("Nobody", exitCodes.notFound);
      return { id: "0-1" };
    },
  };
  const terminal = {
    isInteractive: true,
    ask: async () => answers.shift() ?? "",
    choose: async (_: string, __: string, choices: { value: string; label: string }[]) => {
      chosen.push(choices.map(({ label }) => label));
      const wanted = answers.shift();
      return choices.find(({ label }) => label === wanted)?.value ?? "";
    },
    aside: () => {},
    problem: (text: string) => lines.push(text),
  };
  return { lines, chosen, context: { client, terminal, translator: translatorFor("en", {}) } as unknown as CommandContext };
}

it("an answer that cannot be is told at once, and asked for again", async () => {
  const shape = {
    client: of("text", { names: ["people"] }),
    day: of("date"),
    kind: of("choice", { options: ["retailer", "horeca"] }),
    price: of("money"),
  };
  const { lines, context } = person(["CLI-9", "CLI-1", "31/13/2026", "31/10/2026", "A restaurant", "dear", "1,234.50"]);
  const { options } = await askMissing(context, outline("people.create", "command", shape), undefined, {});
  expect(options).toEqual({ client: "0-1", day: "2026-10-31", kind: "horeca", price: "1234.50" });
  expect(lines).toHaveLength(3);
});

it("nothing answered ends it, with nothing done", async () => {
  const { context } = person(["31/13/2026", ""]);
  const asking = askMissing(context, outline("people.create", "command", { day: of("date") }), undefined, {});
  await expect(asking).rejects.toMatchObject({ exitCode: exitCodes.declined });
});

it("one of several is picked by its words, yes or no too", async () => {
  const shape = { kind: of("choice", { options: ["retailer", "horeca"] }), isDue: of("boolean") };
  const { chosen, context } = person(["A shop", "no"]);
  const { options } = await askMissing(context, outline("people.create", "command", shape), undefined, {});
  expect(options).toEqual({ kind: "retailer", isDue: "false" });
  expect(chosen).toEqual([
    ["A shop", "A restaurant"],
    ["yes", "no"],
  ]);
  await expect(askMissing(person([]).context, outline("people.create", "command", shape), undefined, {})).rejects.toMatchObject({
    exitCode: exitCodes.declined,
  });
});

it("an answer that the service refuses is asked for again, alone; what was typed on the line is not", async () => {
  const made = outline("people.create", "command", { name: of("text"), day: of("date") });
  const { lines, context } = person(["Amaia", "2026-10-31", "2026-11-30"]);
  const taken: unknown[] = [];
  const run = async ({ options }: { options: object }) => {
    taken.push(options);
    if (taken.length === 1) throw new Stop("Refused", exitCodes.usage, ["--day: too early"], [{ field: "day", code: "early" }]);
  };
  await untilTaken(context, made, { id: undefined, options: {} }, run);
  expect(taken.at(-1)).toEqual({ name: "Amaia", day: "2026-11-30" });
  expect(lines).toEqual(["Refused", "  --day: too early"]);
  const typed = { name: "Amaia", day: "2026-10-31" };
  taken.length = 0;
  await expect(untilTaken(person([]).context, made, { id: undefined, options: typed }, run)).rejects.toMatchObject({ message: "Refused" });
});
