import { beforeAll, describe, expect, it } from "vitest";
import { clients } from "@/worker/modules/sell/clients/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
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

  it("waits for what its clients answer once both clocks have stopped", async () => {
    const { number } = await soldLot();
    const { id, reference } = await maker.call(recalls.create, { subject: number, cause: "Verre" });
    await maker.call(recalls.activate, { id });
    await maker.call(recalls.notify, { id });
    await maker.call(recalls.tellAuthority, { id });
    const { items } = await maker.call(dashboard.brief, {});
    const names = items.flatMap((line) => (line.kind === "recallsRunning" ? line.names : []));
    expect(names.find((name) => name.startsWith(reference))).toMatch(/réponses des clients à noter$/);
    await maker.call(recalls.stop, { id, conclusion: "Fausse alerte" });
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

describe("a recall that was decided by mistake", () => {
  it("is stopped with a reason at any time: the lots one names are let go, the others stay held, and its page says who ended it", async () => {
    const [{ number: own }, { number: other, bistro }] = [await soldLot(), await soldLot()];
    for (const answers of [0, 1, 2]) {
      const lot = answers === 0 ? own : other;
      const { id } = await maker.call(recalls.create, { subject: lot, cause: "Fausse alerte" });
      await maker.call(recalls.activate, { id });
      if (answers > 0) await maker.call(recalls.notify, { id });
      if (answers > 1) await maker.call(recalls.answer, { id, client: bistro.id, lines: [{ lot, gone: kilos(2) }] });
      expect(fieldsNamedBy(await refusalOf(maker.call(recalls.stop, { id, conclusion: "  " })))).toEqual(["conclusion:required"]);
      expect(fieldsNamedBy(await refusalOf(maker.call(recalls.stop, { id, conclusion: "Erreur", release: ["LOT-X"] })))).toEqual([
        "release.0:not_found",
      ]);
      const release = answers === 2 ? [] : [lot.toLowerCase()];
      const stopped = await maker.call(recalls.stop, { id, conclusion: "Analyse négative", release });
      expect(stopped).toMatchObject({ status: "stopped", conclusion: "Analyse négative", closedAt: expect.any(Number) });
      expect(stopped.closedBy.length).toBeGreaterThan(3);
      expect((await maker.call(lots.show, { id: lot })).state).toBe(answers === 2 ? "on_hold" : "available");
      expect((await refusalOf(maker.call(recalls.stop, { id, conclusion: "Encore" }))).code).toBe("not_allowed_now");
      expect(await maker.call(recalls.show, { id })).toMatchObject({ status: "stopped", clients: [{}, {}], closedBy: stopped.closedBy });
      if (answers === 2) await maker.call(lots.release, { id: lot });
    }
  });

  it("lets go no lot that another recall reaches, nor does anybody else while it runs", async () => {
    const { number } = await soldLot();
    const begun = async (cause: string) => {
      const { id, reference } = await maker.call(recalls.create, { subject: number, cause });
      await maker.call(recalls.activate, { id });
      return { id, reference };
    };
    const [first, second] = [await begun("Verre"), await begun("Listeria")];
    const stop = (id: string) => maker.call(recalls.stop, { id, conclusion: "Fausse alerte", release: [number] });
    expect(fieldsNamedBy(await refusalOf(stop(first.id)))).toEqual(["release.0:recalled"]);
    expect(fieldsNamedBy(await refusalOf(maker.call(lots.release, { id: number })))).toEqual(["recall:recalled"]);
    await maker.call(recalls.stop, { id: first.id, conclusion: "Fausse alerte" });
    await stop(second.id);
    expect((await maker.call(lots.show, { id: number })).state).toBe("available");
  });

  it("is the first line of the morning while it runs, with its next step and until when; a drill is not", async () => {
    const person = await newSampleMaker();
    const call = person.call.bind(person);
    const first = async () => (await call(dashboard.brief, {})).items[0];
    const { id: drill } = await call(recalls.create, { subject: "ESSAI-LOT-PRODUIT", cause: "Exercice", mock: true });
    await call(recalls.activate, { id: drill });
    expect((await first())?.kind).not.toBe("recallsRunning");
    const { id, reference } = await call(recalls.create, { subject: "ESSAI-LOT-PRODUIT", cause: "Verre" });
    await call(recalls.activate, { id });
    const line = { kind: "recallsRunning", count: 1, path: `/customer/audits/recalls/${id}` };
    expect(await first()).toMatchObject({ ...line, text: "1 rappel en cours", action: "Prévenir les clients" });
    expect((await first())?.names[0]).toMatch(new RegExp(`^${reference} Verre : clients à prévenir avant le \\d`));
    await call(recalls.notify, { id });
    expect(await first()).toMatchObject({ ...line, action: "Prévenir la DDPP" });
    await call(recalls.tellAuthority, { id });
    // It went to nobody.
    expect((await first())?.names[0]).toMatch(/à clore$/);
    await call(recalls.stop, { id, conclusion: "Fausse alerte" });
    expect((await first())?.kind).not.toBe("recallsRunning");
  });
});
