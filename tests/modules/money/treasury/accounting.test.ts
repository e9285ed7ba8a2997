import { beforeAll, expect, it } from "vitest";
import { addDays, formatDate } from "@/worker/core/figures/dates";
import { newBusiness } from "@/tests/support/people";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
const lastMonth = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1, 0)).toISOString().slice(0, 10);
const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
const tasting = { description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 };
let shop: Awaited<ReturnType<typeof newShop>>;

beforeAll(async () => {
  shop = await newShop({ siret: "55208131766522", billingAddress: address });
  await shop.made(shop.person.api("/api/company", { method: "PATCH", json: sampleCompany }));
  const { id } = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: [tasting] }));
  await shop.made(shop.post(`/api/invoices/${id}/send`, { issuedOn: lastMonth, mail: false }));
  await shop.made(shop.post(`/api/invoices/${id}/mark-paid`));
});

it("sales, their payment and what was entered by hand make the file of accounting entries", async () => {
  const rent = { type: "expense", category: "rent", description: "Loyer", amount: 900, day: lastMonth };
  await shop.made(shop.post("/api/treasury", rent));
  const exportPath = `/api/accounting/export?from=${lastMonth.slice(0, 7)}-01&to=${today}`;
  const { fileName, text } = await shop.made<{ fileName: string; text: string }>(shop.api(exportPath));
  expect(fileName).toBe(`732829320FEC${today.replaceAll("-", "")}.txt`);
  const lines = text.replace(/\r\n$/, "").split("\r\n");
  const [head = [], ...rows] = lines.map((line) => line.split("\t"));
  expect([head.length, head[0], head[17]]).toEqual([18, "JournalCode", "Idevise"]);
  const entries = rows.map((cells) => [cells[0], cells[2], cells[4], cells[11], cells[12]]);
  expect(entries).toEqual([
    ["BQ", "1", "512000", "0,00", "900,00"],
    ["BQ", "1", "613200", "900,00", "0,00"],
    ["VT", "2", "411000", "72,00", "0,00"],
    ["VT", "2", "706001", "0,00", "60,00"],
    ["VT", "2", "445741", "0,00", "12,00"],
    ["BQ", "3", "512000", "72,00", "0,00"],
    ["BQ", "3", "411000", "0,00", "72,00"],
    ["OD", "4", "445741", "12,00", "0,00"],
    ["OD", "4", "445711", "0,00", "12,00"],
  ]);
  const day = today.replaceAll("-", "");
  expect(rows.map((cells) => `${cells[13]} ${cells[14]}`.trim())).toEqual(["", "", `AAB ${day}`, "", "", "", `AAB ${day}`, "", ""]);
  expect(rows[2]?.slice(6, 8)).toEqual([shop.client, "Bistrot du Port"]);
});

