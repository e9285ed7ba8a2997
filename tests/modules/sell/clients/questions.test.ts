import { beforeAll, expect, it } from "vitest";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { ask } from "@/tests/support/ask";
import { newBusiness, type Person } from "@/tests/support/people";

let cook: Person;
const tomorrow = addDays(civilDate(Date.now()), 1);

beforeAll(async () => {
  cook = await newBusiness();
  const post = (path: string, json: object = {}) => cook.api(path, { method: "POST", json });
  const at = (postcode: string, city: string) => ({ street: "3 quai des Tests", postcode, city, country: "FR" });
  const clients = [
    { companyName: "Halles Fines", category: "retailer", billingAddress: at("33000", "Bordeaux") },
    { companyName: "Bistrot de Bordeaux", category: "horeca", billingAddress: at("47000", "Agen") },
    { companyName: "Cave du Quai", category: "horeca", billingAddress: at("33520", "Bruges") },
  ];
  const created = [];
  for (const client of clients) created.push((await post("/api/clients", client)).body);
  await post("/api/suppliers", { name: "Moulin de Barbaste", address: at("47230", "Barbaste") });
  const goods = [
    { name: "Sel gris", sku: "SEL", kind: "ingredient", unit: "kg", price: 2.4, cost: 0.9 },
    { name: "Eau de source", sku: "EAU", kind: "ingredient", unit: "l", cost: 0.1 },
    { name: "Miel", sku: "MIE", kind: "ingredient", unit: "kg", cost: 9 },
    { name: "Terrine", sku: "TER", kind: "product", unit: "piece", price: 10, vatRate: 5.5 },
  ];
  for (const item of goods) await post("/api/items", item);
  for (const count of [1, 2]) {
    const lines = [{ item: "TER", amount: { value: count, unit: "piece" } }];
    const { body } = await post("/api/orders", { client: created[0]?.reference, dueOn: tomorrow, lines });
    if (count === 2) await post(`/api/orders/${body.id}/cancel`, { version: body.version });
  }
});

it.each<[string, RegExp]>([
  ["clients en Gironde", /^2 clients \(Gironde\)\.\n• Cave du Quai ?: .*\n• Halles Fines ?: .*$/],
  ["which clients are in Gironde?", /^2 clients \(Gironde\)\.\n• Cave du Quai ?: .*\n• Halles Fines ?: .*$/],
  ["clients à Bordeaux", /^1 client \(Bordeaux\)\.\n• Halles Fines ?: Bordeaux.*$/],
  ["clients in Bordeaux", /^1 client \(Bordeaux\)\.\n• Halles Fines ?: Bordeaux.*$/],
  ["combien de restaurants dans le Lot-et-Garonne ?", /^1 restaurateur \(Lot-et-Garonne\)\.\n• .*$/],
  ["suppliers near Barbaste", /^1 supplier \(Barbaste\)\.\n• Moulin de Barbaste: .*$/],
  ["fournisseurs dans le Lot-et-Garonne", /^1 fournisseur \(Lot-et-Garonne\)/],
  ["ingrédient le moins cher", /^• Eau de source : Actif, coût HT 0,10\s€ \/ l$/],
  ["cheapest ingredient", /^• Eau de source: Active, cost excl\. tax 0,10\s€ \/ l$/],
  ["combien de détaillants et de restaurateurs avons-nous ?", /^3 clients/],
  ["quels produits n'ont pas de recette ?", /^(?!\d)/],
  ["chiffre d'affaires par produit", /^Ventes facturées HT, par produit, du .* : 0,00\s€\n/],
  ["revenue by product", /^Sales invoiced excl\. tax, by product, from .*: 0,00\s€\n/],
  ["total des commandes pour demain", /^1 commande \(.*statut : sauf annulée\) : total TTC 10,55\s€\.$/],
  ["taux de TVA par défaut", /^(?:Je n|Que voulez-vous)/],
  ["TVA du mois dernier", /^(?! : )/],
])("%s", async (message, answer) => {
  const language = /^(?:which|clients in|suppliers|cheapest|total of|revenue|export my)/.test(message) ? "en" : "fr";
  expect((await ask(cook, { message }, language)).response).toMatch(answer);
});

// Not understood yet by the model that was taught; whoever mends one moves it up.
it.fails.each<[string, RegExp]>([
  ["total of orders due tomorrow", /^1 order \(.*status: except cancelled\): total incl\. tax 10,55\s€\.$/],
  ["combien de clients ont payé ce mois-ci ?", /^Je n'ai pas compris/],
  ["exporte mes recettes", /^Je n'ai pas de fichier à télécharger pour : Recettes\.\n.*\/customer\/recipes\n.*Clients/],
  ["export my recipes", /^I have no file to download for: Recipes\.\n.*\/customer\/recipes\n.*Clients/],
])("%s", async (message, answer) => {
  const language = /^(?:which|clients in|suppliers|cheapest|total of|revenue|export my)/.test(message) ? "en" : "fr";
  expect((await ask(cook, { message }, language)).response).toMatch(answer);
});
