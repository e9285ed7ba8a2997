import fc from "fast-check";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { checkLaws } from "./laws";
import { billOf, type Model } from "./model";
import { goods, type World } from "./world";

/** Choices of a step: places in lists, and parts of a whole in thousandths. */
type Chosen = number[];
type Act = (model: Model, world: World, chosen: Chosen) => Promise<void>;

/** One step of a history, told as it was done; the laws are checked after it. */
class Step implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly name: string,
    readonly act: Act,
    readonly chosen: Chosen,
  ) {}
  check = () => true;
  async run(model: Model, world: World) {
    model.justInvoiced = null;
    await this.act(model, world, this.chosen);
    await checkLaws(model, world);
  }
  toString = () => `${this.name}(${this.chosen.join(", ")})`;
}

const pick = <T>(list: T[], choice = 0): T | undefined => list[choice % Math.max(1, list.length)];
/** What a person says of an amount that the books keep. */
const euros = (amount: number) => amount / 10_000;

async function readPaper(model: Model, world: World, choice = 0) {
  const id = pick(model.papers, choice);
  return id ? world.attempt(invoices.show, { id }) : null;
}

const order: Act = async (model, world, [many = 0, some = 0]) => {
  const lines = goods.flatMap(({ sku, unit }, place) => {
    const value = ((many >> (place * 3)) % 8) + (unit === "kg" ? (some % 997) / 1_000 : 0);
    return value > 0 ? [{ item: sku, amount: { value, unit } }] : [];
  });
  const made = lines.length ? await world.act(orders.create, { client: model.client, lines }) : null;
  if (!made) return;
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await world.act(move, { id: made.id });
  model.orders.push(made.id);
};

const ship: Act = async (model, world, [which, part = 0, spread = 0]) => {
  const id = pick(model.orders, which);
  const found = id && (await world.act(orders.show, { id }));
  if (!found) return;
  const parts = found.lines.flatMap(({ sku, amount, shipped }, place) => {
    const left = amount.amount - shipped.amount;
    const share = part > 700 ? 1_000 : ((part + place * spread) % 1_000) + 1;
    const thousandths = Math.floor((left * share) / 1_000);
    const whole = amount.unit === "piece" ? Math.ceil(thousandths / 1_000) : thousandths / 1_000_000;
    return whole > 0 && left > 0 ? [{ lot: `LOT-${sku}`, amount: { value: whole, unit: amount.unit } }] : [];
  });
  if (parts.length) await world.attempt(orders.ship, { id, parts });
};

const giveBack: Act = async (model, world, [which, line, part = 0]) => {
  const id = pick(model.orders, which);
  const found = id && (await world.act(orders.show, { id }));
  const delivery = found && pick(found.deliveries, line);
  if (!delivery) return;
  const { lines } = await world.act(deliveries.show, { id: delivery.id });
  const chosen = pick(lines, line);
  const left = (chosen?.amount.amount ?? 0) - (chosen?.returned.amount ?? 0);
  const value = chosen?.unit === "piece" ? Math.ceil((left * (part + 1)) / 1_000_000) : Math.floor((left * (part + 1)) / 1_000) / 1_000_000;
  if (chosen && value > 0) {
    const parts = [{ lot: chosen.lot, amount: { value, unit: chosen.unit } }];
    await world.attempt(deliveries.return, { id: delivery.id, parts, reason: "Abîmé", hold: false });
  }
};

const deposit: Act = async (model, world, [which, share = 0]) => {
  const id = pick(model.orders, which);
  const made = id && (await world.attempt(invoices.deposit, { order: id, share: (share % 100) + 1 }));
  if (!id || !made) return;
  model.papers.push(made.id);
  model.ofOrder.set(made.id, id);
};

const invoiceOrder: Act = async (model, world, [which]) => {
  const id = pick(model.orders, which);
  const made = id && (await world.attempt(invoices.fromOrders, { orders: [id] }));
  if (!id || !made) return;
  model.papers.push(made.id);
  model.ofOrder.set(made.id, id);
  model.justInvoiced = id;
};

/** Most of what is sold is sent at once: a draft alone says little. */
const send: Act = async (model, world, [which]) => {
  const found = await readPaper(model, world, which);
  const drafts = found?.status === "draft" ? [found.id] : model.papers;
  for (const id of drafts) await world.attempt(invoices.send, { id, mail: false });
};

const remove: Act = async (model, world, [which]) => {
  const found = await readPaper(model, world, which);
  if (found) await world.attempt(invoices.remove, { id: found.id });
};

/** Says other words, and leaves the figures as they are. */
const reword: Act = async (model, world, [which, some]) => {
  const found = await readPaper(model, world, which);
  if (found?.status !== "draft") return;
  const said = found.lines.filter(({ amount }) => amount.amount > 0);
  const lines = said.map(({ itemId, amount, per, price, discount, vatRate }, place) => ({
    ...(itemId && { item: itemId }),
    ...{ description: `Autres mots ${some} ${place}`, per, price: price / 1e4, discount: discount / 100, vatRate: vatRate / 100 },
    amount: amount.unit === "piece" ? { value: amount.amount / 1e3, unit: "piece" } : { value: amount.amount / 1e6, unit: "kg" },
  }));
  await world.attempt(invoices.update, { id: found.id, lines });
};

const duplicate: Act = async (model, world, [which]) => {
  const found = await readPaper(model, world, which);
  const made = found && (await world.attempt(invoices.duplicate, { id: found.id }));
  if (made) model.papers.push(made.id);
};

