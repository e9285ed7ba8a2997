import { desc, eq } from "drizzle-orm";
import { appointments, notifications } from "@/db/platform";
import type { Maker } from "./in-process";
import { operationOf, staff } from "./of-staff";
import { databases } from "./platform";
import { createFor, firstOf, idOf, perform, performReady } from "./steps";

type Fields = Record<string, unknown>;

/* Records that several steps bring to where an operation may act on them. */

/** Something that a maker is told: the staff gives a credit. */
export async function newNotification({ businessId, userId }: Maker): Promise<string> {
  await staff.call(operationOf("credits.grant"), { id: businessId, credits: 1, reason: "Essai" });
  const own = eq(notifications.userId, userId);
  const [row] = await databases.platform.select().from(notifications).where(own).orderBy(desc(notifications.id)).limit(1);
  return String(row?.id);
}

/** A confirmed appointment whose time has come. */
export async function begunAppointment(maker: Maker): Promise<string> {
  const id = idOf(await perform(maker, "appointments.book"));
  await performReady(maker, "appointments.accept", id);
  const begun = { startsAt: Date.now() - 60_000, endsAt: Date.now() + 29 * 60_000 };
  await databases.platform.update(appointments).set(begun).where(eq(appointments.id, id));
  return id;
}

/** A recall of a lot of which a client holds all. */
export async function shippedRecall(maker: Maker): Promise<string> {
  const { reference } = await perform(maker, "clients.create", { email: "rappel@cellier.test" });
  const item = idOf(await perform(maker, "items.create", { kind: "product", status: "active", unit: "kg", price: 9 }));
  const { number } = await perform(maker, "stock.receive", { item, amount: { value: 1, unit: "kg" } });
  const order = idOf(await perform(maker, "orders.create", { client: reference, lines: [{ item, amount: { value: 1, unit: "kg" } }] }));
  for (const verb of ["confirm", "prepare", "pack", "ship"]) await perform(maker, `orders.${verb}`, { id: order });
  return idOf(await perform(maker, "recalls.create", { subject: number, mock: true }));
}

/** Who holds goods of a recall, and the lot of theirs. */
export async function holderOf(maker: Maker, id: string): Promise<Fields> {
  const { clients = [], lots = [] } = (await perform(maker, "recalls.show", { id })) as Record<string, Fields[]>;
  return { client: clients[0]?.clientId, lot: lots[0]?.lot };
}

/** An order that came back in part after it was invoiced. */
export async function returnedOrder(maker: Maker): Promise<string> {
  const order = await createFor(maker, "orders.complete");
  const invoice = idOf(await perform(maker, "invoices.fromOrders", { orders: [order] }));
  await perform(maker, "invoices.send", { id: invoice });
  await perform(maker, "deliveries.return", { id: firstOf(await perform(maker, "deliveries.list", { order })) });
  return order;
}

/** A credit note on an invoice that was paid: its client is owed it. */
export async function unusedCredit(maker: Maker): Promise<string> {
  const { credits } = await perform(maker, "invoices.credit", { id: await createFor(maker, "invoices.undoPayment") });
  return firstOf({ items: credits });
}

/** A client whose invoice should have been paid long ago. */
export async function lateClient(maker: Maker): Promise<string> {
  await perform(maker, "invoices.send", { id: await createFor(maker, "invoices.send"), issuedOn: "2026-01-05" });
  return "ESSAI-CLIENT";
}

/** An item with a recipe that counts, and the ingredient that it alone is made of. */
export async function cookedItem(maker: Maker): Promise<{ product: string; ingredient: string }> {
  const ingredient = idOf(await perform(maker, "items.create", { kind: "ingredient", unit: "kg", cost: 3 }));
  return { product: await ownItem(maker, ingredient), ingredient };
}

/** An item that is made, of which there is none. */
export async function ownItem(maker: Maker, ingredient = "ESSAI-INGREDIENT"): Promise<string> {
  const item = idOf(await perform(maker, "items.create", { kind: "product", unit: "kg" }));
  const lines = [{ item: ingredient, amount: { value: 1, unit: "kg" } }];
  await perform(maker, "recipes.activate", { id: idOf(await perform(maker, "recipes.create", { item, lines })) });
  return item;
}

/** An order for so many kilos, that the client has confirmed. */
export async function confirmedOrder(maker: Maker, item: string, value: number): Promise<string> {
  const lines = [{ item, amount: { value, unit: "kg" }, price: 9 }];
  return idOf(await perform(maker, "orders.confirm", { id: idOf(await perform(maker, "orders.create", { lines })) }));
}

/** An order to make something that nobody else asks for: no order is promised what comes out. */
export async function ownProduction(maker: Maker, ingredient?: string): Promise<string> {
  return idOf(await perform(maker, "production.create", { item: await ownItem(maker, ingredient) }));
}

/** A sample, of a lot of its own, in which something was found. */
export async function failedSample(maker: Maker): Promise<string> {
  const { number } = await perform(maker, "stock.receive", {});
  const id = idOf(await perform(maker, "laboratory.create", { lot: number, criteria: ["salmonella"] }));
  const { analyses } = await perform(maker, "laboratory.show", { id });
  const found = { analysis: firstOf({ items: analyses }), results: [{ value: "detected" }] };
  await perform(maker, "laboratory.report", { id, analyses: [found] });
  return id;
}
