import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { lots } from "@/db/business";
import { newShop, promisedOf } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

type Shop = Awaited<ReturnType<typeof newShop>>;
let shop: Shop;
let count = 0;

/** A jar of its own for each test, on the shelf as said. */
async function shelf(...laid: { pieces: number; dlc?: string; ddm?: string; decision?: "on_hold" }[]) {
  count += 1;
  const sku = `BOCAL-${count}`;
  await shop.jar(sku);
  const numbers = laid.map((_, place) => `L${count}-${place + 1}`);
  for (const [place, lot] of laid.entries()) await shop.lay(sku, { number: numbers[place] ?? "", ...lot });
  return { sku, numbers: numbers as [string, string, string] };
}

beforeAll(async () => {
  shop = await newShop();
});

describe("confirming", () => {
  it("promises the earliest date first, never what is held or over, and says what is short", async () => {
    const { sku, numbers } = await shelf(
      { pieces: 4, ddm: "2999-06-01" },
      { pieces: 3, ddm: "2999-01-01" },
      { pieces: 50, decision: "on_hold" },
      { pieces: 50, dlc: "2020-01-01" },
    );
    const order = await shop.move((await shop.order({ [sku]: 10 })).id, "confirm");
    expect(promisedOf(order)).toEqual({ [numbers[1]]: 3, [numbers[0]]: 4 });
    expect(order.lines[0]?.short.value).toBe(3);
    expect(await shop.level(numbers[0])).toEqual([4, 4]);
    expect(promisedOf(await shop.read(order.id))).toEqual(promisedOf(order));
  });

  it("keeps to the days a client asks for", async () => {
    const strict = await newShop({ minimumShelfLifeDays: 30 });
    await strict.jar("FRAIS");
    await strict.lay("FRAIS", { number: "COURT", pieces: 9, ddm: "2998-12-20" });
    await strict.lay("FRAIS", { number: "LONG", pieces: 9, ddm: "2999-02-01" });
    const order = await strict.move((await strict.order({ FRAIS: 5 }, { dueOn: "2998-12-01" })).id, "confirm");
    expect(promisedOf(order)).toEqual({ LONG: 5 });
  });

  it("later, what has come is promised too; asking again changes nothing", async () => {
    const { sku } = await shelf({ pieces: 2 });
    const { id } = await shop.move((await shop.order({ [sku]: 5 })).id, "confirm");
    const same = await shop.move(id, "promise");
    expect([same.version, same.lines[0]?.short.value]).toEqual([2, 3]);
    await shop.lay(sku, { number: `${sku}-ARRIVE`, pieces: 3 });
    const full = await shop.move(id, "promise");
    expect([full.lines[0]?.short.value, full.lines[0]?.promised.value]).toEqual([0, 5]);
  });

  it("of two users who want the last jar, one is promised it and the other is told it is short", async () => {
    const { sku, numbers } = await shelf({ pieces: 1 });
    const [one, other] = [await shop.order({ [sku]: 1 }), await shop.order({ [sku]: 1 })];
    const both = await Promise.all([one, other].map(({ id }) => shop.move(id, "confirm")));
    expect(both.map(({ lines }) => lines[0]?.promised.value).sort()).toEqual([0, 1]);
    expect(both.map(({ lines }) => lines[0]?.short.value).sort()).toEqual([0, 1]);
    expect(await shop.level(numbers[0])).toEqual([1, 1]);
  });

  it("who comes second is told which line, how much is missing and who took it", async () => {
    const { sku } = await shelf({ pieces: 3 });
    const first = await shop.move((await shop.order({ [sku]: 2 })).id, "confirm");
    const { id } = await shop.order({ [sku]: 4 });
    const shortage = {
      sku,
      missing: { value: 3, unit: "piece" },
      takenBy: first.reference,
      takenFor: "Bistrot du Port",
      taken: { value: 2 },
    };
    const second = await shop.move(id, "confirm");
    expect(second.shortages).toMatchObject([shortage]);
    expect((await shop.read(id)).shortages).toEqual(second.shortages);
    expect((await shop.read(first.id)).shortages).toEqual([]);
    await shop.move(first.id, "cancel");
    expect((await shop.read(id)).shortages).toMatchObject([{ missing: { value: 3 }, takenBy: "", takenFor: "", taken: null }]);
    expect((await shop.move(id, "promise")).shortages).toMatchObject([{ missing: { value: 1 }, takenBy: "" }]);
  });

  it("many at once share a lot out without a jar too many", async () => {
    const { sku, numbers } = await shelf({ pieces: 10 });
    const orders = await Promise.all(Array.from({ length: 6 }, () => shop.order({ [sku]: 3 })));
    const confirmed = await Promise.all(orders.map(({ id }) => shop.post(`/api/orders/${id}/confirm`)));
    const promised = (await Promise.all(orders.map(({ id }) => shop.read(id)))).map(({ lines }) => lines[0]?.promised.value ?? 0);
    expect(promised.reduce((sum, value) => sum + value, 0)).toBe((await shop.level(numbers[0]))[1]);
    expect(await shop.level(numbers[0])).toEqual([10, confirmed.every(({ status }) => status === 200) ? 10 : expect.any(Number)]);
  });
});

