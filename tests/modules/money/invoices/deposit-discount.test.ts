import { expect, it } from "vitest";
import { fieldsNamedBy, refusalOf } from "@/tests/support/in-process";
import { newPotMaker } from "@/tests/support/pots";
import { invoices } from "@/worker/modules/money/invoices/contract";

it("nothing is taken off a deposit as a whole: it would be deducted as if it had not been", async () => {
  const maker = await newPotMaker();
  const { id } = await maker.call(invoices.deposit, { order: await maker.ordered(10), share: 50 });
  const refused = async (change: object) => fieldsNamedBy(await refusalOf(maker.call(invoices.update, { id, ...change })));
  expect(await refused({ discount: 5 })).toEqual(["discount:deposit_discount"]);
  expect(await refused({ discountAmount: 1 })).toEqual(["discountAmount:deposit_discount"]);
  expect(await maker.call(invoices.update, { id, notes: "Merci" })).toMatchObject({ subtotal: 166_700 });
});