it("the VAT of last month is told by rate, and a closed month changes no more", async () => {
  // A service was invoiced last month and paid today: its VAT is due this month.
  expect(await shop.made(shop.api("/api/accounting/vat"))).toMatchObject({ collected: [], deductible: [], due: 0, lines: [] });
  const thisMonth = `from=${today.slice(0, 7)}-01&to=${today}`;
  expect(await shop.made(shop.api(`/api/accounting/vat?${thisMonth}`))).toMatchObject({
    collected: [{ rate: 20, base: 60, tax: 12 }],
    due: 12,
    lines: [
      { line: "A1", base: 60, tax: 0 },
      { line: "08", base: 60, tax: 12 },
      { line: "16", base: 0, tax: 12 },
      { line: "TD", base: 0, tax: 12 },
      { line: "28", base: 0, tax: 12 },
    ],
  });
  const behind = await shop.made(shop.api(`/api/accounting/vat-entries?${thisMonth}&line=08`));
  expect(behind).toMatchObject({ items: [{ day: today, line: "08", base: 60, tax: 12, partyName: "Bistrot du Port" }], total: 1 });
  expect(problemsOf(await shop.post("/api/accounting/close", { until: today }))).toEqual(["until:not_over"]);
  expect(problemsOf(await shop.post("/api/accounting/close", { until: `${lastMonth.slice(0, 7)}-02` }))).toEqual(["until:month_end"]);
  await shop.made(shop.post("/api/accounting/close", { until: lastMonth }));
  const late = { type: "expense", category: "rent", description: "Loyer", amount: 1, day: lastMonth };
  expect(problemsOf(await shop.post("/api/treasury", late))).toEqual(["day:closed_period"]);
  const { items } = await shop.made<{ items: { id: string }[] }>(shop.api("/api/treasury?category=rent"));
  expect(problemsOf(await shop.post(`/api/treasury/${items[0]?.id}/remove`))).toEqual(["day:closed_period"]);
  const { text } = await shop.made<{ text: string }>(shop.api(`/api/accounting/export?from=${lastMonth}&to=${lastMonth}`));
  expect(text.split("\r\n")[1]?.split("\t")[15]).toBe(today.replaceAll("-", ""));
  // Closed entries keep their numbers and accounts, whatever is asked for and whatever the accountant says later.
  await shop.made(shop.post("/api/accounting/set-account", { account: "rent", number: "613500", name: "Locations mobilières" }));
  const rentOf = async (from: string) => {
    const file = await shop.made<{ text: string }>(shop.api(`/api/accounting/export?from=${from}&to=${today}`));
    return file.text
      .split("\r\n")
      .find((row) => row.includes("Loyer") && row.includes("\t613"))
      ?.split("\t")
      .slice(2, 5);
  };
  expect([await rentOf(lastMonth), await rentOf("2020-01-01")]).toEqual(Array(2).fill(["1", lastMonth.replaceAll("-", ""), "613200"]));
  expect(await shop.made(shop.api("/api/accounting"))).toMatchObject({ items: [{ until: lastMonth }] });
});

it("nothing that moves money is dated in a closed month: sales, payments, purchases", async () => {
  const early = addDays(lastMonth, -1);
  const { id } = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: [tasting] }));
  expect(problemsOf(await shop.post(`/api/invoices/${id}/send`, { issuedOn: lastMonth, mail: false }))).toEqual(["issuedOn:closed_period"]);
  const bill = { supplier: "Moulin", number: "F-9", issuedOn: early, lines: [{ description: "Farine", price: 10, vatRate: 5.5 }] };
  await shop.made(shop.post("/api/suppliers", { name: "Moulin" }));
  const draft = await shop.made<{ id: string }>(shop.post("/api/supplier-invoices", bill));
  // What came late is booked today, and keeps its own day.
  expect(await shop.made(shop.post(`/api/supplier-invoices/${draft.id}/book`))).toMatchObject({
    issuedOn: early,
    postedOn: today,
    status: "to_pay",
  });
  const { text } = await shop.made<{ text: string }>(shop.api(`/api/accounting/export?from=${today}&to=${today}`));
  const bought = text
    .split("\r\n")
    .map((row) => row.split("\t"))
    .filter(([journal]) => journal === "HA");
  expect(new Set(bought.map((cells) => `${cells[3]} ${cells[9]}`))).toEqual(new Set([`${today} ${early}`.replaceAll("-", "")]));
  const paid = await shop.post(`/api/supplier-invoices/${draft.id}/mark-paid`, { paidOn: lastMonth });
  expect(problemsOf(paid)).toEqual(["paidOn:closed_period"]);
  const [problem] = (paid.body.errors ?? []) as { message: string }[];
  expect(problem?.message).toContain(formatDate(lastMonth, "fr"));
});

it("what the law asks for is behind no plan, but wants a SIREN to be named by", async () => {
  const free = await newBusiness({ plan: "freemium" });
  const { status, body } = await free.api("/api/accounting/export?from=2026-01-01&to=2026-12-31");
  expect([status, body.code]).toEqual([422, "incomplete_party"]);
  // Who may close a month may read what VAT it owes.
  const returned = await free.api("/api/accounting/vat?from=2026-01-01&to=2026-01-31");
  expect([returned.status, returned.body.lines]).toEqual([200, []]);
  expect((await free.api("/api/accounting/vat-entries?from=2026-01-01&to=2026-01-31")).status).toBe(200);
  expect((await free.api("/api/accounting/close", { method: "POST", json: { until: "2026-01-31" } })).status).toBe(200);
});
