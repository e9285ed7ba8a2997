import { bank } from "@/worker/modules/money/bank/contract";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { act, euros, partOf, type Step } from "./act";
import type { Model, Settled } from "./model";

const sides = ["client", "supplier"] as const;
type Side = (typeof sides)[number];
const codeOf = (model: Model, side: Side) => (side === "client" ? model.client : model.supplier.reference);

function settle(model: Model, settled: Settled): void {
  model.carried[settled.side] -= settled.signed;
  model.settled.push(settled);
}

/** A line of the bank settles what stood before, all or a part. */
async function bankSettles(side: Side, { model, world, part }: Step): Promise<void> {
  const open = model.carried[side];
  const signed = Math.sign(open) * partOf(Math.abs(open), part);
  if (signed === 0) return;
  const label = `VIR REPRISE ${codeOf(model, side)} ${model.settled.length} ${part}`;
  await world.act(bank.import, { content: `Date;Libellé;Montant\n${world.today()};${label};${euros(signed)}` });
  const { items } = await world.act(bank.list, { state: "open", limit: 50 });
  const line = items.find((one) => one.label === label);
  await world.act(bank.match, { id: line?.id, carried: codeOf(model, side) });
  settle(model, { side, signed, line: line?.id });
}

/** The same, by a cheque that is written down. */
async function writtenDown(side: Side, { model, world, part }: Step): Promise<void> {
  const open = model.carried[side];
  const signed = Math.sign(open) * partOf(Math.abs(open), part);
  if (signed === 0) return;
  const facts = { type: signed > 0 ? "income" : "expense", category: `${side}s`, description: "Chèque", amount: euros(Math.abs(signed)) };
  const { id } = await world.act(treasury.create, { ...facts, party: codeOf(model, side) });
  settle(model, { side, signed, entry: id });
}

/** Undoes one or the other, while its day is open. */
async function undo(settled: Settled, { model, world }: Step): Promise<void> {
  const { line, entry, side, signed } = settled;
  const isUndone = line ? await world.attempt(bank.unmatch, { id: line }) : await world.attempt(treasury.remove, { id: entry });
  if (!isUndone) return;
  if (line) await world.act(bank.ignore, { id: line });
  model.carried[side] += signed;
  model.settled = model.settled.filter((one) => one !== settled);
}

const open = (_: unknown, { carried }: Model) => sides.filter((side) => carried[side] !== 0);

/** What one does with what stood before the books were kept here. */
export const carriedActs = [
  act("bank settles opening", 1, open, bankSettles),
  act("opening settled by hand", 1, open, writtenDown),
  act("undo opening", 1, (_, { settled }) => settled, undo),
];
