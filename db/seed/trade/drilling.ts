import type { recalls } from "@/db/business";
import { authorityDeadlineOf, tradeDeadlineOf } from "@/worker/modules/safety/recalls/clocks";
import { DAY } from "@/worker/core/figures/dates";
import type { Dice } from "../dice";
import type { Year } from "./index";

/**
 * A drill of seven months ago on a lot that clients had bought: closed, every jar accounted for. Some weeks later a real recall of it was
 * decided and stopped: a false alarm.
 */
export function drillOf({ store, sales }: Year, at: number, dice: Dice) {
  const day = new Date(at).toISOString().slice(0, 10);
  const sent = store.movements.filter(({ type, day: moved }) => type === "shipment" && moved <= day);
  const lot = [...store.lots.values()].findLast(({ id }) => sent.filter(({ lotId }) => lotId === id).length >= 3);
  const item = lot && store.items.get(lot.itemId);
  if (!lot?.id || !item) return { drills: [], holders: [] };
  const sum = (type: string) =>
    store.movements
      .filter((row) => row.lotId === lot.id && row.type === type && row.day <= day)
      .reduce((total, { amount }) => total + amount, 0);
  const [born, used, scrapped, shipped] = [sum("output"), -sum("consumption"), -sum("scrap"), -sum("shipment")];
  const facts = { lotId: lot.id, lot: lot.number, itemName: item.name, unit: item.unit };
  const activatedAt = at + 6 * 60_000;
  const drill: typeof recalls.$inferInsert = {
    id: dice.id(),
    reference: `RAP-${day.slice(0, 4)}-0001`,
    status: "closed",
    kind: "recall",
    origin: "drill",
    mock: true,
    subject: lot.number,
    cause: "Exercice de rappel",
    hazard: "physical",
    lots: [
      {
        ...facts,
        itemId: lot.itemId,
        dlc: lot.dlc ?? null,
        ddm: lot.ddm ?? null,
        born,
        used,
        scrapped,
        returned: 0,
        apart: 0,
        shipped,
        stock: born - used - scrapped - shipped,
      },
    ],
    activatedAt,
    tradeDeadline: tradeDeadlineOf(activatedAt),
    authorityDeadline: authorityDeadlineOf(activatedAt),
    notifiedAt: activatedAt + 9 * 60_000,
    authorityToldAt: activatedAt + 14 * 60_000,
    closedAt: activatedAt + 70 * 60_000,
    conclusion: "Tout a été localisé en six minutes. Les clients ont tous répondu dans l'heure.",
    version: 6,
    createdAt: at,
    updatedAt: activatedAt + 70 * 60_000,
  };
  const clientOf = new Map(sales.deliveries.map(({ id, clientId, reference }) => [id, { clientId, reference }]));
  const byClient = new Map<string, { delivery: string; date: string; amount: number }[]>();
  for (const { lotId, causeId, amount, day: date } of sent) {
    const delivery = clientOf.get(causeId);
    if (lotId !== lot.id || !delivery) continue;
    byClient.set(delivery.clientId, [...(byClient.get(delivery.clientId) ?? []), { delivery: delivery.reference, date, amount: -amount }]);
  }
  const holders = [...byClient].flatMap(([clientId, deliveries]) => {
    const client = sales.clients.find(({ id }) => id === clientId);
    const amount = deliveries.reduce((total, one) => total + one.amount, 0);
    if (!client) return [];
    const { reference, companyName: name, email = null, phone = null, language = "fr" } = client;
    const recovered = Math.floor(amount / 3_000) * 1_000;
    const goods = [{ ...facts, amount, deliveries, recovered, destroyed: 0, gone: amount - recovered }];
    const times = { toldAt: activatedAt + 9 * 60_000, answeredAt: activatedAt + dice.between(15, 65) * 60_000 };
    const stamp = { version: 3, createdAt: activatedAt, updatedAt: activatedAt };
    return [{ id: dice.id(), recallId: drill.id, clientId, reference, name, email, phone, language, goods, ...times, note: "", ...stamp }];
  });
  return { drills: [drill, falseAlarmAfter(drill, dice)], holders };
}

/** A recall that was decided on the word of a client, and stopped within the hour, before anybody was told. */
function falseAlarmAfter(drill: typeof recalls.$inferInsert, dice: Dice): typeof recalls.$inferInsert {
  const at = drill.createdAt + 24 * DAY;
  const activatedAt = at + 4 * 60_000;
  const closedAt = activatedAt + 38 * 60_000;
  return {
    ...drill,
    id: dice.id(),
    reference: drill.reference.replace("0001", "0002"),
    status: "stopped",
    mock: false,
    origin: "complaint",
    cause: "Couvercle bombé signalé par un client",
    hazard: "biological",
    activatedAt,
    tradeDeadline: tradeDeadlineOf(activatedAt),
    authorityDeadline: authorityDeadlineOf(activatedAt),
    notifiedAt: null,
    authorityToldAt: null,
    closedAt,
    conclusion: "Fausse alerte : le bocal venait d'un autre fabricant. Les lots ont été libérés.",
    version: 3,
    createdAt: at,
    updatedAt: closedAt,
  };
}
