import { beforeAll, describe, expect, it } from "vitest";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { ask } from "@/tests/support/ask";
import { newBusiness, type Person } from "@/tests/support/people";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";

let person: Person;

beforeAll(async () => {
  person = await newBusiness();
  await person.api("/api/bank/set-balance", { method: "POST", json: { balance: 1234.5 } });
  const rent = { type: "expense", category: "rent", description: "Loyer", amount: 900, rhythm: "monthly", nextOn: "2999-01-01" };
  await person.api("/api/treasury-plans", { method: "POST", json: rent });
});

it.each<[string, RegExp]>([
  ["quelle est ma trésorerie ?", /1\s?234,50\s€/],
  ["quand vais-je manquer d'argent ?", /1\s?234,50\s€/],
  ["qui est en retard de paiement ?", /^En retard de paiement TTC, par client, maintenant : 0,00\s€/],
  ["when do I run short?", /1\s?234,50\s€/],
  ["qu'est-ce qui est dû ?", /Loyer/],
  ["what is due?", /Loyer/],
  ["que dois-je payer ?", /Loyer/],
  ["what do I have to pay?", /Loyer/],
  ["qu'est-ce qui est en retard ?", /^(0|aucun)/i],
  ["what is late?", /^(no|none|nothing|0)/i],
  ["quand vais-je manquer d'argent ?", /^À découvert le/],
  ["when do I run short?", /^Overdrawn on/],
  ["what is my treasury?", /1\s?234,50\s€/],
  ["quand serai-je à découvert ?", /^À découvert le/],
  ["when do I run out of cash?", /1\s?234,50\s€/],
])("%s", async (message, answer) => {
  expect(await answerTo(person, message)).toMatch(answer);
});

/** What the assistant answers, in the language of the question. */
async function answerTo(asking: Person, message: string): Promise<string> {
  const { response } = await ask(asking, { message }, /[éèûô]|qu|me doit/.test(message) ? "fr" : "en");
  return response.replace(/[\u00a0\u202f]/g, " ");
}

describe("with a supplier to pay, a client who pays late and one who does not", () => {
  let shop: Awaited<ReturnType<typeof newShop>>;
  const today = civilDate(Date.now());
  const ago = (days: number) => addDays(today, -days);

  beforeAll(async () => {
    const billing = { category: "horeca", siret: "55208131766522", billingAddress: { street: "3 quai", postcode: "47000", city: "Agen" } };
    shop = await newShop({ ...billing, companyName: "Lambin" });
    const { made, post } = shop;
    await made(shop.api("/api/company", { method: "PATCH", json: sampleCompany }));
    const prompt = (await made<{ reference: string }>(post("/api/clients", { ...billing, companyName: "Prompt" }))).reference;
    const sell = async (client: string, issuedOn: string, paidOn?: string) => {
      const lines = [{ description: "Buffet", amount: { value: 1, unit: "piece" }, price: 20, vatRate: 20 }];
      const { id } = await made<{ id: string }>(post("/api/invoices", { client, lines, paymentTerms: "30_days" }));
      await made(post(`/api/invoices/${id}/send`, { issuedOn, mail: false }));
      if (paidOn) await made(post(`/api/invoices/${id}/mark-paid`, { paidOn }));
    };
    await sell(shop.client, ago(80), ago(40));
    await sell(prompt, ago(60), ago(55));
    await sell(shop.client, ago(50));
    await made(post("/api/suppliers", { name: "Moulin" }));
    const bill = { supplier: "Moulin", number: "F-1", issuedOn: today, dueOn: addDays(today, 10) };
    const { id } = await made<{ id: string }>(
      post("/api/supplier-invoices", { ...bill, lines: [{ description: "Farine", price: 100, vatRate: 5.5 }] }),
    );
    await made(post(`/api/supplier-invoices/${id}/book`));
  });

  it.each<[string, RegExp]>([
    ["que dois-je payer ?", /^1 .*F-1 : Moulin, 105,50 €/s],
    ["what do I have to pay?", /^1 .*F-1: Moulin, 105,50 €/s],
    ["qu'est-ce qui est dû ?", /À encaisser : en retard 24,00 €.*total 24,00 €\nÀ payer : .*total 105,50 €/s],
    ["quelles factures sont à payer bientôt ?", /^1 .*Moulin/s],
    ["which invoices are to be paid soon?", /^1 .*Moulin/s],
    ["qu'est-ce que je dois payer aujourd'hui ?", /^(0|aucun)/i],
    ["quelles factures fournisseurs sont en retard ?", /^(0|aucun)/i],
    ["quelles relances dois-je envoyer ?", /^1 .*Lambin/s],
    ["which reminders should I send?", /^1 .*Lambin/s],
    ["qui paie en retard, quels clients ?", /: 24,00 €\n• Lambin : 24,00 €/],
    ["which customers pay late?", /: 24,00 €\n• Lambin: 24,00 €/],
    ["quel client paie le plus tard ?", /Lambin\D+40.*Prompt\D+5/s],
    ["which client pays latest?", /Lambin\D+40.*Prompt\D+5/s],
    ["combien me doit-on ?", /24,00 €/],
    ["how much am I owed?", /24,00 €/],
  ])("%s", async (message, answer) => {
    expect(await answerTo(shop.person, message)).toMatch(answer);
  });

  // Not understood yet by the model that was taught; whoever mends one moves it up.
  it.fails.each<[string, RegExp]>([["what is late?", /To receive: late 24,00 €.*To pay: late 0,00 €/s]])("%s", async (message, answer) => {
    expect(await answerTo(shop.person, message)).toMatch(answer);
  });
});
