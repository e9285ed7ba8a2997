import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "@/db/kernel";
import { scans } from "@/db/business";
import { newId } from "@/worker/engine/identifier";
import { billing } from "@/worker/modules/business/billing/contract";
import { credits } from "@/worker/modules/business/credits/contract";
import { fieldsNamedBy, newMaker, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { newSubscriber, type Subscriber } from "@/tests/support/subscriber";

/** What a business was written, by subject. */
async function lettersTo({ maker }: Subscriber): Promise<string[]> {
  const email = maker.actor.type === "person" ? maker.actor.email : "";
  const rows = await databases.platform.select().from(outbox).where(sql`message ->> 'to' = ${email}`);
  return rows.map(({ message }) => message.subject);
}

describe("a subscription", () => {
  it("is tried, paid, renewed, enlarged, cancelled, ended and taken up again; each payment has an invoice of one series", async () => {
    const own = await newSubscriber("core");
    expect(await own.call(billing.show)).toMatchObject({
      status: "trialing",
      daysLeft: 7,
      price: 490_000,
      isSimulated: true,
      hasCard: false,
    });
    await own.wait(6);
    await own.wait(0);
    expect((await lettersTo(own)).filter((subject) => subject.includes("essai"))).toHaveLength(1);

    expect(await own.call(billing.quote, { plan: "core" })).toMatchObject({
      kind: "subscribe",
      net: 490_000,
      total: 588_000,
      startsOn: "2027-01-18",
    });
    await own.subscribe("core");
    expect(await own.call(billing.show)).toMatchObject({ plan: "core", status: "active", renewsOn: "2027-02-18", hasCard: true });

    await own.wait(33);
    expect(await own.call(billing.show)).toMatchObject({ status: "active", renewsOn: "2027-03-18" });
    const { items } = await own.call(billing.invoices);
    expect(items.map(({ kind, total }) => [kind, total])).toEqual([
      ["renewal", 588_000],
      ["subscribe", 588_000],
    ]);
    expect(items.every(({ number }) => /^CEL-2027-\d{4}$/.test(number ?? ""))).toBe(true);

    await own.subscribe("growth");
    expect(await own.call(billing.show)).toMatchObject({ plan: "growth", status: "active", renewsOn: "2027-03-18" });

    expect(await own.call(billing.cancel)).toMatchObject({ status: "active", isEnding: true });
    expect(await own.call(billing.resume)).toMatchObject({ isEnding: false });
    await own.call(billing.cancel);
    await own.wait(30);
    expect(await own.call(billing.show)).toMatchObject({ plan: "growth", status: "cancelled", isEnding: false });
    expect((await own.payments()).filter(({ state }) => state === "paid")).toHaveLength(3);

    await own.subscribe("growth", "yearly");
    expect(await own.call(billing.show)).toMatchObject({ status: "active", period: "yearly" });
  });

  it("goes to a smaller plan when the paid period ends, and the choice can be taken back", async () => {
    const own = await newSubscriber("growth");
    await own.subscribe("growth");
    expect((await own.call(billing.choose, { plan: "core" })).payment).toBeNull();
    expect(await own.call(billing.show)).toMatchObject({ plan: "growth", nextPlan: "core" });
    await own.call(billing.resume);
    expect(await own.call(billing.show)).toMatchObject({ nextPlan: null });
    await own.call(billing.choose, { plan: "core" });
    await own.wait(40);
    expect(await own.call(billing.show)).toMatchObject({ plan: "core", status: "active", nextPlan: null });
    expect((await own.payments()).map(({ total }) => total)).toEqual([1_188_000, 588_000]);
    await own.call(billing.choose, { plan: "freemium" });
    await own.wait(31);
    expect(await own.call(billing.show)).toMatchObject({ plan: "freemium", status: "active", renewsOn: null });
  });

  it("goes on for a while when a card refuses, is debited again, and is paid by hand", async () => {
    const own = await newSubscriber("core");
    await own.subscribe("core", "monthly", true);
    await own.wait(38);
    expect(await own.call(billing.show)).toMatchObject({ status: "past_due", dueSince: "2027-02-18" });
    await own.wait(3);
    expect((await own.payments()).at(-1)).toMatchObject({ kind: "renewal", state: "failed", tries: 2 });
    expect((await lettersTo(own)).filter((subject) => subject.includes("paiement"))).toHaveLength(2);
    const due = await own.call(billing.payDue);
    await own.call(billing.simulate, { id: due.id });
    expect(await own.call(billing.show)).toMatchObject({ status: "active", dueSince: null, renewsOn: "2027-03-18" });
  });

  it("ends two weeks after a card refused, keeps what it has, and comes back", async () => {
    const own = await newSubscriber("core");
    await own.subscribe("core", "monthly", true);
    await own.wait(51);
    expect((await own.row()).planStatus).toBe("past_due");
    await own.wait(1);
    expect(await own.call(billing.show)).toMatchObject({ plan: "core", status: "cancelled" });
    expect((await own.payments()).at(-1)).toMatchObject({ state: "left", tries: 3 });
    await own.subscribe("core");
    expect((await own.row()).planStatus).toBe("active");
  });

  it("of two clocks at once asks for a period once, and debits once", async () => {
    const own = await newSubscriber("core");
    await own.subscribe("core");
    own.now += 37 * 86_400_000;
    const clocks = Array.from({ length: 4 }, async () => {
      const { now } = own;
      await own.wait(1);
      own.now = now;
    });
    await Promise.all(clocks);
    expect((await own.payments()).map(({ kind, state }) => `${kind} ${state}`)).toEqual(["subscribe paid", "renewal paid"]);
    expect((await own.row()).renewsOn).toBe("2027-03-18");
  });

  it.each([
    [billing.cancel, "status:nothing_to_cancel"],
    [billing.resume, "status:nothing_to_resume"],
    [billing.payDue, "status:no_period_due"],
  ] as const)("refuses what there is nothing of", async (operation, field) => {
    const own = await newSubscriber("core");
    expect(fieldsNamedBy(await refusalOf(own.call(operation)))).toEqual([field]);
  });

  it("is not chosen anew where it is so already, and knows no other plan, period or price", async () => {
    const own = await newSubscriber("core");
    await own.subscribe("core");
    expect(fieldsNamedBy(await refusalOf(own.call(billing.choose, { plan: "core" })))).toEqual(["plan:plan_already"]);
    for (const input of [
      { plan: "gold" },
      { plan: "growth", period: "daily" },
      { plan: "growth", price: 1 },
      { plan: "growth", status: "active" },
    ])
      expect((await refusalOf(own.call(billing.choose, input))).code).toBe("invalid_input");
  });
});

describe("what is heard of a payment", () => {
  const paid = { outcome: "paid", amount: 588_000, customer: "cus_1", intent: "pi_1" } as const;

  it("is booked once, however often and at once it is told, and not taken back by what comes late", async () => {
    const own = await newSubscriber("core");
    const { payment } = await own.call(billing.choose, { plan: "core" });
    const id = payment?.id ?? "";
    await Promise.all(Array.from({ length: 8 }, () => own.hear(id, paid)));
    await own.hear(id, { ...paid, outcome: "failed" });
    await own.hear(id, { ...paid, outcome: "pending" });
    expect(await own.payments()).toMatchObject([{ state: "paid" }]);
    expect(await own.row()).toMatchObject({ planStatus: "active", renewsOn: "2027-02-18", customer: "cus_1" });
  });

  it("counts in any order: refused, waiting, then paid", async () => {
    const own = await newSubscriber("core");
    const id = (await own.call(billing.choose, { plan: "core" })).payment?.id ?? "";
    for (const outcome of ["failed", "pending", "failed"] as const) await own.hear(id, { ...paid, outcome });
    expect((await own.row()).planStatus).toBe("trialing");
    await own.hear(id, paid);
    expect((await own.row()).planStatus).toBe("active");
  });

  it("moves nothing when another sum was paid, or nobody asked for it", async () => {
    const own = await newSubscriber("core");
    const id = (await own.call(billing.choose, { plan: "core" })).payment?.id ?? "";
    expect((await refusalOf(own.hear(id, { ...paid, amount: 100 }))).code).toBe("forbidden");
    expect((await refusalOf(own.hear(newId(), paid))).code).toBe("not_found");
    expect((await own.row()).planStatus).toBe("trialing");
  });

  it("is asked for where no message came: the bank's answer is found by whoever looks, or by the clock", async () => {
    const own = await newSubscriber("core");
    const first = (await own.call(billing.choose, { plan: "core" })).payment?.id ?? "";
    await own.call(billing.simulate, { id: first, outcome: "wait" });
    expect((await own.call(billing.confirm, { id: first })).state).toBe("pending");
    own.now += 30_000;
    expect((await own.call(billing.confirm, { id: first })).state).toBe("paid");
    const second = await own.call(credits.buy, { items: [{ id: "a", credits: 5 }] });
    await own.call(billing.simulate, { id: second.id, outcome: "wait" });
    await own.wait(1);
    expect((await own.call(credits.balance)).credits).toBe(5);
  });

  it("a page that was left for another is closed, and its money still counts if it comes", async () => {
    const own = await newSubscriber("core");
    const left = (await own.call(billing.choose, { plan: "core" })).payment?.id ?? "";
    await own.subscribe("growth");
    expect((await own.call(billing.payment, { id: left })).state).toBe("left");
    expect(fieldsNamedBy(await refusalOf(own.call(billing.simulate, { id: left })))).toEqual(["status:payment_over"]);
    await own.hear(left, paid);
    expect(await own.row()).toMatchObject({ plan: "growth", planStatus: "active", renewsOn: "2027-03-18" });
  });

  it("is nobody else's to play", async () => {
    const own = await newSubscriber("core");
    const id = (await own.call(billing.choose, { plan: "core" })).payment?.id ?? "";
    const neighbour = await newMaker();
    for (const operation of [billing.simulate, billing.confirm, billing.payment, billing.invoice])
      expect((await refusalOf(neighbour.call(operation, { id }))).code).toBe("not_found");
  });
});

describe("credits and extras", () => {
  it("a cart is paid once, at the server's prices, and its credits are there", async () => {
    const own = await newSubscriber("growth");
    const items = [
      { id: "a", credits: 5 },
      { id: "b", credits: 1 },
    ];
    const bought = await own.call(credits.buy, { items });
    expect(bought).toMatchObject({ kind: "credits", credits: 6, net: 5_150_000, total: 6_180_000, state: "open" });
    await own.call(billing.simulate, { id: bought.id, outcome: "fail" });
    expect((await own.call(credits.balance)).credits).toBe(0);
    await own.call(billing.simulate, { id: bought.id });
    await own.hear(bought.id, { outcome: "paid", amount: 6_180_000, customer: null, intent: null });
    expect((await own.call(credits.balance)).credits).toBe(6);
  });

  it.each([
    ["empty", []],
    ["negative", [{ id: "a", credits: -5 }]],
    ["of packs nobody sells", [{ id: "a", credits: 3 }]],
    ["with a price of its own", [{ id: "a", credits: 5, price: 1 }]],
    ["huge", Array.from({ length: 21 }, (_, place) => ({ id: `a${place}`, credits: 10 }))],
  ])("a cart that is %s is refused", async (_what, items) => {
    const own = await newSubscriber("growth");
    expect((await refusalOf(own.call(credits.buy, { items }))).code).toBe("invalid_input");
  });

  it("the largest plan gives a credit a month, once, while it is paid", async () => {
    const own = await newSubscriber("expert_plus");
    await own.wait(1);
    expect((await own.call(credits.balance)).credits).toBe(0);
    await own.subscribe("expert_plus");
    await own.wait(2);
    expect((await own.call(credits.balance)).credits).toBe(1);
    await own.wait(20);
    expect((await own.call(credits.balance)).credits).toBe(2);
  });

  it("pages read beyond the plan are billed with the next period, once", async () => {
    const own = await newSubscriber("growth");
    await own.subscribe("growth");
    const read = { status: "to_review", fileName: "f.pdf", fileKey: "f", mediaType: "application/pdf", size: 1, digest: newId() } as const;
    await own.maker.db
      .insert(scans)
      .values({ ...read, id: newId(), countedIn: "2027-01", agreed: true, extraPages: 4, createdAt: 1, updatedAt: 1 });
    await own.wait(38);
    const [, first] = await own.payments();
    expect(first).toMatchObject({ pages: 4, net: 990_000 + 4 * 1_500, state: "paid" });
    await own.wait(29);
    expect((await own.payments()).at(-1)).toMatchObject({ kind: "renewal", pages: 0, net: 990_000 });
  });
});
