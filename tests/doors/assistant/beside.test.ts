import { beforeAll, expect, it } from "vitest";
import { ask } from "@/tests/support/ask";
import { type Person, signIn } from "@/tests/support/people";

/** What stands beside an answer: the other figures of a record, of a list and of a measure; and both answers where two are as likely. */

let person: Person;
beforeAll(async () => {
  person = await signIn("demo@cellier.test", "Demo-cellier-2026");
});

it.each([
  ["il reste combien de garbure ?", "fr", /en stock \d+\spièces, réservé \d+\spièces?, bloqué \d+\spièces?, disponible \d+\spièces?/],
  [
    "how many invoices are more than 90 days overdue",
    "en",
    /^\d+ invoices .*: total incl\. tax [\d\s]+,\d\d\s€, still due [\d\s]+,\d\d\s€/,
  ],
  ["combien de commandes annulées cette année et pour quel montant", "fr", /^\d+ commandes .*: total TTC [\d\s]+,\d\d\s€/],
  ["how many jars of apricot jam did we make this year", "en", /Batches made: \d+\nQuantity lost: /],
  ["has Sud Croisières paid?", "en", /Due from clients incl\. tax: [\d\s]+,\d\d\s€/],
] as const)("%s", async (message, language, expected) => {
  expect((await ask(person, { message }, language)).response).toMatch(expected);
});

it("prices are those of the kind of client that is said, by any of its names", async () => {
  for (const message of ["prix rillettes canard resto ?", "les rillettes de canard se vendent combien aux restaurants"])
    expect((await ask(person, { message })).response).toMatch(/Prix par catégorie de clients[\s\S]*Restaurateur : prix HT/);
});

it("words that rows are called by narrow a list, though it is asked with them", async () => {
  const { response } = await ask(person, { message: "qui a été formé à l'hygiène" });
  const [head, ...rows] = response.split("\n");
  expect(head).toContain("« hygiene »");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !/hygiène/i.test(row))).toEqual([]);
});

it("numbers in letters choose how many, and a number without a unit bounds a quantity", async () => {
  const oldest = await ask(person, { message: "three oldest unpaid invoices" }, "en");
  expect(oldest.response.split("\n").filter((line) => line.startsWith("• "))).toHaveLength(3);
  const few = await ask(person, { message: "moins de 20 en stock, quels produits" });
  expect(few.response).toMatch(/en stock < 20/);
});

it("of two readings that are as likely, both are answered, and either can be chosen", async () => {
  const { response, choices = [] } = await ask(person, { message: "combien de confitures d'abricots vendues en octobre et pour combien" });
  expect(response).toMatch(/[\d\s]+,\d\d\s€/);
  expect(response).toMatch(/\d+\spièces/);
  expect(choices.length).not.toBe(1);
});

it("a question of a lot with its number orders no change", async () => {
  const { response, proposals = [] } = await ask(person, { message: "est-ce que le lot LOT-2026-1071 est libéré" });
  expect(proposals).toEqual([]);
  expect(response).toMatch(/^LOT-2026-1071 : .*état Bloqué/);
});
