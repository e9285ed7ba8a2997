import { expect, it } from "vitest";
import { newPotMaker } from "@/tests/support/pots";
import { testRuntime } from "@/tests/support/runtime";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";

it("one that comes on the 30th keeps its day, whatever shorter month came between", async () => {
  const maker = await newPotMaker();
  const pots = [{ item: "POT", amount: { value: 6, unit: "piece" } }];
  const on = (day: string) => ({ runtime: testRuntime({ now: Date.parse(`${day}T09:00:00Z`) }) });
  const first = { client: "CLI", rhythm: "monthly", nextOn: "2027-01-30", lines: pots };
  const { id } = await maker.call(standingOrders.create, first, on("2027-01-02"));
  expect(await maker.call(standingOrders.run, { id }, on("2027-01-30"))).toMatchObject({ made: true, nextOn: "2027-02-28" });
  expect(await maker.call(standingOrders.run, { id }, on("2027-02-28"))).toMatchObject({ made: true, nextOn: "2027-03-30" });
  await maker.call(standingOrders.update, { id, nextOn: "2027-03-31" }, on("2027-03-01"));
  expect(await maker.call(standingOrders.run, { id }, on("2027-03-31"))).toMatchObject({ made: true, nextOn: "2027-04-30" });
  await maker.call(standingOrders.pause, { id }, on("2027-04-01"));
  expect(await maker.call(standingOrders.resume, { id }, on("2027-05-02"))).toMatchObject({ nextOn: "2027-05-31" });
});
