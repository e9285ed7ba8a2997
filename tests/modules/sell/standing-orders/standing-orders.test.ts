import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { businessDay } from "@/worker/engine/upkeep/upkeep";
import { testRuntime } from "@/tests/support/runtime";
import { savedAccount } from "@/tests/support/newcomer";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

type Shop = Awaited<ReturnType<typeof newShop>>;
interface Standing {
  id: string;
  nextOn: string;
  paused: boolean;
  made: { reference: string }[];
}

let shop: Shop;
const lines = [{ item: "POT", amount: { value: 6, unit: "piece" } }];
const keep = (facts: object = {}) =>
  shop.made<Standing>(shop.post("/api/standing-orders", { client: shop.client, rhythm: "weekly", nextOn: today, lines, ...facts }));
const read = (id: string) => shop.made<Standing>(shop.api(`/api/standing-orders/${id}`));
const count = async () => (await shop.api("/api/orders")).body.total as number;

beforeAll(async () => {
  shop = await newShop();
  await shop.jar("POT");
});

it("makes one draft a day, however many ask at once, for the day it is due", async () => {
  const { id } = await keep({ leadDays: 3 });
  const before = await count();
  const answers = await Promise.all([1, 2, 3, 4].map(() => shop.post(`/api/standing-orders/${id}/run`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect(answers.filter(({ body }) => body.made)).toHaveLength(1);
  expect(await count()).toBe(before + 1);
  const { made, nextOn } = await read(id);
  expect([made.length, nextOn]).toEqual([1, addDays(today, 7)]);
  const order = await shop.read(made[0]?.reference ?? "");
  expect(order).toMatchObject({ status: "draft", dueOn: addDays(today, 3), lines: [{ sku: "POT", price: 4 }] });
});

it("is made by the clock each morning, once; what sleeps or is refused stops no other", async () => {
  const own = await newShop();
  await own.jar("POT");
  await own.jar("SANS-PRIX", { price: null });
  const put = (facts: object) =>
    own.made<Standing>(own.post("/api/standing-orders", { client: own.client, rhythm: "weekly", nextOn: today, lines, ...facts }));
  const refused = await put({ lines: [{ item: "SANS-PRIX", amount: { value: 1, unit: "piece" } }] });
  await put({});
  const asleep = await put({});
  await own.made(own.post(`/api/standing-orders/${asleep.id}/pause`));
  await put({ nextOn: addDays(today, 1) });
  const business = (await savedAccount(own.person.email))?.businesses?.id ?? "";
  const runtime = testRuntime();
  for (let times = 0; times < 3; times += 1) await businessDay(runtime, business);
  expect((await own.api("/api/orders")).body.total).toBe(1);
  expect(new Set(runtime.seen.faults)).toEqual(new Set(["recurring"]));
  expect((await own.api("/api/standing-orders?due=true")).body).toMatchObject({ total: 1, items: [{ id: refused.id }] });
});

it("sleeps and wakes without making up for what it slept through", async () => {
  const { id } = await keep();
  expect(await shop.made(shop.post(`/api/standing-orders/${id}/pause`))).toMatchObject({ paused: true });
  const refused = await shop.post(`/api/standing-orders/${id}/run`);
  expect([refused.status, problemsOf(refused)]).toEqual([409, ["paused:standing_paused"]]);
  expect(await shop.made(shop.post(`/api/standing-orders/${id}/resume`))).toMatchObject({ paused: false, nextOn: today });
});

it.each([
  [{ nextOn: "2020-01-01" }, "nextOn:past"],
  [{ endsOn: addDays(today, -1) }, "endsOn:before_start"],
  [{ rhythm: "daily" }, "rhythm:choice"],
  [{ lines: [{ item: "RIEN", amount: { value: 1, unit: "piece" } }] }, "lines.0.item:not_found"],
  [{ lines: [{ item: "POT", amount: { value: 1, unit: "kg" } }] }, "lines.0.amount:counted_in"],
  [{ client: "CLI-9999" }, "client:not_found"],
])("%j is refused as %s", async (facts, problem) => {
  const answer = await shop.post("/api/standing-orders", { client: shop.client, rhythm: "weekly", nextOn: today, lines, ...facts });
  expect([answer.status, problemsOf(answer)]).toEqual([422, [problem]]);
});

it("changes its articles; its last day makes the last order", async () => {
  const { id } = await keep({ endsOn: today });
  const change = await shop.api(`/api/standing-orders/${id}`, {
    method: "PATCH",
    json: { lines: [{ item: "POT", amount: { value: 2, unit: "piece" } }] },
  });
  expect(change.body).toMatchObject({ lines: [{ sku: "POT", amount: { value: 2 } }] });
  expect((await shop.post(`/api/standing-orders/${id}/run`)).status).toBe(200);
  const due = (await shop.api("/api/standing-orders?due=true")).body.items as Standing[];
  expect(due.map((one) => one.id)).not.toContain(id);
});
