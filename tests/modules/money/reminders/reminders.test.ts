import { beforeAll, describe, expect, it } from "vitest";
import { outbox } from "@/db/kernel";
import { businessOf } from "@/tests/support/catalogue";
import { databases } from "@/tests/support/platform";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
const tasting = { description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 };
let shop: Awaited<ReturnType<typeof newShop>>;
let ids: string[];

beforeAll(async () => {
  shop = await newShop({ siret: "55208131766522", billingAddress: address, paymentTerms: "30_days", email: "compta@bistrot.test" });
  const company = { ...sampleCompany, penaltyRate: 36.5, iban: "FR7630006000011234567890189" };
  await shop.made(shop.person.api("/api/company", { method: "PATCH", json: company }));
  ids = [];
  for (const issuedOn of [inDays(-50), inDays(-40), today]) {
    const { id } = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: [tasting] }));
    await shop.made(shop.post(`/api/invoices/${id}/send`, { issuedOn, mail: false }));
    ids.push(id);
  }
});

interface Debtors {
  items: { late: number; step: string | null; invoices: object[] }[];
  total: number;
}
const late = () => shop.made<Debtors>(shop.api("/api/reminders?late=true"));

describe("who is late", () => {
  it("is told by client, with penalties, the 40 € of each invoice and the step to take", async () => {
    expect(await late()).toMatchObject({ total: 1, totalLate: 144, totalDue: 216 });
    const [debtor] = (await late()).items;
    // 72 € at 36,5 % a year: 7,2 cents a day, for 20 and 10 days.
    expect(debtor).toMatchObject({ due: 216, late: 144, daysLate: 20, penalties: 2.16, indemnity: 80, total: 226.16, step: "friendly" });
  });

  it("sees the letter before it leaves, in either language, and by step", async () => {
    const friendly = await shop.made<{ message: string; total: number }>(shop.api(`/api/reminders/${shop.client}/preview`));
    expect(friendly).toMatchObject({ step: "friendly", language: "fr", to: "compta@bistrot.test", total: 144 });
    expect(friendly.message).not.toContain("Pénalités");
    const firm = await shop.made<{ message: string; total: number }>(
      shop.api(`/api/reminders/${shop.client}/preview?step=firm&language=en`),
    );
    expect(firm.total).toBe(226.16);
    for (const text of ["Late penalties", "2,16", "80,00", "226,16", "FR7630006000011234567890189"]) expect(firm.message).toContain(text);
  });

  it("sends it once, keeps it, and waits before the next step; what is paid or disputed is asked for no more", async () => {
    const sent = await shop.made<{ id: string }>(shop.post(`/api/reminders/${shop.client}/send`));
    expect(sent).toMatchObject({ step: "friendly", sentTo: "compta@bistrot.test", total: 144 });
    const db = databases.business((await businessOf(shop.person)).database);
    const letters = (await db.select().from(outbox)).map(({ message }) => JSON.stringify(message));
    expect(letters.filter((text) => text.includes("compta@bistrot.test"))).toHaveLength(1);
    expect(await shop.made(shop.api("/api/reminders/history"))).toMatchObject({ items: [{ id: sent.id, partyName: "Bistrot du Port" }] });
    expect((await late()).items[0]).toMatchObject({ step: null, lastStep: "friendly", lastSentOn: today });
    await shop.made(shop.post(`/api/invoices/${ids[0]}/mark-paid`));
    expect((await late()).items[0]).toMatchObject({ late: 72, daysLate: 10 });
    await shop.made(shop.post(`/api/invoices/${ids[1]}/dispute`, { dispute: "Bocaux cassés" }));
    expect(await late()).toMatchObject({ total: 0, items: [] });
    expect(await shop.made(shop.api("/api/reminders"))).toMatchObject({ items: [{ due: 144, disputed: 72, late: 0 }] });
    const refused = await shop.post(`/api/reminders/${shop.client}/send`);
    expect([refused.status, refused.body.code]).toEqual([409, "not_allowed_now"]);
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: "id", code: "nothing_late" })]);
  });

  it("chooses when steps are due, each after the one before", async () => {
    const { items } = await shop.made<{ items: { step: string; afterDays: number; active: boolean }[] }>(
      shop.api("/api/reminders/scenario"),
    );
    expect(items.map(({ afterDays }) => afterDays)).toEqual([3, 10, 20, 35]);
    const [friendly, ...rest] = items;
    const post = (first: object) => shop.post("/api/reminders/set-scenario", { items: [first, ...rest] });
    expect(problemsOf(await post({ ...friendly, afterDays: 10 }))).toEqual(["items.1.afterDays:after_former"]);
    await shop.made(post({ ...friendly, afterDays: 1 }));
    expect(await shop.made(shop.api("/api/reminders/scenario"))).toMatchObject({ items: [{ afterDays: 1 }, {}, {}, {}] });
  });
});

describe("the schedule", () => {
  it("says what is to receive and to pay, the longest due first, page by page", async () => {
    const rent = {
      type: "expense",
      category: "rent",
      description: "Loyer de l'atelier",
      amount: 150,
      nextOn: inDays(-1),
      rhythm: "monthly",
    };
    await shop.made(shop.post("/api/treasury-plans", rent));
    const first = await shop.made<{ items: object[]; nextCursor: string }>(shop.api("/api/schedule?limit=2"));
    expect(first).toMatchObject({
      items: [
        { kind: "invoice", direction: "to_receive", daysLate: 10, amount: 72, disputed: true },
        { kind: "plan", direction: "to_pay", daysLate: 1, label: "Loyer de l'atelier" },
      ],
      toReceive: { late: 72, month: 72, total: 144 },
      toPay: { late: 150, total: 150 },
    });
    const rest = await shop.made<{ items: object[] }>(shop.api(`/api/schedule?limit=2&cursor=${first.nextCursor}`));
    expect(rest).toMatchObject({ items: [{ dueOn: inDays(30) }], nextCursor: null });
    expect(await shop.made<{ items: object[] }>(shop.api("/api/schedule?direction=to_pay"))).toMatchObject({
      items: [{ kind: "plan" }],
      total: 1,
    });
  });
});