/** Credits a line, or several, in part or whole: whole where the part is large. */
const credit: Act = async (model, world, [which, line = 0, part = 0]) => {
  const found = await readPaper(model, world, which);
  if (!found || found.status === "draft") return;
  const chosen = found.lines.filter((_, place) => line % 4 === 3 || place === line % found.lines.length);
  const lines = chosen.map(({ id, amount }) => {
    const step = amount.unit === "piece" ? 1_000_000 : 1_000;
    const value = Math.max(1, Math.ceil((amount.amount * part) / 1_000 / step)) * (step / 1e6);
    return part > 600 || amount.amount < 0
      ? { line: id }
      : { line: id, amount: { value: step === 1e6 ? value : value * 1, unit: amount.unit === "piece" ? "piece" : "kg" } };
  });
  await world.attempt(invoices.credit, { id: found.id, lines, reason: "Geste", mail: false });
};

const cancel: Act = async (model, world, [which]) => {
  const found = await readPaper(model, world, which);
  if (found) await world.attempt(invoices.cancel, { id: found.id, reason: "Erreur", mail: false });
};

/** Pays all, a part, or more than is due: the last is refused. */
const pay: Act = async (model, world, [which, part = 0]) => {
  const found = await readPaper(model, world, which);
  if (!found) return;
  const amount = part > 950 ? found.due + 100 : part > 500 ? found.due : Math.floor((found.due * part) / 50_000) * 100;
  const paid = await world.attempt(invoices.markPaid, { id: found.id, amount: euros(amount) });
  if (paid) billOf(model, found.id).paid += amount;
};

const undo: Act = async (model, world, [which, place]) => {
  const found = await readPaper(model, world, which);
  const payment =
    found &&
    pick(
      found.payments.filter(({ undoable, creditId }) => undoable && !creditId),
      place,
    );
  const undone = payment && (await world.attempt(invoices.undoPayment, { id: found.id, payment: payment.id }));
  if (undone) billOf(model, found.id).paid -= payment.amount;
};

/** A credit note of a paper that has something left, with that paper. */
async function readCredit(model: Model, world: World, which = 0, place = 0) {
  const bill = await readPaper(model, world, which);
  const credit = pick(bill?.credits ?? [], place);
  return bill && credit ? { bill, credit: await world.act(invoices.show, { id: credit.id }) } : null;
}

/** Gives back what is left of a credit note, all or a part. */
const refund: Act = async (model, world, [which, part = 0, place]) => {
  const pair = await readCredit(model, world, which, place);
  if (!pair) return;
  const { id, creditBalance } = pair.credit;
  const amount = part > 500 ? creditBalance : Math.floor((creditBalance * part) / 50_000) * 100;
  if (await world.attempt(invoices.refund, { id, amount: euros(amount) })) billOf(model, pair.bill.id).givenBack += amount;
};

/** A refund that did not arrive. */
const undoRefund: Act = async (model, world, [which, place]) => {
  const pair = await readCredit(model, world, which, place);
  const payment = pick(pair?.credit.payments.filter(({ undoable }) => undoable) ?? [], place);
  const undone = pair && payment && (await world.attempt(invoices.undoPayment, { id: pair.credit.id, payment: payment.id }));
  if (undone) billOf(model, pair.bill.id).givenBack -= payment.amount;
};

/** Sets what is left of a credit note against another invoice, all or a part. */
const allocate: Act = async (model, world, [which, other, part = 0]) => {
  const pair = await readCredit(model, world, which, part);
  const target = await readPaper(model, world, other);
  if (!pair || !target) return;
  const whole = Math.min(pair.credit.creditBalance, target.due);
  const amount = part > 500 ? whole : Math.floor((whole * part) / 50_000) * 100;
  if (!(await world.attempt(invoices.allocate, { id: pair.credit.id, invoice: target.id, amount: euros(amount) }))) return;
  billOf(model, pair.bill.id).setElsewhere += amount;
  billOf(model, target.id).setHere += amount;
};

/** A credit note that was set against the wrong invoice. */
const undoAllocation: Act = async (model, world, [which, place]) => {
  const target = await readPaper(model, world, which);
  const payment = pick(target?.payments.filter(({ undoable, creditId }) => undoable && creditId) ?? [], place);
  if (!target || !payment || !(await world.attempt(invoices.undoPayment, { id: target.id, payment: payment.id }))) return;
  const { creditsId } = await world.act(invoices.show, { id: payment.creditId });
  billOf(model, creditsId ?? "").setElsewhere -= payment.amount;
  billOf(model, target.id).setHere -= payment.amount;
};

const cancelOrder: Act = async (model, world, [which]) => {
  const id = pick(model.orders, which);
  if (id) await world.attempt(orders.cancel, { id });
};

const acts: [Act, weight: number][] = [
  ...([
    [order, 2],
    [ship, 4],
    [giveBack, 2],
    [deposit, 3],
    [invoiceOrder, 5],
    [send, 6],
    [remove, 2],
    [reword, 2],
  ] as [Act, number][]),
  ...([
    [duplicate, 1],
    [credit, 5],
    [cancel, 2],
    [pay, 4],
    [undo, 2],
    [refund, 2],
    [undoRefund, 1],
    [allocate, 2],
    [undoAllocation, 1],
    [cancelOrder, 1],
  ] as [Act, number][]),
];

/** A step with its choices. */
const stepOf = (act: Act) => fc.array(fc.nat(999), { minLength: 3, maxLength: 3 }).map((choices) => new Step(act.name, act, choices));

/** Anything that people do between an order and the bank, after a first order. */
export const anyHistory = () =>
  fc.tuple(
    stepOf(order),
    fc.commands(
      acts.flatMap(([act, weight]) => Array.from({ length: weight }, () => stepOf(act))),
      { maxCommands: 30, size: "max" },
    ),
  );