describe("shipping", () => {
  const ready = async (jars: Record<string, number>) => shop.move((await shop.order(jars)).id, "confirm", "prepare", "pack");

  it("sends what is promised; the rest later; the order is shipped when all has left", async () => {
    const { sku, numbers } = await shelf({ pieces: 4 });
    const order = await ready({ [sku]: 10 });
    const part = await shop.move(order.id, "ship");
    expect([part.status, part.deliveredShare, part.lines[0]?.shipped.value, part.deliveries.length]).toEqual(["ready", 40, 4, 1]);
    expect(await shop.level(numbers[0])).toEqual([0, 0]);
    expect(part.moves).not.toContain("cancel");
    const empty = await shop.post(`/api/orders/${order.id}/ship`);
    expect([empty.status, empty.body.code]).toEqual([409, "not_enough"]);
    expect(JSON.stringify(empty.body.errors)).toContain(`Camille Martin (${order.reference}, Bistrot du Port)`);

    await shop.lay(sku, { number: `${sku}-SUITE`, pieces: 6 });
    const whole = await shop.move(order.id, "promise", "ship");
    expect([whole.status, whole.deliveredShare, whole.deliveries.length]).toEqual(["shipped", 100, 2]);
  });

  it("sends chosen lots instead, whose own promises go first", async () => {
    const { sku, numbers } = await shelf({ pieces: 5, ddm: "2999-01-01" }, { pieces: 5, ddm: "2999-02-01" });
    const order = await ready({ [sku]: 5 });
    const parts = [{ lot: numbers[1].toLowerCase(), amount: { value: 3, unit: "piece" } }];
    const sent = await shop.made<Awaited<ReturnType<typeof shop.read>>>(
      shop.post(`/api/orders/${order.id}/ship`, { parts, carrier: "Chronofresh" }),
    );
    expect(promisedOf(sent)).toEqual({ [numbers[0]]: 2 });
    expect([await shop.level(numbers[0]), await shop.level(numbers[1])]).toEqual([
      [5, 2],
      [2, 0],
    ]);
    const { body } = await shop.api(`/api/deliveries/${sent.deliveries[0]?.reference}`);
    expect(body).toMatchObject({ status: "shipped", carrier: "Chronofresh", lines: [{ sku, lot: numbers[1], amount: { value: 3 } }] });
  });

  it.each([
    ["a lot nobody knows", (numbers: string[]) => ({ lot: `${numbers[0]}-X`, value: 1 }), 422, "parts.0.lot:not_found"],
    ["more than is ordered", (numbers: string[]) => ({ lot: numbers[0], value: 3 }), 422, "parts.0.amount:over_ordered"],
    ["a weight", (numbers: string[]) => ({ lot: numbers[0], value: 1, unit: "kg" }), 422, "parts.0.amount:counted_in"],
    ["more than the lot has", (numbers: string[]) => ({ lot: numbers[1], value: 2 }), 409, "parts.0.amount:not_enough_since"],
  ])("refuses %s, and nothing leaves", async (_, partsOf, status, problem) => {
    const { sku, numbers } = await shelf({ pieces: 5 }, { pieces: 1, ddm: "2999-01-01" });
    const order = await ready({ [sku]: 2 });
    const { lot, value, unit = "piece" } = partsOf(numbers) as { lot: string; value: number; unit?: string };
    const answer = await shop.post(`/api/orders/${order.id}/ship`, { parts: [{ lot, amount: { value, unit } }] });
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
    expect((await shop.level(numbers[0]))[0]).toBe(5);
    expect((await shop.read(order.id)).deliveries).toEqual([]);
  });

  it("refuses what is held or past its use-by date", async () => {
    const { sku, numbers } = await shelf({ pieces: 5, decision: "on_hold" }, { pieces: 5, dlc: "2020-01-01" });
    const order = await ready({ [sku]: 2 });
    const ship = (lot: string) => shop.post(`/api/orders/${order.id}/ship`, { parts: [{ lot, amount: { value: 1, unit: "piece" } }] });
    for (const [number, code] of [
      [numbers[0], "lot_held"],
      [numbers[1], "lot_expired"],
    ] as const) {
      const refused = await ship(number);
      expect([refused.status, refused.body.code, problemsOf(refused)]).toEqual([409, code, [`parts.0.lot:${code}`]]);
    }
  });

  it("of two users who send the last jar, one does, and the other is told who", async () => {
    const { sku, numbers } = await shelf({ pieces: 1 });
    const orders = [await ready({ [sku]: 1 }), await ready({ [sku]: 1 })];
    const parts = [{ lot: numbers[0], amount: { value: 1, unit: "piece" } }];
    const answers = await Promise.all(orders.map(({ id }) => shop.post(`/api/orders/${id}/ship`, { parts })));
    const refused = answers.find(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused?.body.code).toBe("not_enough");
    expect(JSON.stringify(refused?.body.errors)).toContain("Camille Martin");
    expect((await shop.level(numbers[0]))[0]).toBeGreaterThanOrEqual(0);
  });

  it("a lot that another has emptied since is not enough, with who took it; one that never was is not found", async () => {
    const { sku, numbers } = await shelf({ pieces: 1 });
    const [first, second] = [await ready({ [sku]: 1 }), await ready({ [sku]: 1 })];
    await shop.move(first.id, "ship");
    const ship = (lot: string) => shop.post(`/api/orders/${second.id}/ship`, { parts: [{ lot, amount: { value: 1, unit: "piece" } }] });
    const late = await ship(numbers[0].toLowerCase());
    expect([late.status, late.body.code]).toEqual([409, "not_enough"]);
    expect(JSON.stringify(late.body.errors)).toContain(`Camille Martin (${first.reference}, Bistrot du Port)`);
    expect(problemsOf(await ship("JAMAIS-VU"))).toEqual(["parts.0.lot:not_found"]);
  });

  it("twice with one key sends once", async () => {
    const { sku, numbers } = await shelf({ pieces: 9 });
    const order = await ready({ [sku]: 4 });
    const headers = { "idempotency-key": crypto.randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => shop.post(`/api/orders/${order.id}/ship`, {}, headers)));
    expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(new Set(sent.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await shop.read(order.id)).deliveries).toHaveLength(1);
    expect(await shop.level(numbers[0])).toEqual([5, 0]);
  });

  it("a day to come is refused", async () => {
    const { sku } = await shelf({ pieces: 1 });
    const order = await ready({ [sku]: 1 });
    expect(problemsOf(await shop.post(`/api/orders/${order.id}/ship`, { shippedOn: "2999-01-01" }))).toEqual(["shippedOn:future"]);
  });
});

