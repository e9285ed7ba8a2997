import { outbox } from "@/db/kernel";
import { directoryContacts } from "@/db/platform";
import type { Operation } from "@/worker/core/contract/operation";
import { newId } from "@/worker/engine/identifier";
import { hashOf } from "@/worker/modules/business/account";
import { operations } from "@/worker/modules/contracts";
import { newAdmin, nobody } from "./in-process";
import { databases } from "./platform";
import { sampleOf } from "./sample";

/** Records that only the provider's staff makes, and what customers and visitors do with them. */

type Fields = Record<string, unknown>;

export function operationOf(id: string): Operation {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation ${id}`);
  return operation;
}

const idOf = (answer: unknown) => String((answer as Fields).id);

export const staff = newAdmin();

/** A record that only the provider's staff makes. */
export async function ofStaff(operationId: string, overrides: Fields = {}): Promise<string> {
  const operation = operationOf(operationId);
  return idOf(await staff.call(operation, sampleOf(operation, overrides)));
}

/** A free slot of an expert of its own, and what one books there. */
export async function freeSlot(): Promise<{ offer: string; expert: string; startsAt: string }> {
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "08:00", to: "20:00" }));
  const [offer, expert] = await Promise.all([
    ofStaff("offers.create", { credits: 0, forVisitors: true }),
    ofStaff("experts.create", { weekly }),
  ]);
  return { offer, expert, startsAt: await nextSlot(offer, expert) };
}

export const freeSlotOffer = async () => ({ offer: (await freeSlot()).offer });

/** The first slot of an expert that is free after another. */
export async function nextSlot(offer: string, expert: string, after = 0): Promise<string> {
  const { items } = (await staff.call(operationOf("appointments.slots"), { offer, expert })) as { items: { startsAt: number }[] };
  return new Date(items.find(({ startsAt }) => startsAt > after)?.startsAt ?? 0).toISOString();
}

/** What a visitor was mailed to prove their address with. */
export async function mailedProof(): Promise<Fields> {
  const to = `visiteur-${crypto.randomUUID()}@cellier.test`;
  await nobody.call(operationOf("appointments.ask"), { ...(await freeSlot()), name: "Visiteur", email: to });
  const rows = await databases.platform.select({ message: outbox.message }).from(outbox);
  const text = rows.find(({ message }) => message.to === to)?.message.text ?? "";
  const [, ask = "", proof = ""] = /ask=([\w-]+)&proof=([\w-]+)/.exec(text) ?? [];
  return { ask, proof };
}

/** What a business wrote to an entry of the directory, and the link by which it is answered. */
export async function writtenTo(businessId: string): Promise<{ id: string; link: string }> {
  const [id, link, entryId, now] = [newId(), crypto.randomUUID(), await ofStaff("directory.create"), Date.now()];
  const row = { id, entryId, businessId, message: "Bonjour", proofHash: await hashOf(link), createdAt: now, updatedAt: now };
  await databases.platform.insert(directoryContacts).values(row);
  return { id, link };
}
