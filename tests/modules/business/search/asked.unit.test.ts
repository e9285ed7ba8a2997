import { Circle } from "lucide-react";
import { expect, it } from "vitest";
import { en } from "@/app/features/business/search/words.en";
import { fr } from "@/app/features/business/search/words.fr";
import { navigation } from "@/app/shell/navigation";
import { type Command, commandsFor } from "@/app/shell/palette-commands";
import { en as shellEn } from "@/app/shell/words.en";
import { fr as shellFr } from "@/app/shell/words.fr";

/** What somebody who never saw the product types, and what one of the first three offers must be: a screen or an action. */
const phrases: [language: "fr" | "en", typed: string, meant: string[]][] = [
  ["fr", "réceptionner", ["receive", "/customer/material-restocks"]],
  ["fr", "entrée de marchandise", ["receive"]],
  ["fr", "arrivage", ["receive"]],
  ["fr", "bon de commande", ["newRestock"]],
  ["fr", "commander des matières", ["newRestock", "/customer/material-restocks"]],
  ["fr", "facturation", ["newInvoice", "/customer/invoices"]],
  ["fr", "devis", ["newOrder", "/customer/orders"]],
  ["fr", "produire", ["newProduction", "/customer/production"]],
  ["fr", "cuisiner", ["newProduction", "/customer/production"]],
  ["fr", "lancer un lot", ["newProduction"]],
  ["fr", "étiquettes", ["labels"]],
  ["fr", "imprimer étiquette lot", ["labels"]],
  ["fr", "jeter", ["scrap"]],
  ["fr", "périmés", ["/customer/inventory"]],
  ["fr", "rappel produit", ["newRecall"]],
  ["fr", "alerte sanitaire", ["newRecall"]],
  ["fr", "retour client", ["giveBack"]],
  ["fr", "relancer impayés", ["remind"]],
  ["fr", "température frigo", ["reading"]],
  ["fr", "inventaire", ["count", "/customer/inventory"]],
  ["fr", "traçabilité", ["trace", "/customer/traceability"]],
  ["fr", "allergènes", ["/customer/ingredients", "/customer/recipes"]],
  ["fr", "prix de revient", ["/customer/tools/cost-calculator", "/customer/recipes"]],
  ["fr", "tarif fournisseur", ["/customer/suppliers"]],
  ["fr", "caisse", ["newSale", "/customer/sales"]],
  ["fr", "vendre au marché", ["newSale", "/customer/sales"]],
  ["fr", "expédier", ["/customer/orders"]],
  ["fr", "livraisons", ["/customer/orders"]],
  ["fr", "déclaration tva", ["/customer/accounting"]],
  ["fr", "changer mot de passe", ["/account-settings"]],
  ["en", "receiving", ["receive"]],
  ["en", "goods in", ["receive"]],
  ["en", "receive delivery", ["receive"]],
  ["en", "purchase order", ["newRestock", "/customer/material-restocks"]],
  ["en", "reorder", ["newRestock", "/customer/material-restocks"]],
  ["en", "invoicing", ["newInvoice", "/customer/invoices"]],
  ["en", "quotation", ["newOrder", "/customer/orders"]],
  ["en", "cook", ["newProduction", "/customer/production"]],
  ["en", "start a batch", ["newProduction"]],
  ["en", "manufacturing", ["newProduction", "/customer/production"]],
  ["en", "labels", ["labels"]],
  ["en", "print label", ["labels"]],
  ["en", "throw away", ["scrap"]],
  ["en", "waste", ["scrap"]],
  ["en", "expired stock", ["/customer/inventory"]],
  ["en", "product recall", ["newRecall"]],
  ["en", "returns", ["giveBack"]],
  ["en", "refund", ["giveBack", "newInvoice"]],
  ["en", "chase payment", ["remind", "/customer/payment-tracking"]],
  ["en", "fridge temperature", ["reading"]],
  ["en", "stocktake", ["count"]],
  ["en", "track a lot", ["trace"]],
  ["en", "traceability", ["trace", "/customer/traceability"]],
  ["en", "shipping", ["/customer/orders"]],
  ["en", "dispatch", ["/customer/orders"]],
  ["en", "food cost", ["/customer/tools/cost-calculator", "/customer/recipes"]],
  ["en", "till", ["newSale", "/customer/sales"]],
  ["en", "vat return", ["/customer/accounting"]],
  ["en", "price list", ["/customer/products"]],
  ["en", "change password", ["/account-settings"]],
];

const words = { fr: { own: fr, shell: shellFr }, en: { own: en, shell: shellEn } };

/** All that the palette offers a maker, as it names it. */
function commandsIn(language: "fr" | "en"): Command[] {
  const { own, shell } = words[language];
  const command = (key: string, label: string, other = ""): Command => ({ key, label, words: other, icon: Circle, run: () => undefined });
  const screens: Record<string, string> = own.screens;
  const labels: Record<string, string> = shell.screens;
  const actions: Record<string, string> = own.actions;
  return [
    ...navigation.customer.flatMap(({ entries }) =>
      entries.map(({ to, label }) => {
        const name = label.replace("screens.", "");
        return command(to, labels[name] ?? "", screens[name]);
      }),
    ),
    ...Object.keys(actions).flatMap((name) =>
      name.endsWith("Words") ? [] : [command(name, actions[name] ?? "", actions[`${name}Words`])],
    ),
  ];
}

it.each(phrases)("the palette knows what one means in %s by %j", (language, typed, meant) => {
  const first = commandsFor(commandsIn(language), typed)
    .slice(0, 3)
    .map(({ key }) => key);
  expect(
    first.some((key) => meant.includes(key)),
    first.join(),
  ).toBe(true);
});

it("while nothing is typed, what one begins comes before the screens", () => {
  const commands = commandsIn("fr").map((command) => ({ ...command, begins: !command.key.startsWith("/") }));
  const offered = commandsFor(commands, "").map(({ begins }) => begins);
  expect(offered).toEqual([...offered].sort((one, other) => Number(other) - Number(one)));
  expect([offered[0], offered.length]).toEqual([true, commands.length]);
});
