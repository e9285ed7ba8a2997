import { invoices } from "@/worker/modules/money/invoices/contract";
import { act, quantityPart, type Step } from "./act";
import { type Books, creditsOf, type InvoiceRow, openBalance } from "./world";

const drafts = ({ papers }: Books) => papers.filter(({ status }) => status === "draft");
export const bills = ({ papers }: Books) => papers.filter(({ type, status }) => type === "client" && status !== "draft");
const creditable = (books: Books) =>
  bills(books).filter(
    (bill) => bill.status !== "cancelled" && creditsOf(books, bill).reduce((sum, { total }) => sum + total, 0) < bill.total,
  );

async function send({ id }: InvoiceRow, { world }: Step): Promise<void> {
  await world.attempt(invoices.send, { id, mail: false });
}

async function remove({ id }: InvoiceRow, { world }: Step): Promise<void> {
  await world.attempt(invoices.remove, { id });
}

/** Says other words, and leaves the figures as they are. */
async function reword({ id, lines }: InvoiceRow, { world, part }: Step): Promise<void> {
  const written = lines.filter(({ amount }) => amount > 0);
  const reworded = written.map(({ itemId, amount, unit, per, price, discount, vatRate }, place) => ({
    ...(itemId && { item: itemId }),
    description: `Autres mots ${part} ${place}`,
    amount: unit === "piece" ? { value: amount / 1e3, unit } : { value: amount / 1e6, unit: "kg" },
    per,
    price: price / 1e4,
    discount: discount / 100,
    vatRate: vatRate / 100,
  }));
  await world.attempt(invoices.update, { id, lines: reworded });
}

/** Agrees on other prices or quantities, or takes something off a line or the whole. */
async function edit({ id, lines }: InvoiceRow, { model, world, part, other }: Step): Promise<void> {
  const written = lines.filter(({ amount }) => amount > 0);
  const edited = written.map(({ itemId, description, amount, unit, per, price, vatRate }, place) => ({
    ...(itemId && { item: itemId }),
    description,
    amount: place === other % written.length ? quantityPart(amount, unit, part) : quantityPart(amount, unit, 999),
    per,
    price: (price + (place === part % written.length ? other * 3 : 0)) / 1e4,
    discount: other % 3 === 0 ? (part % 5_000) / 100 : 0,
    vatRate: vatRate / 100,
  }));
  const whole = other % 4 === 1 ? { discount: (part % 3_000) / 100 } : other % 4 === 2 ? { discountAmount: part / 100 } : {};
  if (await world.attempt(invoices.update, { id, lines: edited, ...whole })) model.edited.add(id);
}

async function duplicate({ id }: InvoiceRow, { world }: Step): Promise<void> {
  await world.attempt(invoices.duplicate, { id });
}

/** Credits a line or all of them, in part or whole. */
async function credit({ id, lines }: InvoiceRow, { world, part, other }: Step): Promise<void> {
  const chosen = lines.filter((_, place) => other % 4 === 3 || place === other % lines.length);
  const parts = chosen.map((line) =>
    part >= 500 || line.amount < 0 ? { line: line.id } : { line: line.id, amount: quantityPart(line.amount, line.unit, part) },
  );
  await world.attempt(invoices.credit, { id, lines: parts, reason: "Geste", mail: false });
}

async function cancel({ id }: InvoiceRow, { world }: Step): Promise<void> {
  await world.attempt(invoices.cancel, { id, reason: "Erreur", mail: false });
}

/** What one does with papers, apart from what they are paid. */
export const paperActs = [
  act("send", 9, drafts, send),
  act("remove", 1, drafts, remove),
  act("reword", 2, (books) => drafts(books).filter(({ type }) => type === "client"), reword),
  act("edit", 2, (books) => drafts(books).filter(({ type }) => type === "client"), edit),
  act("duplicate", 1, (books) => bills(books).filter((bill) => openBalance(bill) >= 0), duplicate),
  act("credit", 6, creditable, credit),
  act("cancel", 1, (books) => creditable(books).filter((bill) => creditsOf(books, bill).length === 0), cancel),
];
