import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { scans } from "@/db/business";
import { outbox } from "@/db/kernel";
import { businesses } from "@/db/platform";
import { simulatedTill } from "@/worker/adapters/payments/simulated";
import type { TillNews } from "@/worker/engine/ports";
import { call } from "@/worker/engine/call";
import { newId } from "@/worker/engine/identifier";
import { dailyBilling } from "@/worker/modules/business/billing";
import { billing } from "@/worker/modules/business/billing/contract";
import { credits } from "@/worker/modules/business/credits/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { fieldsNamedBy, refusalOf } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";
import { newSubscriber, type Subscriber } from "@/tests/support/subscriber";

/** What is heard twice, late, in the wrong order or never, and what people do meanwhile. */

async function lettersTo({ maker }: Subscriber, subject: string): Promise<number> {
  const email = maker.actor.type === "person" ? maker.actor.email : "";
  const rows = await databases.platform.select().from(outbox).where(sql`message ->> 'to' = ${email}`);
  return rows.filter(({ message }) => message.subject.includes(subject)).length;
}

/** Somebody whose card is refused on the day their first period ends: 18 February 2027. */
async function lateSubscriber(): Promise<Subscriber> {
  const own = await newSubscriber("core");
  await own.subscribe("core", "monthly", true);
  await own.wait(38);
  expect(await own.row()).toMatchObject({ planStatus: "past_due", dueSince: "2027-02-18" });
  return own;
}

const news = (changes: Partial<TillNews> = {}) =>
  ({ outcome: "paid", amount: 588_000, customer: null, intent: "pi_1", ...changes }) as const;
const renewalOf = async (own: Subscriber) => {
  const row = (await own.payments()).findLast(({ kind }) => kind === "renewal");
  if (!row) throw new Error("No renewal");
  return row;
};

describe("a refused debit", () => {
  it("that is told five times more counts once, and one letter goes out", async () => {
    const own = await lateSubscriber();
    const { id } = await renewalOf(own);
    for (let time = 0; time < 5; time += 1) await own.hear(id, news({ outcome: "failed" }));
    expect(await renewalOf(own)).toMatchObject({ state: "failed", tries: 1 });
    expect(await lettersTo(own, "paiement")).toBe(1);
    await own.wait(3);
    expect((await renewalOf(own)).tries, "the card is debited again on its day").toBe(2);
  });

  it("that is told after the period was paid changes nothing", async () => {
    const own = await newSubscriber("core");
    await own.subscribe("core");
    await own.wait(38);
    const { id } = await renewalOf(own);
    await own.hear(id, news({ outcome: "failed" }));
    await own.hear(id, news({ outcome: "pending" }));
    expect(await own.row()).toMatchObject({ planStatus: "active", dueSince: null, renewsOn: "2027-03-18" });
    expect(await lettersTo(own, "paiement")).toBe(0);
  });

  it("that the bank takes days for counts as one when the bank says no, and as paid when it says yes", async () => {
    const own = await lateSubscriber();
    const { id } = await renewalOf(own);
    await own.hear(id, news({ outcome: "pending" }));
    await own.hear(id, news({ outcome: "failed" }));
    expect(await renewalOf(own)).toMatchObject({ state: "failed", tries: 2 });
    expect(await lettersTo(own, "paiement")).toBe(2);
    await own.hear(id, news());
    expect(await own.row()).toMatchObject({ planStatus: "active", renewsOn: "2027-03-18" });
  });
});

describe("a debit that the bank holds, whose message never comes, is asked after until it is known", () => {
  it.each(["paid", "failed"] as const)("%s", async (outcome) => {
    const own = await newSubscriber("core");
    await own.subscribe("core");
    const { database } = await own.row();
    const answers: TillNews["outcome"][] = ["pending", "pending", outcome];
    const till = {
      ...simulatedTill,
      debit: async () => ({ outcome: "pending" as const, intent: "pi_slow" }),
      ask: async (session: string, { id, total }: { id: string; total: number }) =>
        session === "pi_slow" ? { ...news({ amount: total, intent: "pi_slow" }), payment: id, outcome: answers.shift() ?? outcome } : null,
    };
    own.now += 38 * 86_400_000;
    for (let day = 0; day < 5; day += 1) {
      await dailyBilling(testRuntime({ now: own.now, till }), { id: own.maker.businessId, database });
      own.now += 86_400_000;
    }
    const { planStatus, renewsOn } = await own.row();
    expect([planStatus, renewsOn]).toEqual(outcome === "paid" ? ["active", "2027-03-18"] : ["past_due", "2027-02-18"]);
  });
});