describe("after it has left", () => {
  const sent = async (pieces: number, laid: { pieces: number; ddm?: string }) => {
    const { sku, numbers } = await shelf(laid);
    const order = await shop.move((await shop.order({ [sku]: pieces })).id, "confirm", "prepare", "pack", "ship");
    return { order, numbers, delivery: order.deliveries[0]?.reference ?? "" };
  };

  it("the last delivery that arrives makes its order delivered", async () => {
    const { sku } = await shelf({ pieces: 4 });
    const { id } = await shop.move((await shop.order({ [sku]: 6 })).id, "confirm", "prepare", "pack", "ship");
    await shop.lay(sku, { number: `${sku}-FIN`, pieces: 2 });
    const { deliveries } = await shop.move(id, "promise", "ship");
    for (const [place, { reference }] of deliveries.entries()) {
      await shop.made(shop.post(`/api/deliveries/${reference}/deliver`));
      expect((await shop.read(id)).status).toBe(place === deliveries.length - 1 ? "delivered" : "shipped");
    }
    expect((await shop.move(id, "complete")).moves).toEqual([]);
  });

  it("what comes back waits in a lot of its own; delivered % follows", async () => {
    const { order, numbers, delivery } = await sent(4, { pieces: 10, ddm: "2999-03-01" });
    const back = (value: number, facts: object = {}) =>
      shop.post(`/api/deliveries/${delivery}/return`, {
        parts: [{ lot: numbers[0], amount: { value, unit: "piece" } }],
        reason: "Colis mouillé",
        ...facts,
      });
    expect(problemsOf(await back(5))).toEqual(["parts.0.amount:over_delivered"]);
    expect(problemsOf(await back(1, { reason: " " }))).toEqual(["reason:required"]);
    expect((await back(1)).body).toMatchObject({ lines: [{ returned: { value: 1 } }] });
    expect([await shop.level(numbers[0]), (await shop.read(order.id)).deliveredShare]).toEqual([[6, 0], 75]);
    const [held] = await shop.db
      .select()
      .from(lots)
      .where(eq(lots.notes, `${numbers[0]} · ${delivery}`));
    expect(held).toMatchObject({ decision: "on_hold", reason: "Colis mouillé", ddm: "2999-03-01", amount: 1_000 });
    expect((await back(2, { hold: false })).status).toBe(200);
    expect([await shop.level(numbers[0]), (await shop.read(order.id)).deliveredShare]).toEqual([[8, 0], 25]);
  });

  it("an order that has left in part cannot be cancelled", async () => {
    const { sku } = await shelf({ pieces: 1 });
    const { id } = await shop.move((await shop.order({ [sku]: 2 })).id, "confirm", "prepare", "pack", "ship");
    const answer = await shop.post(`/api/orders/${id}/cancel`);
    expect([answer.status, problemsOf(answer)]).toEqual([409, ["status:move"]]);
    expect(JSON.stringify(answer.body.errors)).toMatch(/Expédier/);
  });
});

