import { en as core } from "@/worker/core/words.en";
import type { Words } from "@/worker/core/text/words-type";
import type { fr } from "./words.fr";

export const en: Words<typeof fr> = {
  title: "Standing orders",
  counted: { one: "standing order", other: "standing orders" },
  operations: {
    list: { title: "List standing orders", examples: ["which standing orders do I have?", "which standing orders are paused?"] },
    show: { title: "Show a standing order", examples: ["show this standing order"] },
    create: { title: "Create a standing order", done: "Standing order created", examples: ["create a standing order every week"] },
    update: { title: "Change", done: "Changes saved", examples: ["change this standing order"] },
    pause: { title: "Pause", done: "Standing order paused", examples: ["pause this standing order"] },
    resume: { title: "Resume", done: "Standing order resumed", examples: ["resume this standing order"] },
    run: { title: "Make the order now", done: "Today's order is there", examples: ["run this standing order now"] },
  },
  synonyms: { fields: { paused: ["on pause"], rhythm: ["frequency"] } },
  fields: {
    ...core.common,
    id: "Standing order",
    client: "Client",
    clientId: "Client",
    clientReference: "Client's reference",
    clientName: "Client",
    rhythm: "Rhythm",
    nextOn: "Next order on",
    endsOn: "Last order on",
    leadDays: "Delivered after, in days",
    paused: "Paused",
    due: "Due today",
    lines: "Items",
    item: "Item",
    itemId: "Item",
    sku: "SKU",
    name: "Item",
    amount: "Quantity",
    notes: "Notes",
    made: "Orders made",
    orderId: "Order",
    reference: "Reference",
    orderedOn: "Ordered on",
    createdAt: "Created on",
    updatedAt: "Changed on",
    total: "Standing orders",
  },
  values: {
    rhythm: { weekly: "Every week", fortnightly: "Every two weeks", monthly: "Every month" },
  },
};
