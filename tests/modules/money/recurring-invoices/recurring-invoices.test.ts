import { beforeAll, expect, it } from "vitest";
import { today } from "@/tests/support/today";
import { businessDay } from "@/worker/engine/upkeep/upkeep";
import { testRuntime } from "@/tests/support/runtime";
import { savedAccount } from "@/tests/support/newcomer";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

interface Recurring {
  id: string;
  nextOn: string;
  paused: boolean;
  subtotal: number;
  made: { id: string; number: string | null }[];
}

const lines = [{ description: "Location du laboratoire", amount: { value: 1, unit: "piece" }, price: 250, vatRate: 20 }];
let shop: Awaited<ReturnType<typeof newShop>>;
const keep = (input: object = {}) =>
  shop.made<Recurring>(
    shop.post("/api/recurring-invoices", { client: shop.client, description: "Laboratoire partagé", nextOn: today, lines, ...input }),
  );

beforeAll(async () => {
  shop = await newShop();
});

it("makes one draft a day, however many ask at once", async () => {
  const { id, subtotal } = await keep();
  const answers = await Promise.all([1, 2, 3, 4].map(() => shop.post(`/api/recurring-invoices/${id}/run`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.filter(({ body }) => body.made)).toHaveLength(1);
  const { made, nextOn } = await shop.made<Recurring>(shop.api(`/api/recurring-invoices/${id}`));
  expect([subtotal, made.length, nextOn > today]).toEqual([250, 1, true]);
  expect(await shop.made(shop.api(`/api/invoices/${made[0]?.id}`))).toMatchObject({
    status: "draft",
    total: 300,
    description: "Laboratoire partagé",
  });
});

it("its drafts say why they bear no tax, as it does", async () => {
  const untaxed = lines.map((line) => ({ ...line, vatRate: 0 }));
  const { id } = await keep({ lines: untaxed, vatReason: "outside_scope" });
  await shop.made(shop.post(`/api/recurring-invoices/${id}/run`));
  const { made } = await shop.made<Recurring>(shop.api(`/api/recurring-invoices/${id}`));
  expect(await shop.made(shop.api(`/api/invoices/${made[0]?.id}`))).toMatchObject({ vatReason: "outside_scope", total: 250 });
});

it("is made by the clock each morning, once; what sleeps stops no other", async () => {
  const own = await newShop();
  const put = () =>
    own.made<Recurring>(own.post("/api/recurring-invoices", { client: own.client, description: "Labo", nextOn: today, lines }));
  await put();
  const asleep = await put();
  await own.made(own.post(`/api/recurring-invoices/${asleep.id}/pause`));
  const business = (await savedAccount(own.person.email))?.businesses?.id ?? "";
  const runtime = testRuntime();
  for (let times = 0; times < 3; times += 1) await businessDay(runtime, business);
  expect((await own.api("/api/invoices")).body.total).toBe(1);
});

it("refuses days that cannot be", async () => {
  const input = { client: shop.client, description: "Labo", lines };
  expect(problemsOf(await shop.post("/api/recurring-invoices", { ...input, nextOn: "2020-01-01" }))).toEqual(["nextOn:past"]);
  expect(problemsOf(await shop.post("/api/recurring-invoices", { ...input, nextOn: today, endsOn: "2020-01-01" }))).toEqual([
    "endsOn:before_start",
  ]);
});
