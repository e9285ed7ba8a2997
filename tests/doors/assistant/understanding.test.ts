import { beforeAll, expect, it } from "vitest";
import { addDays, civilDate, formatDate, mondayOf } from "@/worker/core/figures/dates";
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
  expect(response).toMatch(/^Ventes facturées HT(?:, par mois)?, en oct.* : [\d\s]+,\d\d\s€/);
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

it("a word that narrows and that no row can be judged by is said, and nothing is counted without it", async () => {
  for (const [message, word] of [
    ["combien de fournisseurs équitables", "equitables"],
    ["commandes violettes", "violettes"],
  ]) {
    const { response } = await ask(person, { message });
    expect(response).toContain(`« ${word}`);
    expect(response).not.toMatch(/^\d+ /);
  }
});

it("orders that are called blocked are those on hold", async () => {
  const { response } = await ask(person, { message: "c'est quoi les commandes bloquées" });
  expect(response).toMatch(/^\d+ commandes? \(statut : En attente\)/);
});

it("what is planned is told to the end of the period, and a month beside another", async () => {
  const planned = await ask(person, { message: "quantity planned this week" }, "en");
  const sunday = formatDate(addDays(mondayOf(civilDate(Date.now())), 6), "en");
  expect(planned.response).toContain(`to ${sunday}`);
  const compared = await ask(person, { message: "turnover in October vs September" }, "en");
  expect(compared.response).toMatch(/^Sales invoiced excl\. tax, in Oct \d+.*: [\d\s]+,\d\d\s€ \(/);
});

it("a mean is of what has an amount", async () => {
  const { body } = await person.api("/api/items?kind=product&limit=100");
  const prices = (body.items as { price: string | null }[]).flatMap(({ price }) => (price === null ? [] : Number(price)));
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const { response } = await ask(person, { message: "average selling price of our products" }, "en");
  expect(Number(/([\d,.]+)\s€/.exec(response)?.[1]?.replace(",", "."))).toBeCloseTo(mean, 1);
});

it("what things are counted in, and a word that no record is called by, hide no name", async () => {
  for (const message of ["garbure, combien de pots ?", "pots de garbure", "zibule la garbure en stock"]) {
    const { response } = await ask(person, { message });
    expect(response).toContain("Garbure gasconne 720 g");
  }
  const { response } = await ask(person, { message: "zibule la garbure en stock" });
  expect(response).toMatch(/^Je ne comprends pas « zibule »/);
});

it("rows follow a word that is not understood; a number of rows without it is only offered", async () => {
  const listed = await ask(person, { message: "zibule des plans haccp" });
  expect(listed.response).toMatch(/« zibule »[\s\S]*Conserves/);
  const counted = await ask(person, { message: "combien de fournisseurs zibulés" });
  expect(counted.response).not.toMatch(/\d/);
  expect(counted.choices?.length).toBe(1);
});

it("a word that another list tells things apart by hides neither a record that is named nor a part of this list", async () => {
  const stock = await ask(person, { message: "reste quoi comme foie gras dispo a la vente" });
  expect(stock.response).toMatch(/« vente »[\s\S]*Foie gras de canard entier 180 g\s: en stock \d+\s/);
  const message = "A customer is asking where his parcel is, which deliveries have left but haven't been delivered yet?";
  expect((await ask(person, { message }, "en")).response).toMatch(/“customer”[\s\S]*\d+ deliveries \(status: Underway\)/);
});

it("none of what is named is no answer where hardly anybody would ask for it so", async () => {
  const carried = await ask(person, { message: "Combien de livraisons faites par Ducasse en octobre ?" });
  expect(carried.response).toMatch(/^[1-9]\d* livraisons? .*Transports Ducasse/);
  const needed = await ask(person, { message: "Pour toutes les commandes pas encore parties il me faut combien de terrine de campagne ?" });
  expect(needed.response).not.toMatch(/^(?:0 |Aucun)/);
});

it("who buys from us is a client, what is paid an invoice, and the margin of one product that of a piece", async () => {
  const bought = await ask(person, { message: "who bought the most foie gras from us this year" }, "en");
  expect(bought.response).toMatch(/Sales invoiced excl\. tax, by client, product: Foie gras/);
  const paid = await ask(person, { message: "est-ce que le café des allées a payé la 461" });
  expect(paid.response).toMatch(/^FA-\d{4}-0461 : .*reste dû/);
  const margin = await ask(person, { message: "marge sur le foie gras entier ?" });
  expect(margin.response).toMatch(/^Foie gras de canard entier 180 g : prix HT .*coût de revient .*marge/);
});

it("days that are compared with others, and nothing in what, are compared by what was sold", async () => {
  for (const [message, language, text] of [
    [
      "how does this november compare with november last year?",
      "en",
      /^Sales invoiced excl\. tax, in Nov \d+, beside: in Nov \d+: .*against/,
    ],
    ["novembre par rapport à octobre", "fr", /^Ventes facturées HT, par mois/],
  ] as const)
    expect((await ask(person, { message }, language)).response).toMatch(text);
});