describe("who is late", () => {
  it("and chooses another plan pays from the day that was due; the former page closes, and its money takes nothing away", async () => {
    const own = await lateSubscriber();
    const due = await renewalOf(own);
    await own.wait(2);
    await own.subscribe("growth");
    expect(await own.row()).toMatchObject({ plan: "growth", planStatus: "active", dueSince: null, renewsOn: "2027-03-18" });
    expect((await renewalOf(own)).state).toBe("left");
    await own.hear(due.id, news());
    const { plan, renewsOn } = await own.row();
    expect([plan, (renewsOn ?? "") >= "2027-03-18"]).toEqual(["growth", true]);
  });

  it("and cancels is done at once: no card is debited any more", async () => {
    const own = await lateSubscriber();
    expect(await own.call(billing.cancel)).toMatchObject({ status: "cancelled", isEnding: false, dueSince: null });
    await own.wait(16);
    expect(await renewalOf(own)).toMatchObject({ state: "left", tries: 1 });
    expect((await own.row()).planStatus).toBe("cancelled");
  });

  it("and goes on for free has nothing to pay any more, and is counted as gone", async () => {
    const own = await lateSubscriber();
    await own.call(billing.choose, { plan: "freemium" });
    expect((await renewalOf(own)).state).toBe("left");
    expect(await own.row()).toMatchObject({ plan: "freemium", planStatus: "active", endedOn: "2027-02-18" });
    expect(fieldsNamedBy(await refusalOf(own.call(billing.payDue)))).toEqual(["status:no_period_due"]);
  });
});

describe("a page that stays open", () => {
  it("for a month, and is paid then, gives a whole month from that day, as its invoice says", async () => {
    const own = await newSubscriber("core");
    const { payment } = await own.call(billing.choose, { plan: "core" });
    await own.wait(40);
    await own.call(billing.simulate, { id: payment?.id });
    expect(await own.row()).toMatchObject({ planStatus: "active", renewsOn: "2027-03-20" });
    expect(await own.call(billing.payment, { id: payment?.id })).toMatchObject({ startsOn: "2027-02-20", endsOn: "2027-03-20" });
  });

  it("for a larger plan closes with the subscription", async () => {
    const own = await newSubscriber("core");
    await own.subscribe("core");
    const { payment } = await own.call(billing.choose, { plan: "growth" });
    await own.call(billing.cancel);
    await own.wait(40);
    expect((await own.row()).planStatus).toBe("cancelled");
    expect((await own.call(billing.payment, { id: payment?.id })).state).toBe("left");
  });
});

describe("pages read beyond the plan", () => {
  const read = (own: Subscriber, extraPages: number) =>
    own.maker.db.insert(scans).values({
      ...({ status: "to_review", fileName: "f.pdf", fileKey: "f", mediaType: "application/pdf", size: 1, agreed: true } as const),
      ...{ id: newId(), digest: newId(), countedIn: "2027-01", extraPages, createdAt: 1, updatedAt: 1 },
    });
  const billed = async (own: Subscriber) => (await own.payments()).filter(({ state }) => state === "paid").map(({ pages }) => pages);

  it("are on the next invoice, which may be that of a larger plan, and on no other", async () => {
    const own = await newSubscriber("growth");
    await own.subscribe("growth");
    await read(own, 4);
    const quote = await own.call(billing.quote, { plan: "expert_plus" });
    expect(quote.lines.at(-1)).toMatchObject({ what: "pages", quantity: 4, total: 6_000 });
    await own.call(billing.choose, { plan: "expert_plus" });
    await own.subscribe("expert_plus");
    await own.wait(38);
    expect(await billed(own)).toEqual([0, 4, 0]);
  });

  it("whose page was left are on the one that follows", async () => {
    const own = await newSubscriber("growth");
    await own.subscribe("growth");
    await read(own, 4);
    await own.call(billing.choose, { plan: "expert_plus" });
    await read(own, 3);
    await own.wait(38);
    expect(await billed(own)).toEqual([0, 7]);
  });

  it("are still to pay for whoever comes back", async () => {
    const own = await newSubscriber("growth");
    await own.subscribe("growth");
    await read(own, 2);
    await own.call(billing.cancel);
    await own.wait(40);
    await own.subscribe("growth");
    expect((await own.payments()).at(-1)).toMatchObject({ kind: "subscribe", pages: 2, net: 993_000, state: "paid" });
  });
});

