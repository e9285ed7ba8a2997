import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness } from "@/tests/support/people";
import { newShop, type Ordered } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

type Shop = Awaited<ReturnType<typeof newShop>>;
let shop: Shop;

beforeAll(async () => {
  shop = await newShop({ discount: 10 });
  await shop.jar("POT-A");
  await shop.jar("POT-B", { price: 2.5, vatRate: 20 });
});

describe("prices", () => {
  it("are of the client's category on the day, less its discount, with the VAT of the item", async () => {
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
    await shop.made(shop.post("/api/items/POT-A/set-price", { category: "horeca", price: 3.6, startsOn: today }));
    await shop.made(shop.post("/api/items/POT-A/set-price", { category: "horeca", price: 9, startsOn: "2999-01-01" }));
    await shop.made(shop.post("/api/items/POT-A/set-price", { category: "retailer", price: 7, startsOn: today }));
    const order = await shop.order({ "POT-A": 10, "POT-B": 4 });
    expect(order.lines.map(({ price, discount, total }) => [price, discount, total])).toEqual([
      [3.6, 10, 32.4],
      [2.5, 10, 9],
    ]);
    expect(order.vat).toEqual([
      { rate: 5.5, base: 32.4, tax: 1.78 },
      { rate: 20, base: 9, tax: 1.8 },
    ]);
    expect([order.subtotal, order.total, order.status]).toEqual([41.4, 44.98, "draft"]);
    expect(order.reference).toMatch(/^CMD-\d{4}-\d{4}$/);
  });

  it("may be agreed line by line", async () => {
    const order = await shop.order([{ item: "pot-b", amount: { value: 2, unit: "piece" }, price: 2, discount: 0 }]);
    expect(order.lines[0]).toMatchObject({ price: 2, discount: 0, total: 4 });
  });

  it("and stock are told while one types, and nothing is kept", async () => {
    await shop.lay("POT-B", { number: "APERCU-1", pieces: 3 });
    const lines = encodeURIComponent(JSON.stringify([{ item: "POT-B", amount: { value: 5, unit: "piece" } }]));
    const { body } = await shop.api(`/api/orders/preview?client=${shop.client}&lines=${lines}`);
    const measure = (value: number) => ({ value, unit: "piece" });
    expect(body).toMatchObject({ subtotal: 11.25, lines: [{ available: measure(3), missing: measure(2) }] });
    expect(await shop.level("APERCU-1")).toEqual([3, 0]);
  });
});

describe("what cannot be written down names its field", () => {
  const line = (facts: object) => [{ item: "POT-A", amount: { value: 1, unit: "piece" }, ...facts }];
  it.each([
    ["an item nobody knows", { lines: line({ item: "RIEN" }) }, "lines.0.item:not_found"],
    ["a weight of jars", { lines: line({ amount: { value: 1, unit: "kg" } }) }, "lines.0.amount:counted_in"],
    ["nothing of it", { lines: line({ amount: { value: 0, unit: "piece" } }) }, "lines.0.amount.value:too_small_number"],
    ["less than nothing", { lines: line({ amount: { value: -3, unit: "piece" } }) }, "lines.0.amount.value:too_small_number"],
    ["a unit nobody knows", { lines: line({ amount: { value: 1, unit: "caisse" } }) }, "lines.0.amount.unit:choice"],
    ["more than there is money", { lines: line({ amount: { value: 1e9, unit: "piece" }, price: 1e6 }) }, "lines.0.amount:too_dear"],
    ["a discount of more than all", { lines: line({ discount: 101 }) }, "lines.0.discount:too_big_number"],
    ["a client nobody knows", { client: "CLI-9999", lines: line({}) }, "client:not_found"],
    ["no line", { lines: [] }, "lines:too_small_list"],
    ["a quote that is over", { lines: line({}), validUntil: "2020-01-01" }, "validUntil:past"],
  ])("%s", async (_, input, problem) => {
    const answer = await shop.post("/api/orders", { client: shop.client, ...input });
    expect([answer.status, problemsOf(answer)]).toEqual([422, [problem]]);
  });

  it("an item without a price", async () => {
    await shop.jar("SANS-PRIX", { price: null });
    const answer = await shop.post("/api/orders", { client: shop.client, lines: line({ item: "SANS-PRIX" }) });
    expect(problemsOf(answer)).toEqual(["lines.0.price:no_sale_price"]);
  });
});

