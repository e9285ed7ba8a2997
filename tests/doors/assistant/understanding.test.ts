import { beforeAll, expect, it } from "vitest";
import { ask } from "@/tests/support/ask";
import { type Person, signIn } from "@/tests/support/people";

/** What the embedded assistant does with words that it does not know, and with the question before. */

let person: Person;
beforeAll(async () => {
  person = await signIn("demo@cellier.test", "Demo-cellier-2026");
});

it("a question goes on from the one before, with its days, names and filters", async () => {
  const before = "combien j'ai dépensé en salaires en septembre ?";
  const { response } = await ask(person, { message: "et en octobre ?", context: { before } });
  expect(response).toMatch(/Dépenses TTC, .* : Salaires, en oct/);
});

it("a name that nothing has is said, and never answered with the figure of everything", async () => {
  for (const message of ["chiffre d'affaires du client Zorglub", "combien de zibulettes ai-je vendues en octobre ?"]) {
    const { response } = await ask(person, { message });
    expect(response).toMatch(/Je ne comprends pas « (?:.*zorglub|.*zibulettes)/);
    expect(response).not.toMatch(/\d €/);
  }
});

it("what it understands without a word is offered, and answered when it is chosen", async () => {
  const first = await ask(person, { message: "chiffre d'affaires de Zorglub en octobre" });
  const [choice] = first.choices ?? [];
  expect(choice?.reading).toMatch(/^salesInvoiced/);
  const { response } = await ask(person, { message: choice?.message, context: { reading: choice?.reading } });
  expect(response).toMatch(/^Ventes facturées HT, en oct.* : [\d\s]+,\d\d\s€/);
});

it("a reading that nobody knows, or that the person may not ask, is none", async () => {
  for (const reading of ["nothing.atAll", "businesses.list", "__proto__", "salesInvoiced~nobody"]) {
    const { status, response } = await ask(person, { message: "combien ?", context: { reading } });
    expect([reading, status]).toEqual([reading, 200]);
    expect(response).not.toMatch(/\d €/);
  }
});

it("slips, shortenings and missing accents are read as what was meant", async () => {
  const { response } = await ask(person, { message: "cb jai depense en energie depui janvier" });
  expect(response).toMatch(/Dépenses TTC, .* : Énergie/);
});
