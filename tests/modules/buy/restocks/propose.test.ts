import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "@/tests/support/ask";
import { faults, inDays, newBuyer, post, type Restock } from "@/tests/support/buying";
import type { Person } from "@/tests/support/people";

interface Proposal {
  total: number;
  items: Record<string, unknown>[];
  orders: Record<string, unknown>[];
}

let maker: Person;
let flour: string;

/** Says the least there should be of an item, in kilos. */
const watch = (sku: string, kilos: number) => post(maker, `/api/stock/${sku}/set-minimum`, { minimum: { value: kilos, unit: "kg" } });

const propose = async (query = "") => (await maker.api(`/api/restocks/propose${query}`)).body as unknown as Proposal;

beforeAll(async () => {
  ({ maker, flour } = await newBuyer());
  await post(maker, "/api/items", { name: "Vanille", sku: "VAN", kind: "ingredient", unit: "kg" });
});

describe("what lacks", () => {
  it("is nothing as long as nobody watches", async () => {
    expect(await propose()).toMatchObject({ total: 0, orders: [] });
    expect(await post(maker, "/api/restocks/create-from-proposal", {})).toMatchObject({ items: [], total: 0 });
  });

  it("is proposed in whole packs of the preferred supplier, with what lacks to its minimum; what nobody sells is told", async () => {
    await watch("FAR", 60);
    await watch("HUI", 5);
    await watch("VAN", 1);
    expect(await propose()).toMatchObject({
      total: 3,
      items: [
        { sku: "FAR", lacking: { value: 60, unit: "kg" }, packs: 3, packName: "sac", total: 60, supplierName: "Moulin" },
        // 5 kg of oil are 5.43 l: two cans of 5 l.
        { sku: "HUI", packs: 2, total: 46 },
        { sku: "VAN", packs: null, supplierName: "" },
      ],
      orders: [{ supplierName: "Moulin", subtotal: 106, minimumOrder: 150, belowMinimum: 44, expectedOn: inDays(3) }],
    });
    expect((await propose("?supplier=moulin")).total).toBe(2);
  });

  it("is asked of the assistant in both languages", async () => {
    expect((await ask(maker, { message: "que dois-je commander ?" })).response).toMatch(/Farine T55/);
    expect((await ask(maker, { message: "what should I order?" }, "en")).response).toMatch(/Farine T55/);
  });

  it("becomes drafts, and is not proposed twice", async () => {
    const { items } = (await post(maker, "/api/restocks/create-from-proposal", {})) as unknown as { items: Restock[] };
    expect(items).toMatchObject([{ status: "draft", supplierName: "Moulin", subtotal: 106, lineCount: 2 }]);
    expect(await propose()).toMatchObject({ total: 1, items: [{ sku: "VAN" }] });
    await post(maker, `/api/restocks/${items[0]?.id}/cancel`, {});
    expect((await propose()).total).toBe(3);
  });

  it("is less by what one takes of the proposal, and by what has come", async () => {
    const input = { lines: [{ tariff: flour, packs: 2 }] };
    const { items } = (await post(maker, "/api/restocks/create-from-proposal", input)) as unknown as { items: Restock[] };
    expect((await propose()).items[0]).toMatchObject({ sku: "FAR", lacking: { value: 10 }, incoming: { value: 50 }, packs: 1 });
    await post(maker, `/api/restocks/${items[0]?.id}/order`, {});
    await post(maker, `/api/restocks/${items[0]?.id}/receive`, { lines: [{ line: "FAR", packs: 1 }] });
    await post(maker, `/api/restocks/${items[0]?.id}/close`, {});
    expect((await propose()).items[0]).toMatchObject({
      sku: "FAR",
      available: { value: 25 },
      incoming: { value: 0 },
      lacking: { value: 35 },
      packs: 2,
    });
    const wrong = await maker.api("/api/restocks/create-from-proposal", {
      method: "POST",
      json: { lines: [{ tariff: "none", packs: 1 }] },
    });
    expect(faults(wrong)).toEqual(["lines.0.tariff: not_found"]);
  });
});

describe("the assistant tells of deliveries", () => {
  it.each([
    ["quelles livraisons fournisseurs sont en retard ?", "fr", /ACH-/],
    ["which supplier deliveries are late?", "en", /ACH-/],
    ["qu'avons-nous reçu du Moulin ce mois-ci ?", "fr", /Farine T55/],
    ["what did we receive from Moulin this month?", "en", /Farine T55/],
    ["combien de réapprovisionnements en cours ?", "fr", /^1 /],
  ])("%s", async (message, language, answer) => {
    const late = await maker.api("/api/restocks?late=true");
    if (!late.body.total) {
      const { id } = await post(maker, "/api/restocks", { supplier: "Moulin", lines: [{ item: "FAR", packs: 1 }], expectedOn: inDays(-1) });
      await post(maker, `/api/restocks/${id}/order`, { orderedOn: inDays(-9) });
    }
    const { response } = await ask(maker, { message }, language);
    expect(response).toMatch(answer);
  });
});
