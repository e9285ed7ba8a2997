import { inArray } from "drizzle-orm";
import { clients as table, orders, standingOrders } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import type { ImportTarget } from "@/worker/engine/lists/importing";
import { fillReferences } from "@/worker/engine/writing/numbering";
import { clients } from "./contract";
import { rowOf, SERIES } from "./create";
import type { ClientRow } from "./records";
import { derive } from "./rules";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Line = Parsed<typeof clients.create>;

/** How files bring in clients: one without a reference is given the next. */
export const clientImports = {
  clients: {
    table,
    words: { fr, en },
    create: clients.create.input,
    update: clients.update.input.omit({ id: true, version: true }),
    key: ["reference"],
    keyOf: ({ reference }) => (typeof reference === "string" ? reference.trim().toUpperCase() : null),
    find: async (db, keys) => {
      const rows = await db.select().from(table).where(inArray(table.reference, keys));
      return new Map(rows.map((row) => [row.reference, row]));
    },
    make: async (context, lines) => {
      const rows = lines as Line[];
      const own = rows.map(({ reference }) => reference);
      const references = await fillReferences(context, SERIES, own);
      return rows.map((line, place) => rowOf({ ...line, reference: references[place] ?? "" }, context.now));
    },
    change: (before, changes) => ({ ...changes, ...derive({ ...(before as ClientRow), ...changes }) }),
    usedBy: [orders.clientId, standingOrders.clientId],
  },
} satisfies Record<string, ImportTarget>;
