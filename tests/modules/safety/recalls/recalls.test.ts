import { beforeAll, describe, expect, it } from "vitest";
import { clients } from "@/worker/modules/sell/clients/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { lettersTo } from "@/tests/support/letters";

let maker: Maker;
/** Letters of a business wait in its own database. */
let ownDatabase: Parameters<typeof lettersTo>[1];
beforeAll(async () => {
  maker = await newSampleMaker();
  ownDatabase = { platform: maker.db } as never;
});

const kilos = (value: number) => ({ value, unit: "kg" });

/** A lot of its own, with so many kilos sold to each of two clients: one reads English and has an address, the other has none. */
async function soldLot() {
  const mark = crypto.randomUUID().slice(0, 8);
  const item = await maker.call(items.create, { sku: `R-${mark}`, name: "Rillettes", kind: "product", unit: "kg", price: 9 });
  const { number } = await maker.call(stock.receive, { item: item.sku, amount: kilos(10), unitCost: 3 });
  const email = `grocer-${mark}@cellier.test`;
  const grocer = await maker.call(clients.create, {
    companyName: "The Grocer",
    category: "retailer",
    language: "en",
    email,
    billingAddress: address,
  });
  const bistro = await maker.call(clients.create, { companyName: "Bistrot", category: "horeca", billingAddress: address });
  for (const [client, amount] of [
    [grocer, 3],
    [bistro, 2],
  ] as const) {
    const { id } = await maker.call(orders.create, { client: client.id, lines: [{ item: item.sku, amount: kilos(amount) }] });
    for (const move of [orders.confirm, orders.prepare, orders.pack, orders.ship]) await maker.call(move, { id });
  }
  return { number, email, grocer, bistro };
}
const address = { street: "1 rue des Essais", postcode: "47000", city: "Agen" };

describe("a recall", () => {
  it("shows who has what before it is decided; decided, it holds the lot, starts the clocks and is told in each client's language", async () => {
    const { number, email, grocer, bistro } = await soldLot();
    const looked = await maker.call(recalls.create, { subject: number, cause: "Salmonelle" });
    expect(looked).toMatchObject({ status: "assessing", score: null, clients: [{ name: "Bistrot" }, { name: "The Grocer" }] });
    expect(await maker.call(lots.show, { id: number })).toMatchObject({ state: "available" });

    const active = await maker.call(recalls.activate, { id: looked.id });
    expect(active).toMatchObject({
      status: "active",
      score: { located: 10_000, reached: 0 },
      lots: [{ born: { amount: 10_000_000 }, shipped: { amount: 5_000_000 } }],
    });
    expect((active.tradeDeadline ?? 0) - (active.activatedAt ?? 0)).toBe(86_400_000);
    expect(await maker.call(lots.show, { id: number })).toMatchObject({ state: "on_hold" });

    const notified = await maker.call(recalls.notify, { id: looked.id });
    expect(notified).toMatchObject({ status: "notified", score: { reached: 5_000 } });
    const [letter] = await lettersTo(email, ownDatabase);
    expect(letter?.subject).toContain(`RECALL ${looked.reference}`);
    expect(letter?.text).toContain(`lot ${number}`);
    expect(letter?.text).toMatch(/: 3\skg/);

    expect(await maker.call(recalls.tell, { id: looked.id, client: bistro.reference, note: "Patron au téléphone" })).toMatchObject({
      score: { reached: 10_000 },
    });
    expect(fieldsNamedBy(await refusalOf(maker.call(recalls.tell, { id: looked.id, client: "CLI-9999" })))).toEqual(["client:not_found"]);

    const answer = (client: { id: string }, line: object) =>
      maker.call(recalls.answer, { id: looked.id, client: client.id, lines: [{ lot: number, ...line }] });
    for (const line of [
      { recovered: kilos(3.001) },
      { recovered: kilos(1), destroyed: kilos(2.001) },
      { recovered: kilos(1), destroyed: kilos(1), gone: kilos(1.001) },
    ])
      expect(fieldsNamedBy(await refusalOf(answer(grocer, line)))).toEqual(["lines.0.recovered:more_than_shipped"]);
    expect(fieldsNamedBy(await refusalOf(answer(grocer, { recovered: { value: 1, unit: "piece" } })))).toEqual([
      "lines.0.recovered:counted_in",
    ]);
    await answer(grocer, { recovered: kilos(2), gone: kilos(1) });
    const close = () => maker.call(recalls.close, { id: looked.id, conclusion: "Terminé" });
    expect(fieldsNamedBy(await refusalOf(close()))).toEqual(["lots:unbalanced"]);
    await answer(bistro, { destroyed: kilos(2) });
    expect(fieldsNamedBy(await refusalOf(close()))).toEqual(["authorityToldAt:authority_untold"]);
    expect(fieldsNamedBy(await refusalOf(maker.call(recalls.tellAuthority, { id: looked.id, at: "2999-01-01T00:00:00Z" })))).toEqual([
      "at:future",
    ]);
    await maker.call(recalls.tellAuthority, { id: looked.id });
    expect(await close()).toMatchObject({
      status: "closed",
      score: { answered: 10_000 },
      lots: [{ open: { amount: 0 }, recovered: { amount: 2_000_000 } }],
    });
  });

  it("as a drill holds nothing and writes to nobody, and is scored", async () => {
    const { number, email } = await soldLot();
    const { id } = await maker.call(recalls.create, { subject: number, cause: "Exercice", origin: "drill", mock: true });
    await maker.call(recalls.activate, { id });
    expect(await maker.call(recalls.notify, { id })).toMatchObject({
      score: { located: 10_000, reached: 5_000, minutes: expect.any(Number) },
    });
    expect(await maker.call(lots.show, { id: number })).toMatchObject({ state: "available" });
    expect(await lettersTo(email, ownDatabase)).toEqual([]);
  });

  it("is a drill wherever it was begun, when a drill is what reports it", async () => {
    const { number } = await soldLot();
    const { id, mock } = await maker.call(recalls.create, { subject: number, cause: "Exercice", origin: "drill" });
    await maker.call(recalls.activate, { id });
    expect([mock, (await maker.call(lots.show, { id: number })).state]).toEqual([true, "available"]);
  });

  it("of what is no lot is refused by name; dismissed, it holds nothing and cannot be decided", async () => {
    expect(fieldsNamedBy(await refusalOf(maker.call(recalls.create, { subject: "LOT-X", cause: "Essai" })))).toEqual(["subject:not_found"]);
    const { id } = await maker.call(recalls.create, { subject: "ESSAI-LOT-PRODUIT", cause: "Fausse alerte" });
    await maker.call(recalls.dismiss, { id, conclusion: "Analyse négative" });
    expect((await refusalOf(maker.call(recalls.activate, { id }))).code).toBe("not_allowed_now");
  });
});
