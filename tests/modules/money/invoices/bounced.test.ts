import { expect, it } from "vitest";
import { readFec } from "@/tests/support/fec";
import { newPotMaker } from "@/tests/support/pots";
import { refusalOfCall } from "@/tests/support/refusals";
import { testRuntime } from "@/tests/support/runtime";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { accounting } from "@/worker/modules/money/accounting/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";

it("a payment of a closed month that bounces is written on the day it bounces, and the month stays as it was closed", async () => {
  const maker = await newPotMaker();
  const on = <O extends Operation>(day: string, operation: O, input: unknown): Promise<Result<O>> =>
    maker.call(operation, input, { runtime: testRuntime({ now: Date.parse(`${day}T12:00:00Z`) }) });
  const service = { description: "Affinage", amount: { value: 1, unit: "piece" }, price: 100, vatRate: 20 };
  const { id } = await on("2026-09-18", invoices.create, { client: "CLI", lines: [service] });
  await on("2026-09-18", invoices.send, { id, mail: false });
  const paid = await on("2026-09-20", invoices.markPaid, { id });
  await on("2026-10-05", accounting.close, { until: "2026-09-30" });
  const month = (from: string, to: string) => ({ from, to });
  const september = () => on("2026-10-08", accounting.export, month("2026-09-01", "2026-09-30"));
  const closed = await september();
  const bounce = (bouncedOn: string) => on("2026-10-08", invoices.undoPayment, { id, payment: paid.payments[0]?.id, bouncedOn });
  expect(await refusalOfCall(bounce("2026-09-25"))).toBe("bouncedOn:closed_period");
  expect(await bounce("2026-10-02")).toMatchObject({ due: 1_200_000, payments: [{ paidOn: "2026-09-20" }, { paidOn: "2026-10-02" }] });
  expect(await september()).toEqual(closed);
  const october = readFec((await on("2026-10-08", accounting.export, month("2026-10-01", "2026-10-31"))).text);
  expect(october.map(({ JournalCode, EcritureDate }) => `${JournalCode} ${EcritureDate}`)).toEqual([
    ...["BQ 20261002", "BQ 20261002"],
    ...["OD 20261002", "OD 20261002"],
  ]);
  const dueOf = async (from: string, to: string) => (await on("2026-10-08", accounting.vat, month(from, to))).due;
  expect([await dueOf("2026-09-01", "2026-09-30"), await dueOf("2026-10-01", "2026-10-31")]).toEqual([200_000, -200_000]);
  // Taken back as a mistake, it stands on the day that one does it, and says why.
  const again = await on("2026-10-08", invoices.markPaid, { id, paidOn: "2026-10-03" });
  await on("2026-11-03", accounting.close, { until: "2026-10-31" });
  const undone = await on("2026-11-05", invoices.undoPayment, { id, payment: again.payments.at(-1)?.id });
  expect(undone.payments.at(-1)).toMatchObject({
    paidOn: "2026-11-05",
    note: "Paiement du 3 oct. 2026, d'un mois clôturé : son annulation est écrite ce jour",
  });
});
