import { beforeAll, describe, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { ask } from "@/tests/support/ask";
import { sampleCompany } from "@/tests/support/sample";
import { newShop, type Ordered } from "@/tests/support/shop";
import { putLot } from "@/tests/support/stock";

let shop: Awaited<ReturnType<typeof newShop>>;
let sent: Ordered;
let invoice: { id: string; number: string };
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
const kilos = (value: number) => ({ value, unit: "kg" });

beforeAll(async () => {
  shop = await newShop({ companyName: "Garonne Saveurs", siret: "55208131766522", billingAddress: address, paymentTerms: "30_days" });
  const { made, post, move, order } = shop;
  await made(shop.api("/api/company", { method: "PATCH", json: sampleCompany }));
  const flour = await made<{ id: string }>(
    post("/api/items", { sku: "FAR", name: "Farine T55", kind: "ingredient", unit: "kg", cost: 0.9 }),
  );
  await made(post("/api/suppliers", { name: "Moulin" }));
  await made(post("/api/tariffs", { item: "FAR", supplier: "Moulin", price: 20, pack: kilos(25), packName: "sac" }));
  await made(post("/api/stock/FAR/set-minimum", { minimum: kilos(60) }));
  await putLot(shop.db, flour.id, { amount: 40_000_000, unitCost: 9_000, ddm: addDays(today, 10), number: "LOT-2026-9002" });
  await shop.jar("POT", { name: "Confiture de figues" });
  await shop.lay("POT", { number: "LOT-2026-9001", pieces: 50, dlc: today });
  await made(post("/api/stock/receive", { item: "FAR", amount: kilos(10), unitCost: 1, ddm: addDays(today, 200) }));
  await move((await order({ POT: 10 }, { dueOn: addDays(today, -3) })).id, "confirm");
  await move((await order({ POT: 2 }, { dueOn: addDays(today, 1) })).id, "confirm");
  await move((await order({ POT: 7 }, { dueOn: addDays(today, 1) })).id, "cancel");
  sent = await order({ POT: 5 });
});

describe("what there is", () => {
  it.each<[string, RegExp]>([
    ["combien de farine me reste-t-il ?", /^Farine T55 : en stock 50 kg/],
    ["how much flour is left?", /^Farine T55: on hand 50 kg/],
    // 50 jars at 2 €, 40 kg of flour at 0.90 € and 10 kg at 1 €.
    ["que vaut mon stock ?", /^Valeur(?: du stock HT, maintenant)? : 146,00 €/],
    ["what is my stock worth?", /^(?:Stock value excl\. tax, now|Value): 146,00 €/],
    ["quelle est la valeur du stock ?", /^Valeur(?: du stock HT, maintenant)? : 146,00 €/],
    ["what is the value of the stock?", /^(?:Stock value excl\. tax, now|Value): 146,00 €/],
    ["quels lots périment cette semaine ?", /^1 lot.*\n• LOT-2026-9001 : Confiture de figues/],
    ["which lots expire this week?", /^1 lot .*\n• LOT-2026-9001: Confiture de figues/],
    ["quels lots périment dans 15 jours ?", /^2 lots(.|\n)*LOT-2026-9001(.|\n)*LOT-2026-9002 : Farine T55, en stock 40 kg, DDM/],
    ["which lots expire within 15 days?", /^2 lots(.|\n)*LOT-2026-9001(.|\n)*LOT-2026-9002: Farine T55, in stock 40 kg, best before/],
    ["que dois-je commander ?", /^1 résultat\.\n• Farine T55 : manque 10 kg, fournisseur Moulin/],
    ["what should I order?", /^1 result\.\n• Farine T55: lacking 10 kg, supplier Moulin/],
    ["quels mouvements aujourd'hui ?", /^\d+ mouvements? \(jour .*\n• Farine T55 : .*10 kg/],
    ["which movements today?", /^\d+ movements? \(day .*\n• Farine T55: .*10 kg/],
    ["combien de commandes en cours ?", /^2 commandes \(encore à expédier\) : total TTC 50,64\s€\.(?:\n• CMD.*){2}$/],
    ["how many open orders do I have?", /^2 orders \(still to ship\): total incl\. tax 50,64\s€\.(?:\n• CMD.*){2}$/],
    ["combien de kilos de farine me reste-t-il ?", /^Farine T55 : en stock 50 kg/],
    ["qui a reçu le lot L26302-74 ?", /^lot L26302-74 : Introuvable/i],
    ["combien ai-je produit de confiture ce mois-ci ?", /^Quantités produites, produit : Confiture de figues, .* : 0\n/],
    ["how much jam was made this month?", /^Quantity made, product: Confiture de figues, .*: 0\n/],
    ["quels produits ai-je ajoutés ce mois-ci ?", /^(?!\d)/],
    ["quelle est l'adresse de mon entreprise ?", /^Adresse : .*\d{5}/],
  ])("%s", async (message, answer) => {
    const { status, response } = await ask(shop.person, { message });
    expect([status, plain(response)]).toEqual([200, expect.stringMatching(answer)]);
  });

  it("a list is had as a file that opens with the session", async () => {
    const { response } = await ask(shop.person, { message: "exporte mes commandes en CSV" });
    expect(response).toMatch(/^Voici le fichier à télécharger : http\S+\/customer\/exports\/orders$/);
    const ready = await ask(shop.person, { message: "export the ready orders" });
    expect(ready.response).toMatch(/\/customer\/exports\/orders\?status=ready$/);
  });
});

describe("what is sold and owed", () => {
  beforeAll(async () => {
    const { made, post } = shop;
    await shop.move(sent.id, "confirm", "prepare", "pack", "ship");
    const lines = [{ description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 }];
    const draft = await made<{ id: string }>(post("/api/invoices", { client: shop.client, lines }));
    invoice = await made(post(`/api/invoices/${draft.id}/send`, { issuedOn: addDays(today, -60) }));
  });

  it.each<[string, RegExp]>([
    ["quelles commandes sont en retard ?", /^1 commande \(en retard\)\.\n• CMD-\d{4}-0001 : Garonne Saveurs/],
    ["which orders are late?", /^1 order \(late\)\.\n• CMD-\d{4}-0001: Garonne Saveurs/],
    ["quelles commandes à livrer demain ?", /^1 commande .*\n• CMD-\d{4}-0002 : Garonne Saveurs.*$/],
    ["which orders are to be delivered tomorrow?", /^1 order .*\n• CMD-\d{4}-0002: Garonne Saveurs.*$/],
    // 10, 2 and 5 jars at 4 €; what was cancelled is not bought.
    ["combien Garonne Saveurs a-t-il commandé cette année ?", /^Ventes commandées HT, client : Garonne Saveurs, .* : 68,00 €\n/],
    ["how much did Garonne Saveurs order this year?", /^Sales ordered excl\. tax, client: Garonne Saveurs, .*: 68,00 €/],
    ["qu'a commandé Garonne Saveurs ?", /^Ventes commandées HT, client : Garonne Saveurs, .* : 68,00 €\n/],
    ["what did Garonne Saveurs order?", /^Sales ordered excl\. tax, client: Garonne Saveurs, .*: 68,00 €/],
    ["combien dois-je à mes fournisseurs ?", /^(?!.*72,00)/],
    ["what do I owe?", /^(?!.*72,00)/],
    ["combien me doivent mes clients ?", /^Dû par les clients TTC, maintenant : 72,00 €/],
    ["how much do my clients owe me?", /^Due from clients incl\. tax, now: 72,00 €/],
    ["how much is overdue?", /^Overdue incl\. tax, now: 72,00 €/],
    ["quels clients me doivent le plus ?", /^1 résultat\.\n• Garonne Saveurs : 1 à 30 jours 72,00 €, total TTC 72,00 €$/],
    [
      "which clients owe me the most?",
      /^(?:What would you like to know\?\n• )?Due from clients incl\. tax, by client|^1 result\.\n• Garonne Saveurs: .* 72,00 €/,
    ],
    ["qui me doit de l'argent ?", /^Dû par les clients TTC, par client, .*\n• Garonne Saveurs : 72,00 €/],
    ["who owes me money?", /^Due from clients incl\. tax, by client, .*\n• Garonne Saveurs: 72,00 €/],
    // Nothing is paid, nor said to be, that nobody named.
    ["paie toutes mes factures", /^(?!.*(?:Payée|résultat))/],
    ["pay all my invoices", /^(?!.*(?:Paid|result))/],
    ["où est parti le lot LOT-2026-9001 ?", /^LOT-2026-9001 :\nOù il est allé :\n• Garonne Saveurs : .*5 pièces/],
    ["where did lot LOT-2026-9001 go?", /^LOT-2026-9001:\nWhere it went:\n• Garonne Saveurs: .*5 pieces/],
    ["quels clients ont reçu le lot LOT-2026-9001 ?", /Clients à prévenir :\n• Garonne Saveurs/],
    ["which clients received lot LOT-2026-9001?", /Clients to call:\n• Garonne Saveurs/],
  ])("%s", async (message, answer) => {
    const { status, response } = await ask(shop.person, { message });
    expect([status, plain(response)]).toEqual([200, expect.stringMatching(answer)]);
  });

  it("an invoice that is said to be paid is so after a yes alone", async () => {
    const statusNow = async () => (await shop.api(`/api/invoices/${invoice.id}`)).body.status;
    const sentences = [`la facture ${invoice.number} est réglée`, `invoice ${invoice.number} is paid`];
    let last = "";
    for (const message of sentences) {
      const { proposals } = await ask(shop.person, { message });
      expect(proposals).toMatchObject([{ title: expect.stringMatching(/réglée|paid/), summary: expect.stringContaining(invoice.number) }]);
      expect(await statusNow()).toBe("overdue");
      last = proposals[0]?.id ?? "";
    }
    expect((await ask(shop.person, { confirm: last })).response).toBe("Paiement enregistré.");
    expect(await statusNow()).toBe("paid");
  });

  it.each(["confirme la commande %s", "confirm order %s"])("%s: is proposed, and done after a yes alone", async (sentence) => {
    const created = await shop.order({ POT: 1 });
    const { proposals } = await ask(shop.person, { message: sentence.replace("%s", created.reference) });
    expect(proposals).toMatchObject([
      {
        title: expect.stringMatching(/^Confirm/),
        summary: expect.stringMatching(new RegExp(`^${created.reference}, Garonne Saveurs, 4,22\\s€$`)),
      },
    ]);
    expect((await shop.read(created.id)).status).toBe("draft");
    await ask(shop.person, { confirm: proposals[0]?.id });
    expect((await shop.read(created.id)).status).toBe("confirmed");
  });
});
