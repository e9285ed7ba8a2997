import { readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { localResponder } from "@/worker/adapters/llm/local/index";
import { languageOfText } from "@/worker/adapters/llm/local/lexicon";
import { tokensOf } from "@/worker/adapters/llm/local/text";
import type { AssistantTools, Tool } from "@/worker/adapters/llm/port";
import { en } from "@/worker/adapters/llm/words.en";
import { fr } from "@/worker/adapters/llm/words.fr";
import { addDays } from "@/worker/core/figures/dates";
import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { modules } from "@/worker/modules/contracts";

/**
 * Questions as people ask them, and the operation that must answer with what it must be told: no business needed, every list has
 * one row, of today, with the name that is looked for.
 */
const tomorrow = addDays(today, 1);
const month = today.slice(0, 7);
const expectedRecord = { id: "found" };

type Question = [message: string, operation: string, input: object];
const table: Question[] = [
  // Files
  ["exporte mes commandes en CSV", "orders.export", {}],
  ["exporte mes clients en CSV", "clients.export", {}],
  ["exporte les commandes prêtes", "orders.export", { status: "ready" }],
  ["télécharge la liste des articles en csv", "items.export", {}],
  ["peux-tu me faire un export excel des produits ?", "items.export", { kind: "product" }],
  ["exporte mes commandes fournisseurs", "restocks.export", {}],
  ["exporte le FEC de 2026", "accounting.export", { from: "2026-01-01", to: "2026-12-31" }],
  ["exporte la trace du lot LOT-2026-1001", "traceability.export", expectedRecord],
  ["export my orders as CSV", "orders.export", {}],
  ["export purchase orders", "restocks.export", {}],
  ["export my ingredients", "items.export", { section: "ingredients" }],
  ["export the supplier invoices", "supplierInvoices.export", {}],
  // What can be made, was made, is to be made
  ["combien de pots de tapenade puis-je faire ?", "production.canMake", { search: "tapenade" }],
  ["combien de bocaux de cassoulet puis-je produire ?", "production.canMake", { search: "cassoulet" }],
  ["how many jars of tapenade can I make?", "production.canMake", { search: "tapenade" }],
  ["que dois-je produire demain ?", "production.board", { from: tomorrow, days: 1 }],
  ["what must I produce tomorrow?", "production.board", { from: tomorrow, days: 1 }],
  ["combien ai-je produit de cassoulet ce mois-ci ?", "figures.ask", { measure: "quantityMade" }],
  ["how much cassoulet was made this month?", "figures.ask", { measure: "quantityMade" }],
  ["combien d'ordres de fabrication en cours ?", "production.list", { status: "in_progress" }],
  // Lots, whoever numbered them
  ["qui a reçu le lot L26302-74 ?", "traceability.reach", { lot: "L26302-74" }],
  ["who received lot L26302-74?", "traceability.reach", { lot: "L26302-74" }],
  ["who received lot FG-2211?", "traceability.reach", { lot: "FG-2211" }],
  ["qui a reçu le lot fournisseur L26302 ?", "traceability.reach", { lot: "L26302" }],
  ["où est passé le lot LOT-2026-1001 ?", "traceability.trace", expectedRecord],
  ["where did lot LOT-2026-1001 go?", "traceability.trace", expectedRecord],
  ["combien de lots sont bloqués ?", "lots.list", { state: "on_hold" }],
  ["how many lots are blocked?", "lots.list", { state: "on_hold" }],
  ["set the price of the tapenade to 6.20 €", "items.update", { price: 6.2 }],
  ["quel document dit quoi faire en cas de rappel ?", "documents.search", {}],
  ["quels lots périment ce mois-ci ?", "lots.list", {}],
  // Past one date or the other: rows are looked at.
  ["quels lots ont dépassé leur date ?", "lots.list", {}],
  ["which lots are past their date?", "lots.list", {}],
  ["combien de lots de beurre ai-je ?", "figures.ask", { measure: "stockedLots" }],
  ["which butter lot should I use first?", "lots.list", {}],
  ["combien de pertes ce mois-ci ?", "movements.list", { type: "scrap", since: `${month}-01` }],
  ["how much was wasted this month?", "movements.list", { type: "scrap", since: `${month}-01` }],
  ["quelles productions sont en retard ?", "production.facets", {}],
  ["which production orders are late?", "production.facets", {}],
  // Money
  ["what is owed to us this week?", "figures.ask", { measure: "receivable" }],
  ["que nous doit-on ?", "figures.ask", { measure: "receivable" }],
  ["what is due to us?", "figures.ask", { measure: "receivable" }],
  ["what do clients owe us?", "figures.ask", { measure: "receivable" }],
  ["combien je dois à mes fournisseurs ?", "figures.ask", { measure: "payable" }],
  ["what do I owe to suppliers?", "figures.ask", { measure: "payable" }],
  ["combien dois-je ?", "schedule.list", { direction: "to_pay" }],
  ["combien ai-je encaissé ce mois-ci ?", "figures.ask", { measure: "treasuryIn" }],
  ["how much did I spend this month?", "figures.ask", { measure: "treasuryOut" }],
  ["qui sont mes mauvais payeurs ?", "figures.ask", { measure: "daysToBePaid" }],
  ["quelles factures puis-je relancer ?", "reminders.list", {}],
  ["which invoices can I chase?", "reminders.list", {}],
  // Orders, purchases
  ["how many open orders do I have?", "orders.list", { waiting: true }],
  ["combien de commandes sont prêtes ?", "orders.list", { status: "ready" }],
  ["how many orders are ready?", "orders.list", { status: "ready" }],
  ["que manque-t-il pour les commandes en cours ?", "orders.components", {}],
  ["combien de commandes fournisseurs sont en cours ?", "restocks.list", { open: true }],
  ["which purchase orders are pending?", "restocks.list", { open: true }],
  ["quel fournisseur est en retard ?", "restocks.list", { late: true }],
  ["which supplier is late?", "restocks.list", { late: true }],
  ["what should I order?", "restocks.propose", {}],
  ["annule la commande CMD-2026-0012", "orders.cancel", expectedRecord],
  ["cancel order CMD-2026-0012", "orders.cancel", expectedRecord],
  ["qui me fournit le sucre ?", "tariffs.compare", {}],
  // Sales and money
  ["quel est mon plus gros client ?", "figures.ask", { measure: "salesInvoiced" }],
  ["who is my biggest client?", "figures.ask", { measure: "salesInvoiced" }],
  ["chiffre d'affaires par client cette année ?", "figures.ask", { measure: "salesInvoiced" }],
  ["what is my revenue this year?", "figures.ask", { measure: "salesInvoiced" }],
  ["combien de factures ai-je émises ce mois-ci ?", "figures.ask", { measure: "invoices" }],
  ["how many invoices did I send this month?", "figures.ask", { measure: "invoices" }],
  ["que vaut mon stock ?", "stock.valueOn", {}],
  ["que vaut mon stock de sucre ?", "figures.ask", { measure: "stockValue" }],
  ["quand expire mon beurre ?", "lots.list", { item: expectedRecord.id }],
  ["when does my butter expire?", "lots.list", { item: expectedRecord.id }],
  ["what is my stock worth?", "figures.ask", { measure: "stockValue" }],
  ["combien j'ai en banque ?", "bank.balance", {}],
  ["combien d'argent ai-je en banque ?", "bank.balance", {}],
  ["how much do I have in the bank?", "bank.balance", {}],
  // Records, documents, settings
  ["montre-moi la fiche des rillettes de canard", "items.list", {}],
  ["show me the record of the duck rillettes", "items.list", {}],
  ["quels produits sont en rupture aujourd'hui ?", "items.list", { status: "out_of_stock" }],
  ["what is out of stock?", "items.list", { status: "out_of_stock" }],
  ["combien de recettes ai-je ?", "recipes.list", {}],
  ["how many recipes do I have?", "recipes.list", {}],
  ["quels scans ont échoué ?", "scans.list", { status: "failed" }],
  ["which scans failed?", "scans.list", { status: "failed" }],
  ["how many scans are to be checked?", "scans.list", { status: "to_review" }],
  ["quelle est l'adresse de mon entreprise ?", "company.show", {}],
  ["what is my company's VAT number?", "company.show", {}],
  ["quelles sont mes commandes récurrentes ?", "standingOrders.list", {}],
  ["which standing orders do I have?", "standingOrders.list", {}],
  // Changes
  ["passe le prix de la tapenade à 6,20 €", "items.update", { price: 6.2 }],
  ["montant des commandes de ce mois-ci ?", "figures.ask", { measure: "salesOrdered" }],
];

const sentences = createInstance({ resources: { fr: { translation: fr }, en: { translation: en } }, initAsync: false });
void sentences.init();
const all: Tool[] = Object.entries(modules).flatMap(([module, { operations, words }]) =>
  Object.values(operations)
    .filter(({ access }: Operation) => access.role !== "public")
    .map((operation) => ({ name: `${module}_${nameOf(operation).verb}`, module, operation, words })),
);
const tools = all.filter(({ operation }) => operation.access.role !== "admin");

/** The names that are known. */
const index = ["Beurre doux", "Sucre cristal", "Rillettes de canard 180 g"].map((name, at) => ({
  ...{ id: expectedRecord.id, kind: at < 2 ? "ingredient" : "product", name, about: "", words: name.toLowerCase(), range: "" },
}));

/** What is run or proposed for a message, in order, where every list has one row, of today, that is called what one looks for. */
async function runFor(message: string): Promise<[string, object][]> {
  const runs: [string, object][] = [];
  const words = tokensOf(message).map(({ word }) => word);
  const language = languageOfText(words, "fr");
  const say = sentences.getFixedT(language);
  const assistant: AssistantTools = {
    all,
    tools,
    closed: () => null,
    screenOf: () => null,
    asset: async (path) => new Uint8Array(readFileSync(`public${path}`)),
    at: (path) => path,
    say: (key, params) => say(key, { ...params }),
    run: async (operation, input) => {
      if (operation.id === "search.named") return { items: index };
      if (operation.id === "figures.catalogue") return { items: ["stockValue", "stockedLots"].map((name) => ({ name, by: ["item"] })) };
      runs.push([operation.id, input]);
      const row = fieldsOf(operation.output).items?.fields ?? {};
      const called = { text: String(input.search ?? message), date: today } as Record<string, string>;
      const items = [
        { ...Object.fromEntries(Object.entries(row).map(([field, { kind }]) => [field, called[kind] ?? null])), ...expectedRecord },
      ];
      return { items, nextCursor: null, text: "", content: "", path: "", answer: { by: [] }, missed: [] };
    },
    propose: async (operation, input) => {
      runs.push([operation.id, input]);
      return { id: "", title: "", summary: "" };
    },
    phrase: (error) => String(error),
  };
  await localResponder.answer({ message, language, page: "/customer", screen: "" }, assistant);
  return runs;
}

it("a message longer than anybody's question is not read", async () => {
  expect(await runFor("combien de commandes clients ".repeat(80))).toEqual([]);
});

it.each(table)("%s", async (message, operation, input) => {
  expect((await runFor(message)).at(-1)).toEqual([operation, expect.objectContaining(input)]);
});
