import { expect, it } from "vitest";
import { outlineOf } from "@/cli/catalogue/describe";
import { Stop } from "@/cli/exit-codes";
import { inputOf } from "@/cli/flags";
import { translatorFor } from "@/cli/translator";
import { kebab, nameOf } from "@/worker/core/contract/operation";
import { operations } from "@/worker/modules/contracts";
import { registerModules } from "../support/registry";

/** `null` clears a field that may be empty, and is refused by name where it may not: it is never what stands there. */

registerModules("en");
const translator = translatorFor("en", {});
const updates = operations.filter((operation) => nameOf(operation).verb === "update" && operation.kind === "command");
const fields = updates.flatMap((operation) =>
  Object.keys(operation.input.shape)
    .filter((field) => field !== "id")
    .map((field) => [`${operation.id} ${field}`, operation, field] as const),
);

it.each(fields)("%s", (_, operation, field) => {
  const outline = outlineOf(operation);
  const schema = operation.input.shape[field];
  let sent: unknown;
  try {
    sent = inputOf(outline, { [field]: "null" }, translator)[field];
  } catch (error) {
    expect(error).toBeInstanceOf(Stop);
    expect(String(error)).toContain(`--${kebab(field)} cannot be cleared`);
    expect(schema?.safeParse(null).success).toBe(false);
    return;
  }
  expect([null, "", []]).toContainEqual(sent);
  // A list that needs an entry is refused by the service, under its name.
  if (!Array.isArray(sent)) expect(schema?.safeParse(sent).success).toBe(true);
});

it("may be looked for", () => {
  const list = operations.find(({ id }) => id === "clients.list");
  if (!list) throw new Error("no list of clients");
  expect(inputOf(outlineOf(list), { search: "null" }, translator)).toMatchObject({ search: "null" });
});
