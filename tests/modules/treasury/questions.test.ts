import { beforeAll, expect, it } from "vitest";
import { ask } from "../../support/ask";
import { newBusiness, type Person } from "../../support/people";

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
  ["qui est en retard de paiement ?", /^(0|aucun)/i],
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
])("%s", async (message, answer) => {
  const { response } = (await ask(person, { message }, /[éèû]|qu/.test(message) ? "fr" : "en")) as { response: string };
  expect(response.replace(/[\u00a0\u202f]/g, " ")).toMatch(answer);
});
