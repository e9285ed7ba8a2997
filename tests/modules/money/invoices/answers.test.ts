import { expect, it } from "vitest";
import { newPotMaker } from "@/tests/support/pots";
import { invoices } from "@/worker/modules/money/invoices/contract";

it("what is paid, and what is taken back, stands in the answer as it will be read again", async () => {
  const maker = await newPotMaker();
  const { id } = await maker.invoice(await maker.shipped(10));
  const shown = ({ payments, status, due }: Awaited<ReturnType<typeof maker.read>>) => [
    payments.map(({ id: payment, amount, takenBack, undoable }) => [payment, amount, takenBack, undoable]),
    status,
    due,
  ];
  const paid = await maker.call(invoices.markPaid, { id, amount: 10 });
  expect(paid.payments).toMatchObject([{ amount: 100_000, undoable: true }]);
  expect(shown(paid)).toEqual(shown(await maker.read(id)));
  const undone = await maker.call(invoices.undoPayment, { id, payment: paid.payments[0]?.id });
  expect(shown(undone)).toEqual(shown(await maker.read(id)));
  expect(undone.moves).not.toContain("undoPayment");
});
