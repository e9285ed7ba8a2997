import width from "fast-string-width";
import { describe, expect, it } from "vitest";
import { outlineOf } from "@/cli/catalogue/describe";
import { recordText } from "@/cli/output/record";
import { pageText } from "@/cli/output/show";
import { translatorFor } from "@/cli/translator";
import { registerModules } from "../support/registry";
import { account } from "@/worker/modules/business/account/contract";
import { businesses } from "@/worker/modules/business/businesses/contract";
import { feedback } from "@/worker/modules/business/feedback/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";

registerModules();
const french = translatorFor("fr", {});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("what the terminal shows", () => {
  it("lines up rates under each other", () => {
    const rows = [756, 12154].map((margin) => ({ name: "Coulis", margin }));
    const text = pageText(outlineOf(items.list), { items: rows, nextCursor: null }, french).rows.join("\n");
    expect(plain(text).split("\n")).toEqual(["Coulis          7,56 %", "Coulis        121,54 %"]);
  });

  it("keeps a row on one line, and a record's lines under each other", () => {
    const message = "Bonjour,\nmerci !";
    const { rows } = pageText(outlineOf(feedback.list), { items: [{ message }], nextCursor: null }, french);
    expect(rows[0]).toBe("Bonjour, merci !");
    expect(recordText(outlineOf(feedback.list), { message }, french)).toContain("Message  Bonjour,\n         merci !");
  });

  it("calls the unit of a price what the reader calls it", () => {
    const lines = [{ sku: "POT", price: 69_000, per: "piece" }];
    expect(plain(recordText(outlineOf(orders.show), { lines }, french))).toMatch(/\nPOT .*6,90 € +pièce/);
  });

  it("shows the rows inside a record", () => {
    const groups = [{ plan: "core", planStatus: "active", count: 2 }];
    const text = recordText(outlineOf(businesses.summary), { people: 3, groups }, french);
    expect(text).toMatch(/^Personnes {2}3\n\nPar offre et abonnement\nOffre +Abonnement +Nombre\n.*\nCore +Actif +2$/);
  });

  it("shows the rows inside the rows of a record, each in its own unit", () => {
    const lines = [{ itemName: "Foie gras", amount: { amount: 25_000_000, unit: "kg" }, lotNumber: "LOT-7", temperature: 250 }];
    const text = recordText(outlineOf(restocks.show), { receipts: [{ receivedOn: "2026-11-22", deliveryNote: "BL-9", lines }] }, french);
    expect(plain(text)).toMatch(
      /Réceptions\n.*\n.*\n22 nov\. 2026 +BL-9\n\nRéceptions – Lignes\n.*\n.*\n22 nov\. 2026 +Foie gras +25 kg +LOT-7 +2,5 °C$/,
    );
  });

  it("says yes in words", () => {
    expect(recordText(outlineOf(account.signUp), { accepted: true }, french)).toMatch(/oui$/);
    expect(recordText(outlineOf(account.signUp), { accepted: true }, translatorFor("en", {}))).toMatch(/yes$/);
  });

  it("says which columns the screen has no room for", () => {
    const row = { name: "Coulis de tomate", sku: "COU", category: "Légumes", supplierName: "Maraîchers du Marmandais" };
    expect(pageText(outlineOf(items.list), { items: [row], nextCursor: null }, french, 40).hidden).toEqual(["Fournisseur principal"]);
  });
});

describe("a recipe, on a screen of 80 columns", () => {
  const pot = { amount: 10_000, unit: "piece" };
  const kilos = (value: number) => ({ amount: value * 1_000_000, unit: "kg" });
  const tree = {
    itemId: "01a1",
    sku: "POT-PRU",
    name: "Potée de prunes",
    number: 2,
    output: pot,
    materials: 262_500,
    packaging: 50_000,
    labour: 100_000,
    overhead: 0,
    total: 412_500,
    unitCost: 41_250,
    price: 60_000,
    margin: 4_545,
    salesMargin: 3_125,
    lines: [
      {
        level: 1,
        sku: "PUR-PRU-LOT",
        name: "Purée de prunes d'Ente du Lot-et-Garonne, sans peau",
        amount: kilos(2),
        loss: 0,
        cost: 250_000,
      },
      { level: 2, sku: "PRU", name: "Prunes d'Ente", amount: kilos(2.5), loss: 2_000, cost: 250_000 },
      { level: 1, sku: "SUC", name: "Sucre", amount: kilos(1), loss: 0, cost: null },
    ],
    missing: [{ sku: "SUC", name: "Sucre", what: "cost" }],
  };
  const widest = (text: string) => Math.max(...text.split("\n").map((line) => width(line)));

  it("is a tree, each level under its own, then the sums to the right", () => {
    const text = plain(recordText(outlineOf(recipes.cost), tree, french, 80));
    expect(widest(text)).toBeLessThanOrEqual(80);
    expect(text).not.toContain("01a1");
    const lines = text.split("\n");
    expect(lines).toContain("Quantité produite  10 pièces");
    expect(text).toMatch(/^ {2}Prunes d'Ente +PRU +2,5 kg +20,00 % +25,00 €$/m);
    expect(text).toMatch(/^Sucre +SUC +1 kg +0,00 % +—$/m);
    expect(text.slice(text.indexOf("Sucre"))).toMatch(/Matières +26,25 €\nEmballages +5,00 €\n/);
    const places = ["Matières", "Emballages", "Coût total", "Coût de revient"].map(
      (label) => lines.find((line) => line.startsWith(label))?.length,
    );
    expect(new Set(places).size).toBe(1);
    expect(text).toMatch(/Il manque\n.*\n.*\nSucre +SUC +coût$/);
  });

  it("shows figures that belong together under their name", () => {
    const cost = { materials: 10_000, packaging: 0, labour: 5_000, overhead: 0, total: 15_000, unitCost: null };
    const text = plain(recordText(outlineOf(recipes.show), { name: "Coulis", cost, nutrition: null }, french, 80));
    expect(text).toMatch(/\n\nCoût\nMatières +1,00 €\nEmballages +0,00 €\n/);
    expect(text).toMatch(/Valeurs pour 100 g +—/);
  });

  it("is a label in lines that fit, and a small table", () => {
    const words = `Ingrédients : ${Array.from({ length: 20 }, (_, n) => `ingrédient ${n}`).join(", ")}.`;
    const nutrition = [{ nutrient: "Énergie", amount: "464 kJ / 109 kcal" }];
    const text = recordText(
      outlineOf(recipes.label),
      { name: "Tarte", sku: "TAR", text: words, parts: [], traces: "", nutrition },
      french,
      80,
    );
    expect(widest(text)).toBeLessThanOrEqual(80);
    expect(text.replace(/\s+/g, " ")).toContain(words);
    expect(text).toMatch(/Valeurs pour 100 g\nValeur +Quantité\n.*\nÉnergie {2}464 kJ/);
  });
});

describe("the language", () => {
  it.each([
    [undefined, {}, "fr"],
    [undefined, { LANG: "en_GB.UTF-8" }, "en"],
    [undefined, { LC_ALL: "fr_FR.UTF-8", LANG: "en_GB.UTF-8" }, "fr"],
    [undefined, { LANG: "de_DE.UTF-8" }, "fr"],
    ["en", { LC_ALL: "fr_FR.UTF-8" }, "en"],
  ])("asked %s in a shell of %o is %s", (requested, environment, language) => {
    expect(translatorFor(requested, environment as NodeJS.ProcessEnv).language).toBe(language);
  });
});
