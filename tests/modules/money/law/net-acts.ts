import { expect } from "vitest";
import { bank } from "@/worker/modules/money/bank/contract";
import { act, euros, type Step } from "./act";
import { billOf } from "./model";
import { due, unused } from "./money-acts";
import { type InvoiceRow, openBalance } from "./world";

/** One line of the bank pays an invoice less what the client is owed on credit notes; now and then that is undone at once. */
async function bankNet(bill: InvoiceRow, { model, world, books, part, other }: Step): Promise<void> {
  const credits = unused(books);
  const signed = credits.reduce((left, credit) => left - openBalance(credit), bill.due);
  if (!credits.length || signed <= 0) return;
  const label = `VIR NET ${bill.number} ${part} ${other}`;
  await world.act(bank.import, { content: `Date;Libellé;Montant\n${world.today()};${label};${euros(signed)}` });
  const { items } = await world.act(bank.list, { state: "open", limit: 50 });
  const line = items.find((one) => one.label === label && one.amount === signed);
  const papers = other % 2 ? [bill, ...credits] : [...credits, bill];
  const done = await world.attempt(bank.match, { id: line?.id, parts: papers.map(({ id }) => ({ invoice: id })) });
  if (!done) return void (await world.act(bank.ignore, { id: line?.id }));
  if (part % 2) {
    expect(await world.attempt(bank.unmatch, { id: line?.id }), "a line that pays an invoice less credit notes, undone").not.toBeNull();
    return void (await world.act(bank.ignore, { id: line?.id }));
  }
  billOf(model, bill.id).paid += bill.due;
  for (const credit of credits) billOf(model, credit.creditsId).givenBack += openBalance(credit);
}

/** What one line of the bank does with papers that go both ways. */
export const netActs = [act("bank pays net", 2, (books) => (unused(books).length ? due(books) : []), bankNet)];
