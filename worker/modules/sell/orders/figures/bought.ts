import { eq } from "drizzle-orm";
import { clients } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { asking } from "@/worker/engine/figures/answers";
import { handle } from "@/worker/engine/handler";
import { isClient } from "@/worker/modules/sell/clients";
import { orders } from "../contract";
import { ofClient } from "./facets";

/** Days that no order is before or after. */
const ALWAYS = { from: "0001-01-01", to: "9999-12-31" };

/** What a client has ordered between two days. @throws Refusal `invalid_input` naming `client` when there is none */
export const bought = handle(orders.bought, async (context, { client, since = null, until = null }) => {
  const { db } = context;
  const scope = { period: { from: since ?? ALWAYS.from, to: until ?? ALWAYS.to }, only: ofClient(client) };
  const counted = asking(context, { measures: ["orders"], ...scope });
  const whole = asking(context, { measures: ["orderedAsWhole", "orderedWithTax"], ...scope });
  const named = db.select({ clientName: clients.companyName }).from(clients).where(isClient(client)).orderBy(eq(clients.id, client));
  const [[found], orderRows, sums] = await db.batch([named, counted.query, whole.query]);
  if (!found) refuseField("client", "not_found");
  const [count, sum] = [counted.rowsOf(orderRows)[0], whole.rowsOf(sums)[0]];
  return {
    ...{ clientName: found.clientName, since, until, count: count?.figures.orders.count ?? 0 },
    ...{ subtotal: sum?.figures.orderedAsWhole.money ?? 0, total: sum?.figures.orderedWithTax.money ?? 0 },
  };
});
