import { expect, it } from "vitest";
import { askMissing } from "@/cli/ask-missing";
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
const words = { title: "", operations: {}, fields: {} };
registerModule("people", { words, operations: { show: outline("people.show", "query", { id: of("text") }) } });

/** A person who gives these answers, one after the other. */
function person(answers: string[]) {
  const lines: string[] = [];
  const client = {
    async call(_: OperationOutline, { id }: { id: string }) {
      if (id !== "CLI-1") throw new Stop("Nobody", exitCodes.notFound);
      return { id: "0-1" };
    },
  };
  const terminal = {
    isInteractive: true,
    ask: async () => answers.shift() ?? "",
    aside: () => {},
    problem: (text: string) => lines.push(text),
  };
  return { lines, context: { client, terminal, translator: translatorFor("en", {}) } as unknown as CommandContext };
}

it("an answer that cannot be is told at once, and asked for again", async () => {
  const shape = {
    client: of("text", { names: ["people"] }),
    day: of("date"),
    kind: of("choice", { options: ["retailer", "horeca"] }),
    price: of("money"),
  };
  const { lines, context } = person(["CLI-9", "CLI-1", "31/13/2026", "31/10/2026", "shop", "horeca", "dear", "1,234.50"]);
  const { options } = await askMissing(context, outline("people.create", "command", shape), undefined, {});
  expect(options).toEqual({ client: "0-1", day: "2026-10-31", kind: "horeca", price: "1234.50" });
  expect(lines).toHaveLength(4);
});

it("nothing answered ends it, with nothing done", async () => {
  const { context } = person(["31/13/2026", ""]);
  const asking = askMissing(context, outline("people.create", "command", { day: of("date") }), undefined, {});
  await expect(asking).rejects.toMatchObject({ exitCode: exitCodes.declined });
});
