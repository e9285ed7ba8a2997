import { expect, it } from "vitest";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { newMaker } from "@/tests/support/in-process";
import { refusalOfCall } from "@/tests/support/refusals";
import { testRuntime } from "@/tests/support/runtime";

const noon = (day: string) => ({ runtime: testRuntime({ now: Date.parse(`${day}T12:00:00Z`) }) });

it("closes whole months that are over, one after the other", async () => {
  const maker = await newMaker();
  const close = (until: string, today: string) => refusalOfCall(maker.call(accounting.close, { until }, noon(today)));
  const tried = [
    ["2026-03-31", "2026-03-30", "until:not_over"],
    ["2026-03-31", "2026-03-31", "until:not_over"],
    ["2026-03-30", "2026-04-01", "until:month_end"],
    ["2026-03-31", "2026-04-01", null],
    ["2026-03-31", "2026-04-01", "until:closed_period"],
    ["2026-02-28", "2026-04-01", "until:closed_period"],
    ["2026-04-30", "2026-05-01", null],
  ] as const;
  for (const [until, today, refused] of tried) expect(await close(until, today), `${until}, on ${today}`).toBe(refused);
});