describe("orders on their way", () => {
  it("cancelling frees what was promised", async () => {
    const { sku, numbers } = await shelf({ pieces: 5 });
    const { id } = await shop.move((await shop.order({ [sku]: 4 })).id, "confirm", "hold");
    expect(await shop.level(numbers[0])).toEqual([5, 4]);
    expect((await shop.move(id, "cancel")).status).toBe("cancelled");
    expect(await shop.level(numbers[0])).toEqual([5, 0]);
  });

  it("what is on hold goes back to where it was", async () => {
    const { sku } = await shelf({ pieces: 5 });
    const { id } = await shop.move((await shop.order({ [sku]: 1 })).id, "confirm", "prepare");
    expect((await shop.move(id, "hold", "resume")).status).toBe("in_preparation");
  });

  it("two who confirm one order do it once", async () => {
    const { sku, numbers } = await shelf({ pieces: 5 });
    const { id } = await shop.order({ [sku]: 2 });
    const answers = await Promise.all([1, 2, 3].map(() => shop.post(`/api/orders/${id}/confirm`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shop.level(numbers[0])).toEqual([5, 2]);
  });

  it("what a draft may not do is refused with what it may", async () => {
    const { sku } = await shelf({ pieces: 1 });
    const { id } = await shop.order({ [sku]: 1 });
    const answer = await shop.post(`/api/orders/${id}/ship`, {}, { "accept-language": "en" });
    expect([answer.status, answer.body.code]).toEqual([409, "not_allowed_now"]);
    expect((answer.body.errors as { message: string }[])[0]?.message).toBe(
      "Draft: this step is not allowed. Possible now: Change, Confirm, Put on hold, Cancel the order",
    );
  });

  it("a pick list says what to take from where", async () => {
    const { sku, numbers } = await shelf({ pieces: 5, ddm: "2999-01-01" }, { pieces: 5, ddm: "2999-02-01" });
    const order = await shop.move((await shop.order({ [sku]: 7 })).id, "confirm");
    const { body } = await shop.api(`/api/orders/${order.reference}/pick-list`);
    expect(body.items).toMatchObject([
      {
        sku,
        toShip: { value: 7 },
        lots: [
          { number: numbers[0], promised: { value: 5 } },
          { number: numbers[1], promised: { value: 2 }, amount: { value: 5 } },
        ],
      },
    ]);
  });
});
