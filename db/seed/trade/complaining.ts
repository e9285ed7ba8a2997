import type { complaints } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { Dice } from "../dice";
import type { Year } from "./index";

type ComplaintRow = typeof complaints.$inferInsert;
type Written = Pick<ComplaintRow, "subject" | "category" | "severity" | "description" | "answer"> & { daysAgo: number };

/** What was complained about in a year, the oldest first; the last is not answered yet. */
const WRITTEN: Written[] = [
  {
    daysAgo: 312,
    subject: "Étiquette décollée sur trois bocaux",
    category: "label",
    severity: "minor",
    description: "Bocaux stockés en vitrine réfrigérée.",
    answer: "Étiquettes renvoyées, colle résistante au froid adoptée.",
  },
  {
    daysAgo: 204,
    subject: "Bocal fêlé à la livraison",
    category: "delivery",
    severity: "minor",
    description: "Carton enfoncé à l'arrivée.",
    answer: "Bocal remplacé à la livraison suivante.",
  },
  {
    daysAgo: 131,
    subject: "Goût plus fort que d'habitude",
    category: "taste",
    severity: "minor",
    description: "",
    answer: "Dosage du lot relu : conforme à la recette. Avoir commercial accordé.",
  },
  {
    daysAgo: 47,
    subject: "Couvercle bombé",
    category: "packaging",
    severity: "major",
    description: "Un seul bocal, conservé fermé par le client.",
    answer: "Bocal récupéré : joint mal posé, aucune fermentation. Contrôle du vide renforcé.",
  },
  {
    daysAgo: 5,
    subject: "Éclat dur sous la dent",
    category: "foreign_body",
    severity: "major",
    description: "Éclat de quatre millimètres, photo reçue par e-mail.",
    answer: "",
  },
];

/** A few complaints of clients about what was delivered to them, each with the product and the lot. */
export function complaintsOf({ store, sales }: Year, today: string, dice: Dice): ComplaintRow[] {
  const clientOf = new Map(sales.deliveries.map(({ id, clientId }) => [id, clientId]));
  const sent = store.movements.filter(({ type, causeId }) => type === "shipment" && clientOf.has(causeId));
  const series = new Map<string, number>();
  return WRITTEN.flatMap(({ daysAgo, ...written }) => {
    const receivedOn = addDays(today, -daysAgo);
    const shipment = sent.findLast(({ day }) => day <= addDays(receivedOn, -4));
    const client = sales.clients.find(({ id }) => id === clientOf.get(shipment?.causeId ?? ""));
    const item = store.items.get(shipment?.itemId ?? "");
    const lot = store.lots.get(shipment?.lotId ?? "");
    if (!client || !item || !lot?.id) return [];
    const year = receivedOn.slice(0, 4);
    const number = (series.get(year) ?? 0) + 1;
    series.set(year, number);
    const reference = `REC-${year}-${String(number).padStart(4, "0")}`;
    const createdAt = Date.parse(receivedOn) + 10 * 3_600_000;
    return [
      {
        id: dice.id(),
        reference,
        status: written.answer ? ("closed" as const) : ("received" as const),
        ...written,
        receivedOn,
        clientId: client.id,
        itemId: item.id,
        lotId: lot.id,
        answeredOn: written.answer ? addDays(receivedOn, 3) : null,
        searchText: fold([reference, written.subject, client.companyName, item.name, lot.number].join(" ")),
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
}