describe("drafts and quotes", () => {
  it("change while they are drafts; once confirmed, only what does not touch the goods or the money", async () => {
    const draft = await shop.order({ "POT-A": 1 });
    const lines = [{ item: "POT-B", amount: { value: 2, unit: "piece" } }];
    const change = (json: object) => shop.api(`/api/orders/${draft.id}`, { method: "PATCH", json });
    expect((await change({ lines })).body).toMatchObject({ subtotal: 4.5, version: 2 });
    await shop.move(draft.id, "confirm");
    const refused = await change({ lines });
    expect([refused.status, problemsOf(refused)]).toEqual([409, ["lines:order_settled"]]);
    expect((await change({ dueOn: "2999-05-01", notes: "Quai 3" })).body).toMatchObject({ dueOn: "2999-05-01" });
  });

  it("are duplicated as drafts of today", async () => {
    const first = await shop.order({ "POT-A": 2 }, { dueOn: "2999-01-01" });
    await shop.move(first.id, "cancel");
    const copy = await shop.made<Ordered>(shop.post(`/api/orders/${first.reference}/duplicate`));
    expect(copy).toMatchObject({ status: "draft", dueOn: null, total: first.total });
    expect(copy.reference).not.toBe(first.reference);
  });

  it("a quote holds until its day, and becomes an order when it is confirmed", async () => {
    const lines = [{ item: "POT-A", amount: { value: 1, unit: "piece" } }];
    const quote = await shop.made<Ordered>(shop.post("/api/orders/quote", { client: shop.client, lines, validUntil: "2999-01-01" }));
    expect(quote).toMatchObject({ status: "draft", validUntil: "2999-01-01" });
    expect((await shop.move(quote.id, "confirm")).status).toBe("confirmed");
  });
});

