import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness, type Person } from "../support/people";
import { newShell } from "../support/terminal";

/** What is paid and what it opens, in a terminal. */

let shell: ReturnType<typeof newShell>;
let person: Person;
beforeAll(async () => {
  shell = newShell();
  person = await newBusiness({ plan: "core" });
  expect((await shell.signIn(person)).code).toBe(0);
});

const run = async (...line: string[]) => {
  return spaced(await shell.run(line));
};
/** As it stands on a screen. */
const seen = async (...line: string[]) => spaced(await newShell({ CELLIER_HOME: shell.home, CELLIER_FORCE_TTY: "200" }).run(line));
const spaced = ({ code, out, aside }: Awaited<ReturnType<typeof shell.run>>) => {
  return { code, out: out.replace(/[\u00a0\u202f]/g, " "), aside: aside.replace(/[\u00a0\u202f]/g, " ") };
};

describe("a subscription", () => {
  it.each([
    ["show", /^plan\tcore\n.*^status\ttrialing\n.*^daysLeft\t7\n/ms],
    ["usage", /^ordersPerMonth\t0\t\t0\t0$/m],
    ["plans", /^growth\t99\t1089\t.*finance.*\t50\t0$/m],
    ["invoices", /^$|^number\t/],
  ])("billing %s", async (verb, expected) =>
    expect(await run("billing", verb)).toMatchObject({ code: 0, out: expect.stringMatching(expected) }),
  );

  it("says which plan opens what is wanted, and what it would cost", async () => {
    expect((await run("billing", "plans", "--feature", "finance")).out).not.toMatch(/^core\t/m);
    expect(await seen("billing", "quote", "--plan", "growth")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Total TTC +118,80 €/),
    });
  });

  it("is chosen, and the address to pay at is printed", async () => {
    const { code, out } = await run("billing", "choose", "--plan", "growth");
    expect([code, out]).toEqual([0, expect.stringMatching(/http:\/\/\S+\/billing\/payments\/[\w-]+/)]);
  });
});

describe("credits", () => {
  it("are counted, and none is there", async () => {
    expect(await run("credits", "balance")).toMatchObject({ code: 0, out: expect.stringMatching(/^credits\t0$/m) });
    expect((await run("credits", "history")).code).toBe(0);
  });

  it("are bought at the address that is printed, each line excl. tax", async () => {
    const { code, out } = await seen("credits", "buy", "--credits", "6");
    expect(code).toBe(0);
    expect(out).toMatch(/Ligne +Quantité +Total HT/);
    expect(out).toMatch(/Total TTC +618,00 €/);
    const [, address = ""] = /Page de paiement +(\S+)/.exec(out) ?? [];
    expect(new URL(address).pathname).toMatch(/^\/billing\/payments\/[\w-]+$/);
    expect((await run("credits", "buy", "--credits", "-6")).code).toBe(2);
  });
});

it.each([
  ["fr", ["treasury", "list"], "l'offre Growth l'ouvre"],
  ["fr", ["clients", "export"], "l'offre Growth l'ouvre"],
  ["en", ["treasury", "list"], "the Growth plan"],
])("what the plan does not open ends with a code of its own and names the plan that does (%s, %j)", async (language, line, sentence) => {
  const { code, out, aside } = await run("--lang", language, ...line);
  expect([code, out]).toEqual([8, ""]);
  expect(aside).toContain(sentence);
});
