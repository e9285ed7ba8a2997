import { expect, it } from "vitest";
import { company } from "@/worker/modules/business/company/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import type { Printer } from "@/worker/engine/ports";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { production } from "@/worker/modules/make/production/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { newMaker } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";
import { sampleCompany } from "@/tests/support/sample";
import { food } from "@/tests/support/workshop";

/** Hands over what would be printed. */
const printer: Printer = {
  print: async ({ fileName, ...paper }) => ({ fileName, mediaType: "application/pdf", content: JSON.stringify(paper) }),
  outline: async () => ({ path: "", size: 0 }),
};
const kg = (value: number) => ({ value, unit: "kg" });

it("a label with ingredients announces its date to consumers in the words of the law, and bears the approval", async () => {
  const maker = await newMaker();
  await maker.call(company.update, { ...sampleCompany, approval: "FR 47.195.002 CE" });
  const facts = { unit: "kg", allergens: [], nutrition: food() };
  await maker.call(items.create, { ...facts, sku: "TOM", name: "Tomates", kind: "ingredient", cost: 2 });
  await maker.call(items.create, { sku: "COU", name: "Coulis", kind: "product", unit: "kg", price: 9 });
  const { id } = await maker.call(recipes.create, { item: "COU", output: kg(1), lines: [{ item: "TOM", amount: kg(1) }] });
  await maker.call(recipes.activate, { id });
  await maker.call(stock.receive, { item: "TOM", number: "TOM-1", amount: kg(9), dlc: "2099-02-01" });
  const cook = async (dates: object) => {
    const batch = await maker.call(production.create, { item: "COU", amount: kg(1) });
    await maker.call(production.start, { id: batch.id });
    return (await maker.call(production.complete, { id: batch.id, ...dates })).lotNumber;
  };
  const labelOf = async (lot: string | null, language = "fr") => {
    const pdf = await maker.call(
      lots.labels,
      { id: lot, format: "roll-100x150", copies: 1, language },
      { runtime: testRuntime({ printer }) },
    );
    return pdf.content.replace(/[\u00a0\u202f]/g, " ");
  };
  const lasting = await cook({ ddm: "2099-12-31" });
  expect(await labelOf(lasting)).toMatch(/À consommer de préférence avant le.*31 déc\. 2099.*FR 47\.195\.002 CE/);
  expect(await labelOf(lasting, "en")).toContain("Best before");
  expect(await labelOf(await cook({ dlc: "2099-01-15" }))).toMatch(/À consommer jusqu'au.*15 janv\. 2099/);
  // Goods that came back are of the batch that they left.
  await maker.call(clients.create, { reference: "CLI", companyName: "Bistrot", category: "horeca" });
  const { id: order } = await maker.call(orders.create, { client: "CLI", lines: [{ item: "COU", amount: kg(1) }] });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await maker.call(move, { id: order });
  const part = { lot: lasting, amount: kg(1) };
  const { deliveries: left } = await maker.call(orders.ship, { id: order, parts: [part] });
  await maker.call(deliveries.return, { id: left[0]?.id, parts: [part], reason: "Bocal bombé", hold: true });
  const { items: held } = await maker.call(lots.list, { item: "COU", state: "on_hold" });
  expect(held).toHaveLength(1);
  expect(await labelOf(held[0]?.number ?? "")).toMatch(/tomates.*À consommer de préférence avant le.*31 déc\. 2099.*FR 47\.195\.002 CE/);

  const bought = await labelOf("TOM-1");
  expect(bought).toContain("DLC :");
  expect(bought).not.toContain("FR 47.195.002 CE");
});