describe("lists", () => {
  let busy: Shop;
  beforeAll(async () => {
    busy = await newShop();
    await busy.jar("POT-C");
    const days = ["2020-02-01", "2020-02-15", "2999-02-15", null];
    for (const dueOn of days) await busy.move((await busy.order({ "POT-C": 1 }, { dueOn })).id, "confirm");
    await busy.order({ "POT-C": 5 }, { dueOn: "2020-02-03", clientReference: "Été 7" });
  });
  const list = async (query: string) =>
    (await busy.api(`/api/orders?${query}`)).body as { items: Ordered[]; total: number; nextCursor: string | null };

  it("find what is late, what is due between two days, what a client calls it", async () => {
    expect((await list("late=true")).total).toBe(2);
    expect((await list("late=false")).total).toBe(3);
    expect((await list("dueFrom=2020-02-01&dueTo=2020-02-10")).total).toBe(2);
    expect((await list("search=ete")).total).toBe(1);
    expect((await list("search=bistrot port")).total).toBe(5);
    expect((await list(`client=${busy.client}&status=draft`)).total).toBe(1);
    expect((await list("client=CLI-9999")).total).toBe(0);
  });

  it.each(["createdAt", "dueOn"])("sorted by %s, pages follow one another without a gap or a twin", async (sort) => {
    for (const direction of ["asc", "desc"]) {
      const whole = (await list(`limit=100&sort=${sort}&direction=${direction}`)).items;
      const paged: Ordered[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page = await list(`limit=2&sort=${sort}&direction=${direction}${cursor && `&cursor=${cursor}`}`);
        paged.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(paged).toEqual(whole);
    }
  });

  it("count by status, and by day of a month", async () => {
    expect((await busy.api("/api/orders/facets")).body).toMatchObject({
      total: 5,
      late: 2,
      statuses: [
        { status: "confirmed", count: 4 },
        { status: "draft", count: 1 },
      ],
    });
    expect((await busy.api("/api/orders/calendar?day=2020-02-20")).body).toMatchObject({
      month: "2020-02",
      total: 3,
      items: [
        { day: "2020-02-01", count: 1, late: 1, subtotal: 4 },
        { day: "2020-02-03", count: 1, late: 0 },
        { day: "2020-02-15", count: 1, late: 1 },
      ],
    });
  });

  it("leave as a file", async () => {
    const { body } = await busy.api("/api/orders/export");
    expect(String(body.text).split("\r\n")).toHaveLength(7);
  });
});

describe("what orders need", () => {
  it("is told item by item, and one level down for what must be made", async () => {
    const kitchen = await newShop();
    await kitchen.jar("CONFITURE");
    await kitchen.made(kitchen.post("/api/items", { sku: "SUCRE", name: "Sucre", kind: "ingredient", unit: "kg", cost: 1 }));
    const recipe = {
      item: "CONFITURE",
      output: { value: 10, unit: "piece" },
      lines: [{ item: "SUCRE", amount: { value: 2, unit: "kg" }, loss: 50 }],
    };
    const { id } = await kitchen.made<{ id: string }>(kitchen.post("/api/recipes", recipe));
    await kitchen.made(kitchen.post(`/api/recipes/${id}/activate`));
    await kitchen.lay("CONFITURE", { number: "CONF-1", pieces: 5 });
    await kitchen.move((await kitchen.order({ CONFITURE: 12 })).id, "confirm");
    await kitchen.move((await kitchen.order({ CONFITURE: 3 })).id, "confirm");
    await kitchen.order({ CONFITURE: 100 });
    const { items } = (await kitchen.api("/api/orders/components")).body as { items: object[] };
    // 15 jars wanted, 5 there: 10 to make, which take 2 kg of sugar, half of it lost.
    expect(items).toMatchObject([
      { sku: "CONFITURE", ordered: true, needed: { value: 15 }, inStock: { value: 5 }, missing: { value: 10 } },
      { sku: "SUCRE", ordered: false, needed: { value: 4, unit: "kg" }, missing: { value: 4 } },
    ]);
  });
});

it("a client that was invoiced is archived, not removed, though it has ordered nothing", async () => {
  const { id } = await shop.made<{ id: string }>(shop.post("/api/clients", { companyName: "Facturé seulement", category: "horeca" }));
  const lines = [{ description: "Dégustation", amount: { value: 1, unit: "piece" }, price: 30, vatRate: 20 }];
  await shop.made(shop.post("/api/invoices", { client: id, lines }));
  const answer = await shop.post(`/api/clients/${id}/remove`);
  expect([answer.status, answer.body.code]).toEqual([409, "still_used"]);
});

it("a client that has ordered is archived, not removed", async () => {
  const answer = await shop.post(`/api/clients/${shop.client}/remove`);
  expect([answer.status, answer.body.code]).toEqual([409, "still_used"]);
});

it("the twenty-first order of the month is beyond a Freemium plan, twenty-five at once or not", async () => {
  const small = await newBusiness({ plan: "freemium" });
  const post = (path: string, json: unknown) => small.api(path, { method: "POST", json });
  await post("/api/items", { sku: "POT", name: "Pot", kind: "product", unit: "piece", price: 4 });
  const { reference } = (await post("/api/clients", { companyName: "Un", category: "horeca" })).body;
  const json = { client: reference, lines: [{ item: "POT", amount: { value: 1, unit: "piece" } }] };
  const answers = await Promise.all(Array.from({ length: 25 }, () => post("/api/orders", json)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(new Set(["limit_reached"]));
});
