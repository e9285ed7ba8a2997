import { expect } from "vitest";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { act, quantityPart, type Step } from "./act";
import { type Books, creditsOf, type InvoiceRow, openBalance } from "./world";

const drafts = ({ papers }: Books) => papers.filter(({ status }) => status === "draft");
export const bills = ({ papers }: Books) => papers.filter(({ type, status }) => type === "client" && status !== "draft");
const creditable = (books: Books) =>
  bills(books).filter(
    (bill) => bill.status !== "cancelled" && creditsOf(books, bill).reduce((sum, { total }) => sum + total, 0) < bill.total,
  );

/** Writes an invoice in words: goods, now and then services at one rate or two, beside them or alone, and packaging that came back. */
async function write({ model, world, part, other }: Step): Promise<void> {
  const taxed = (vatRate: number) => (model.buyer.vatReason ? {} : { vatRate });
  const pieces = (value: number) => ({ value, unit: "piece" });
  const goods = { description: "Panier", amount: pieces((part % 7) + 1), price: (other * 7 + 13) / 100, nature: "goods", ...taxed(5.5) };
  const service = { description: "Dégustation", amount: pieces((other % 3) + 1), price: part / 10 + 0.01, nature: "service", ...taxed(20) };
  const lesson = { description: "Cours", amount: pieces((part % 4) + 1), price: other / 9 + 0.01, nature: "service", ...taxed(5.5) };
  const back = { description: "Fûts rendus", amount: pieces(1), price: 1, container: "returned" };
  const sold = [
    ...(part % 3 || model.buyer.vatReason ? [goods] : [service]),
    ...(part % 2 ? [service] : []),
    ...(other % 2 ? [lesson] : []),
  ];
  const whole = part % 5 === 0 ? { discount: (other % 4_000) / 100 } : {};
  await world.attempt(invoices.create, { client: model.client, lines: [...sold, ...(other % 5 === 0 ? [back] : [])], ...whole });
}

async function send({ id }: InvoiceRow, { world }: Step): Promise<void> {
  await world.attempt(invoices.send, { id, mail: false });
}

async function remove({ id }: InvoiceRow, { world }: Step): Promise<void> {
  await world.attempt(invoices.remove, { id });
}

/** Says other words, and leaves the figures as they are. */
async function reword({ id, lines }: InvoiceRow, { world, part }: Step): Promise<void> {
  const written = lines.filter(({ amount }) => amount > 0);
  const reworded = written.map(({ itemId, amount, unit, per, price, discount, vatRate, container }, place) => ({
    ...(itemId && { item: itemId }),
    description: `Autres mots ${part} ${place}`,
    amount: unit === "piece" ? { value: amount / 1e3, unit } : { value: amount / 1e6, unit: "kg" },
    per,
    price: price / 1e4,
    discount: discount / 100,
    vatRate: vatRate / 100,
    ...(container && { container }),
  }));
  await world.attempt(invoices.update, { id, lines: reworded });
}

/** Agrees on other prices or quantities, or takes something off a line or the whole. */
async function edit({ id, lines }: InvoiceRow, { model, world, part, other }: Step): Promise<void> {
  const written = lines.filter(({ amount }) => amount > 0);
  const edited = written.map(({ itemId, description, amount, unit, per, price, vatRate, container }, place) => ({
    ...(itemId && { item: itemId }),
    description,
    amount: place === other % written.length ? quantityPart(amount, unit, part) : quantityPart(amount, unit, 999),
    per,
    price: (price + (place === part % written.length ? other * 3 : 0)) / 1e4,
    discount: other % 3 === 0 ? (part % 5_000) / 100 : 0,
    vatRate: vatRate / 100,
    ...(container && { container }),
  }));
  const whole = other % 4 === 1 ? { discount: (part % 3_000) / 100 } : other % 4 === 2 ? { discountAmount: part / 100 } : {};
  const foreseen = await world.attempt(invoices.preview, { id, lines: edited, ...whole });
  const draft = await world.attempt(invoices.update, { id, lines: edited, ...whole });
  if (!draft) return;
  expect(foreseen?.vat, "what a draft was said to come to").toEqual(draft.vat);
  model.edited.add(id);
}

async function duplicate({ id }: InvoiceRow, { world }: Step): Promise<void> {
  await world.attempt(invoices.duplicate, { id });
}

/** Credits a line or all of them, in part or whole; as a gesture now and then. */
async function credit({ id, lines }: InvoiceRow, { world, part, other }: Step): Promise<void> {
  const chosen = lines.filter((_, place) => other % 4 === 3 || place === other % lines.length);
  const parts = chosen.map((line) =>
    part >= 500 || line.amount < 0 ? { line: line.id } : { line: line.id, amount: quantityPart(line.amount, line.unit, part) },
  );
  await world.attempt(invoices.credit, { id, lines: parts, reason: "Geste", goodwill: (part + other) % 3 === 0, mail: false });
}

async function cancel({ id }: InvoiceRow, { world }: Step): Promise<void> {
  await world.attempt(invoices.cancel, { id, reason: "Erreur", mail: false });
}

/** What one does with papers, apart from what they are paid. */
export const paperActs = [
  act(
    "write",
    2,
    () => [null],
    (_, step) => write(step),
  ),
  act("send", 9, drafts, send),
  act("remove", 1, drafts, remove),
  act("reword", 2, (books) => drafts(books).filter(({ type }) => type === "client"), reword),
  act("edit", 2, (books) => drafts(books).filter(({ type }) => type === "client"), edit),
  act("duplicate", 1, (books) => bills(books).filter((bill) => openBalance(bill) >= 0), duplicate),
  act("credit", 6, creditable, credit),
  act("cancel", 1, (books) => creditable(books).filter((bill) => creditsOf(books, bill).length === 0), cancel),
];
