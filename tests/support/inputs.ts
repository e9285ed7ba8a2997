import type { Maker } from "./in-process";
import { freeSlot, freeSlotOffer, mailedProof, nextSlot, ofStaff, operationOf, staff, writtenTo } from "./of-staff";
import { confirmedOrder, holderOf, newNotification, ownItem, returnedOrder } from "./ready-records";
import { withCode } from "./papers";
import { createFor, firstOf, idOf, type InputOf, perform } from "./steps";

type Fields = Record<string, unknown>;

const linkOfLetter = async ({ businessId }: Maker) => ({ link: (await writtenTo(businessId)).link });

/** What an input says of the record it acts on, beside its identifier. */
export const inputs: Record<string, InputOf> = {
  "billing.resume": async (maker) => {
    await perform(maker, "billing.cancel");
    return {};
  },
  "calculations.compare": async (maker) => ({
    ids: [await createFor(maker, "calculations.show"), await createFor(maker, "calculations.show")],
  }),
  "company.logo": withLogo,
  "company.removeLogo": withLogo,
  "counts.fill": async () => ({ lines: [{ lot: "ESSAI-LOT", counted: { value: 100_000, unit: "kg" } }] }),
  "directory.merge": async () => ({ double: await ofStaff("directory.create") }),
  "directoryContacts.letter": linkOfLetter,
  "directoryContacts.reply": linkOfLetter,
  "appointments.slots": freeSlotOffer,
  "appointments.book": freeSlot,
  "appointments.ask": freeSlot,
  "appointments.confirm": mailedProof,
  "appointments.reschedule": async (_, id) => {
    const { expertId, startsAt } = (await staff.call(operationOf("appointments.show"), { id })) as { expertId: string; startsAt: number };
    return { startsAt: await nextSlot(await ofStaff("offers.create", { credits: 0 }), expertId, startsAt) };
  },
  "appointments.detach": withFileOf("appointments"),
  "appointments.file": withFileOf("appointments"),
  "appointments.followed": async (maker) => {
    const { address } = await perform(maker, "appointments.renewFeed");
    return { key: /calendar\/([\w-]+)\.ics$/.exec(String(address))?.[1] ?? "" };
  },
  "serviceRequests.start": async (maker, id) => {
    const payment = idOf(await perform(maker, "serviceRequests.pay", { id }));
    await maker.call(operationOf("billing.simulate"), { id: payment });
    return {};
  },
  "serviceRequests.detach": withFileOf("serviceRequests"),
  "serviceRequests.file": withFileOf("serviceRequests"),
  "visits.request": async ({ businessId }) => ({ client: businessId }),
  "notifications.markAllRead": async (maker) => {
    await newNotification(maker);
    return {};
  },
  "deliveries.return": async (maker, id) => {
    const { lines } = await perform(maker, "deliveries.show", { id });
    return { parts: [{ lot: (lines as Fields[])[0]?.lotId, amount: { value: 1, unit: "kg" } }] };
  },
  "documents.unshare": async (maker, id) => ({ share: (await perform(maker, "documents.share", { id })).share }),
  "invoices.allocate": async (maker) => ({ invoice: await createFor(maker, "invoices.dispute") }),
  "invoices.credit": async (maker, id) => {
    const { lines } = await perform(maker, "invoices.show", { id });
    return { lines: [{ line: firstOf({ items: lines }) }] };
  },
  "invoices.remaining": async (maker) => ({ order: await returnedOrder(maker) }),
  "invoices.returned": async (maker) => ({ order: await returnedOrder(maker) }),
  "invoices.creditReturns": async (maker) => ({ order: await returnedOrder(maker) }),
  "production.supplyOrder": async (maker) => ({ order: await confirmedOrder(maker, await ownItem(maker), 1) }),
  "production.launched": async (maker) => ({ order: await confirmedOrder(maker, await ownItem(maker), 1) }),
  "stock.correct": async (maker) => ({ lot: (await perform(maker, "stock.receive")).id }),
  "invoices.deposit": async (maker) => ({ order: await createFor(maker, "orders.prepare") }),
  "invoices.fromOrders": async (maker) => ({ orders: [await createFor(maker, "orders.complete")] }),
  "invoices.undoPayment": async (maker, id) => paymentOf(await perform(maker, "invoices.show", { id })),
  "laboratory.report": async (maker, id) => {
    const { analyses } = await perform(maker, "laboratory.show", { id });
    return { analyses: [{ analysis: firstOf({ items: analyses }), results: [{ value: "absence" }] }] };
  },
  "shelfLifeStudies.writePoint": async (maker, id) => {
    const { analyses } = await perform(maker, "shelfLifeStudies.show", { id });
    return { day: 10, analyses: [{ analysis: firstOf({ items: analyses }), results: [{ value: "4" }] }] };
  },
  "shelfLifeStudies.removePoint": async (maker, id) => {
    const { points } = await perform(maker, "shelfLifeStudies.show", { id });
    return { point: firstOf({ items: points }) };
  },
  // A lot of its own: the others' samples are not put on hold.
  "lotChecks.create": async (maker) => ({
    lot: (await perform(maker, "stock.receive")).number,
    checklist: await createFor(maker, "checklists.show"),
  }),
  "audits.addPhoto": async (maker, id) => ({ question: await questionOf(maker, id) }),
  "nonConformities.addLots": async (maker) => ({ lots: [(await perform(maker, "stock.receive")).number] }),
  "nonConformities.changeTask": taskOf,
  "nonConformities.doTask": taskOf,
  "nonConformities.dropTask": taskOf,
  "recalls.create": async () => ({ subject: "ESSAI-LOT-PRODUIT" }),
  "recalls.letter": async (maker, id) => ({ client: (await holderOf(maker, id)).client }),
  "recalls.tell": async (maker, id) => ({ client: (await holderOf(maker, id)).client }),
  "recalls.answer": async (maker, id) => {
    const { client, lot } = await holderOf(maker, id);
    return { client, lines: [{ lot, gone: { value: 1, unit: "kg" } }] };
  },
  "production.createFromPlan": async (maker) => {
    await confirmedOrder(maker, "ESSAI-FABRIQUE", 900);
    return {};
  },
  "restocks.createFromProposal": async (maker) => ({ lines: [{ tariff: await createFor(maker, "tariffs.show"), packs: 1 }] }),
  "simulations.restock": async (maker) => {
    await perform(maker, "tariffs.create", { item: "ESSAI-INGREDIENT", pack: { value: nextPack++, unit: "kg" } });
    return {};
  },
  "tariffs.create": async (maker) => ({ item: idOf(await perform(maker, "items.create", { kind: "ingredient", unit: "kg" })) }),
  "signatures.sign": withCode,
  "supplierInvoices.undoPayment": async (maker, id) => paymentOf(await perform(maker, "supplierInvoices.show", { id })),
};

async function taskOf(maker: Maker, id: string) {
  const { tasks } = await perform(maker, "nonConformities.show", { id });
  return { task: firstOf({ items: tasks }) };
}

async function questionOf(maker: Maker, id: string) {
  const { questions } = await perform(maker, "audits.show", { id });
  return firstOf({ items: questions });
}

/** No two tariffs of an item are for the same pack. */
let nextPack = 1_000;

/** A file that a maker handed over with a record. */
function withFileOf(module: "appointments" | "serviceRequests"): InputOf {
  return async (maker, id) => ({ file: idOf(await perform(maker, `${module}.attach`, { id })) });
}

const paymentOf = ({ payments }: Fields) => ({ payment: firstOf({ items: payments }) });

async function withLogo(maker: Maker): Promise<Fields> {
  await perform(maker, "company.setLogo");
  return {};
}
