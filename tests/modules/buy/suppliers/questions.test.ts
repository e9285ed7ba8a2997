import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { newBusiness, type Person } from "@/tests/support/people";

let cook: Person;
const years = (count: number) => `${Number(today.slice(0, 4)) + count}-06-30`;

beforeAll(async () => {
  cook = await newBusiness();
  const post = (path: string, json: object) => cook.api(path, { method: "POST", json });
  const organic = { name: "Agriculture biologique", expiresOn: today };
  await post("/api/suppliers", {
    name: "Laiterie du Lot",
    phone: "0553010203",
    certificates: [{ name: "IFS", expiresOn: years(-2) }, organic],
  });
  await post("/api/suppliers", { name: "Moulin de Barbaste", leadTimeDays: 4, certificates: [{ name: "IFS", expiresOn: years(2) }] });
  await post("/api/suppliers", { name: "Transports Ducasse", type: "service_provider" });
  await post("/api/items", { name: "Beurre doux", sku: "BEU", kind: "ingredient", unit: "kg" });
  for (const [supplier, price] of [
    ["Laiterie du Lot", 84],
    ["Moulin de Barbaste", 81],
  ]) {
    await post("/api/tariffs", { item: "BEU", supplier, price, pack: { value: 10, unit: "kg" } });
  }
});

it.each([
  ["quel est le fournisseur le moins cher pour le beurre ?", /^2 .*\n• Moulin de Barbaste : prix HT par unité 8,10\s€/],
  ["which supplier is the cheapest for butter?", /^2 .*\n• Moulin de Barbaste: price per unit excl\. tax 8,10\s€/],
  ["compare les tarifs du beurre doux", /Moulin de Barbaste.*8,10\s€(.|\n)*Laiterie du Lot.*8,40\s€/],
  ["compare les fournisseurs pour le beurre", /Moulin de Barbaste.*8,10\s€(.|\n)*Laiterie du Lot.*8,40\s€/],
  ["compare suppliers for butter", /Moulin de Barbaste.*8,10\s€(.|\n)*Laiterie du Lot.*8,40\s€/],
  ["qui me fournit le beurre ?", /^2 .*\n• Moulin de Barbaste : prix HT par unité 8,10\s€/],
  ["who is my biggest supplier?", /^Purchases invoiced excl\. tax, by supplier, .*: 0,00\s€/],
  ["préfère le tarif du beurre du Moulin de Barbaste", /Voici ce que je ferais/],
  ["préfère le tarif du beurre", /Plusieurs fiches[^Z]*Laiterie du Lot[^Z]*Moulin de Barbaste/],
  ["combien de fournisseurs ai-je ?", /^2 fournisseurs/],
  ["quels sont mes prestataires ?", /Transports Ducasse/],
  ["téléphone de la Laiterie du Lot ?", /Laiterie du Lot : téléphone \+33553010203/],
])("%s", async (message, answer) => {
  const { body } = await cook.api("/api/ai-assistant", { method: "POST", json: { message }, headers: { "accept-language": "fr" } });
  expect(body.response).toMatch(answer);
});

// Not understood yet by the model that was taught; whoever mends one moves it up.
it.fails.each<[string, RegExp]>([
  ["quels certificats se terminent ce mois-ci ?", /^1 fournisseur .*\n• Laiterie du Lot : fin de certificat/],
  ["which certificates end this month?", /^1 supplier .*\n• Laiterie du Lot: certificate ends/],
])("%s", async (message, answer) => {
  const { body } = await cook.api("/api/ai-assistant", { method: "POST", json: { message }, headers: { "accept-language": "fr" } });
  expect(body.response).toMatch(answer);
});

it("a tariff is proposed by what it ties", async () => {
  const message = "préfère le tarif du beurre du Moulin de Barbaste";
  const { body } = await cook.api("/api/ai-assistant", { method: "POST", json: { message }, headers: { "accept-language": "fr" } });
  expect(body.proposals).toMatchObject([
    { title: "Préférer un tarif", summary: expect.stringMatching(/^Beurre doux, Moulin de Barbaste, 8,10\s€$/) },
  ]);
});
