import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { audit } from "@/db/kernel";
import { users } from "@/db/platform";
import { fileArguments } from "@/cli/file-arguments";
import { kebab, nameOf, type Operation } from "@/worker/core/contract/operation";
import { isSheet } from "@/worker/core/contract/printing";
import { operations } from "@/worker/modules/contracts";
import type { Maker } from "../support/in-process";
import { newBusiness } from "../support/people";
import { databases } from "../support/platform";
import { inputFor } from "../support/records";
import { newSampleMaker } from "../support/sample-maker";
import { newShell } from "../support/terminal";
import { Chance } from "../support/variety/chance";

/** A command that is sent twice under one key of the person's own acts once, and answers the same both times. */

type Fields = Record<string, unknown>;

const shell = newShell();
let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
  const other = await newBusiness();
  const [row] = await databases.platform.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.email, other.email));
  await databases.platform
    .update(users)
    .set({ passwordHash: String(row?.passwordHash) })
    .where(eq(users.id, maker.userId));
  const email = `essai-${maker.userId}@cellier.test`;
  expect((await shell.signIn({ email, password: other.password })).code).toBe(0);
});

/** Commands about a record: the terminal looks that up, and adds the version it has by then. */
const all = operations.filter(
  (operation) =>
    operation.kind === "command" &&
    "id" in operation.input.shape &&
    /customer|member/.test(operation.access.role) &&
    operation.scope !== "linked" &&
    !isSheet(operation),
);
/** How many are tried at a run: all of them with CELLIER_HISTORIES. */
const some = new Chance(Number(process.env.CELLIER_SEED) || 17).shuffled(all).slice(0, Number(process.env.CELLIER_HISTORIES) || 36);

/** Why the terminal's owner cannot do these here. */
const elsewhere: Record<string, string> = {
  "billing.payDue": "no card has refused a period",
  "appointments.confirm": "its link was used",
  "reminders.send": "its client is late with an invoice of an earlier day than those that other commands send here",
};

/** An input as one types it. */
function typed(operation: Operation, { id, ...fields }: Fields): string[] {
  const { module, verb } = nameOf(operation);
  const file = fileArguments[operation.id];
  const own = file ? [join(shell.home, file.example)] : [];
  if (file) writeFileSync(own[0] ?? "", Buffer.from(String(fields.content), "base64"));
  const flags = Object.entries(fields).filter(([field, value]) => !file?.fields.includes(field) && value !== null);
  return [
    kebab(module),
    kebab(verb),
    String(id),
    ...own,
    ...flags.map(([field, value]) => `--${kebab(field)}${value === true ? "" : `=${textOf(value)}`}`),
  ];
}

function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) return value.join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const traces = async ({ id, scope }: Operation) => {
  const db = scope === "platform" ? databases.platform : maker.db;
  return (await db.select({ id: audit.id }).from(audit).where(eq(audit.operation, id))).length;
};

describe.each(some.map((operation) => [operation.id, operation] as const))("%s", (id, operation) => {
  it.skipIf(id in elsewhere)("acts once for each key, and answers the same", { timeout: 60_000 }, async () => {
    const line = [...typed(operation, await inputFor(maker, operation)), "--yes", "--json", "--idempotency-key", crypto.randomUUID()];
    const before = await traces(operation);
    const first = await shell.run(line);
    expect(first.code, `${line.join(" ")}: ${first.aside}`).toBe(0);
    const between = await traces(operation);
    const again = await shell.run(line);
    expect([again.code, again.out, again.aside]).toEqual([0, first.out, first.aside]);
    const isAlone = operation.scope !== "platform";
    if (isAlone) expect([between >= before, await traces(operation)]).toEqual([true, between]);
  });
});

describe("a key of one's own", () => {
  const add = async (sku: string) => expect((await shell.run(["items", "create", "--name", `Fiche ${sku}`, "--sku", sku])).code).toBe(0);

  it("is refused for another value, another record, and another version", async () => {
    await add("CLE-1");
    await add("CLE-2");
    const change = (id: string, ...flags: string[]) => shell.run(["items", "update", id, "--idempotency-key", "clé", ...flags]);
    expect((await change("CLE-1", "--price", "5")).code).toBe(0);
    for (const [id, ...flags] of [
      ["CLE-1", "--price", "6"],
      ["CLE-2", "--price", "5"],
      ["CLE-1", "--price", "5", "--version", "2"],
    ] as const)
      expect(await change(id, ...flags)).toMatchObject({ code: 2, aside: expect.stringContaining("clé d'idempotence") });
    expect((await change("CLE-1", "--price", "5")).code).toBe(0);
  });

  it("stands for what was named, though it bears another name since, or is no more", async () => {
    await add("CLE-3");
    const rename = ["items", "update", "Fiche CLE-3", "--name", "Autre nom", "--json", "--idempotency-key", "renommer"];
    const renamed = await shell.run(rename);
    expect([renamed.code, await shell.run(rename)]).toEqual([0, renamed]);
    const spent = await shell.run([
      "treasury",
      "create",
      "--type",
      "expense",
      "--category",
      "energy",
      "--amount",
      "120",
      "--description",
      "Gaz",
      "--json",
    ]);
    const remove = ["treasury", "remove", JSON.parse(spent.out).id, "--yes", "--json", "--idempotency-key", "ôter"];
    const removed = await shell.run(remove);
    expect([removed.code, await shell.run(remove)]).toEqual([0, removed]);
    expect((await shell.run([...remove.slice(0, -1), "autre"])).code).toBe(5);
  });

  it("makes a file of changes be done once", async () => {
    await add("CLE-4");
    await add("CLE-5");
    const many = ["items", "update", "--each", "-", "--json=sku,price,version", "--idempotency-key", "prix"];
    const lines = '{"id":"CLE-4","price":7}\n{"id":"Fiche CLE-5","price":8}\n';
    const first = await shell.run(many, lines);
    expect([first.code, first.out]).toEqual([0, '{"sku":"CLE-4","price":7,"version":2}\n{"sku":"CLE-5","price":8,"version":2}\n']);
    expect(await shell.run(many, lines)).toEqual(first);
  });
});
