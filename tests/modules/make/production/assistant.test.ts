import { beforeAll, describe, expect, it } from "vitest";
import { civilDate, addDays } from "@/worker/core/figures/dates";
import { ask } from "@/tests/support/ask";
import { newBusiness, type Person } from "@/tests/support/people";
import { databaseOf, putLot } from "@/tests/support/stock";
import { workshopOf } from "@/tests/support/workshop";

let cook: Person;
beforeAll(async () => {
  cook = await newBusiness();
  const shop = workshopOf(cook);
  const flour = await shop.ingredient("FARINE", 1, { name: "Farine" });
  await shop.item("PAIN", { name: "Pain de campagne" });
  await shop.cook("PAIN", { FARINE: 0.5 });
  await putLot(await databaseOf(cook), flour.id, { amount: 4_000_000 });
  const requestedOn = addDays(civilDate(Date.now()), 1);
  await shop.made(shop.post("/api/production", { item: "PAIN", amount: { value: 3, unit: "kg" }, requestedOn }));
});

describe("the assistant tells of production", () => {
  it.each<[string, RegExp]>([
    ["que puis-je produire avec mon stock ?", /Pain de campagne.*8\skg/],
    ["what can I make with my stock?", /Pain de campagne.*8\skg/],
    ["que fabrique-t-on demain ?", /Pain de campagne.*3\skg/],
    ["what do we make tomorrow?", /Pain de campagne.*3\skg/],
    ["plan production for open orders", /Nothing|0 results/],
    ["planifie la production des commandes en cours", /Aucun|0 résultat/],
  ])("%s", async (message, expected) => {
    const language = /^(what|plan production)/.test(message) ? "en" : "fr";
    const { response } = await ask(cook, { message }, language);
    expect(response.replaceAll("\n", " ")).toMatch(expected);
  });
});
