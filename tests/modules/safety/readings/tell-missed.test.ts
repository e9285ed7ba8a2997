import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { controlPlans as planTable } from "@/db/business";
import { outbox } from "@/db/kernel";
import { businesses, notifications } from "@/db/platform";
import { today } from "@/tests/support/today";
import { addDays } from "@/worker/core/figures/dates";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import { tellMissedControls } from "@/worker/modules/safety/readings";
import { type Maker, newMaker } from "@/tests/support/in-process";
import { databases } from "@/tests/support/platform";
import { testRuntime } from "@/tests/support/runtime";

let maker: Maker;
const week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

beforeAll(async () => {
  maker = await newMaker();
  const { id } = await maker.call(controlPlans.create, { name: "Chambre", template: "blank" });
  const cold = { step: "Stockage", hazard: "biological", measure: "temperature", lower: 0, upper: 4, times: 1, per: "day" };
  const points = [
    { ...cold, name: "Froid", kind: "ccp" },
    { ...cold, name: "Sols", kind: "prp" },
  ];
  await maker.call(controlPlans.update, { id, points, worksOn: week });
  await maker.call(controlPlans.approve, { id });
  await maker.db.update(planTable).set({ approvedOn: addDays(today, -1) });
});

const fetchTold = () => databases.platform.select().from(notifications).where(eq(notifications.userId, maker.userId));
async function morning(now = Date.now()) {
  const [business] = await databases.platform.select().from(businesses).where(eq(businesses.id, maker.businessId));
  await tellMissedControls(testRuntime({ now }), { id: maker.businessId, database: business?.database ?? "" });
}

it("a critical control that nobody read is told at the bell and by mail, once, the morning after", async () => {
  await morning();
  await morning();
  const rows = await fetchTold();
  expect(rows).toMatchObject([{ event: "controlsMissed", values: { count: 1, points: "Froid", day: { day: addDays(today, -1) } } }]);
  const letters = await databases.platform.select().from(outbox);
  const own = letters.filter(({ message }) => JSON.stringify(message).includes("points critiques (CCP) n'ont pas été relevés : Froid"));
  expect(own).toHaveLength(1);
  // The day before was not asked for yet: the next morning tells of today alone.
  await morning(Date.now() + 86_400_000);
  expect((await fetchTold()).map(({ values }) => values.day)).toEqual([{ day: addDays(today, -1) }, { day: today }]);
});

it("and stands first among what the day asks for", async () => {
  const { items } = await maker.call(dashboard.brief, {});
  expect(items[0]).toMatchObject({ kind: "controlsMissed", count: 1, names: ["Froid"], path: "/customer/audits" });
});