describe("days that decide", () => {
  it.each([
    [-1, "written"],
    [0, "subscription_expired"],
    [1, "subscription_expired"],
  ])("%i ms from the end of a trial: %s", async (distance, answer) => {
    const own = await newSubscriber("core");
    const { trialEndsAt } = await own.row();
    const { actor } = own.maker;
    if (actor.type !== "person" || !actor.business) throw new Error("Nobody's business");
    const tried = { ...actor, business: { ...actor.business, status: "trialing" as const, trialEndsAt } };
    const runtime = testRuntime({ now: trialEndsAt + distance });
    const caller = { actor: tried, door: "rest" as const, language: "fr" as const, address: "" };
    const creating = call(runtime, caller, clients.create, { companyName: "Essai", category: "horeca" }, newId());
    expect(answer === "written" ? await creating.then(() => "written") : (await refusalOf(creating)).code).toBe(answer);
    const { items } = await call(runtime, caller, clients.list, {});
    expect(items, "and one still reads").toHaveLength(answer === "written" ? 1 : 0);
  });

  it.each([
    [4, 0],
    [5, 1],
    [6, 1],
  ])("%i days into a trial, %i letters have said that it ends", async (days, letters) => {
    const own = await newSubscriber("core");
    await own.wait(days);
    expect(await lettersTo(own, "essai")).toBe(letters);
  });

  it("a subscription of a 31st, enlarged twice that day, pays the difference once", async () => {
    const own = await newSubscriber("core");
    await databases.platform.update(businesses).set({ planStatus: "expired" }).where(eq(businesses.id, own.maker.businessId));
    own.now = Date.parse("2027-01-31T12:00:00Z");
    await own.subscribe("core");
    for (const plan of ["growth", "expert_plus"] as const) {
      own.now += 1_000;
      await own.subscribe(plan);
    }
    expect((await own.payments()).map(({ net }) => net)).toEqual([490_000, 500_000, 1_000_000]);
    expect(await own.row()).toMatchObject({ plan: "expert_plus", renewsOn: "2027-02-28" });
  });

  it("of a year of Expert+, each month gives one credit, whatever the clock repeats", async () => {
    const own = await newSubscriber("expert_plus");
    await own.subscribe("expert_plus", "yearly");
    const { database } = await own.row();
    for (let month = 2; month <= 12; month += 1) {
      own.now = Date.parse(`2027-${String(month).padStart(2, "0")}-01T00:00:00Z`);
      const round = () => dailyBilling(testRuntime({ now: own.now }), { id: own.maker.businessId, database });
      await Promise.all([round(), round(), round()]);
      own.now -= 1;
      await round();
    }
    expect((await own.call(credits.balance)).credits).toBe(12);
  });
});

it.each([
  { credits: 0 },
  { credits: -1 },
  { credits: 201 },
  { credits: 1e9 },
  { credits: 0.5 },
  { credits: "Infinity" },
  { credits: null },
  {},
  { items: [], credits: 1 },
  { items: [{ id: "a", credits: 1 }], credits: 1 },
  { items: [{ id: "a", credits: 1e3 }] },
  { items: [{ id: "a", credits: "10; drop" }] },
  { credits: 1, currency: "usd" },
  { credits: 1, total: 1 },
  { credits: 1, userId: "someone" },
])("a cart of %j is refused, and nothing is asked for", async (input) => {
  const own = await newSubscriber("growth");
  expect((await refusalOf(own.call(credits.buy, input))).code).toBe("invalid_input");
  expect(await own.payments()).toEqual([]);
});
