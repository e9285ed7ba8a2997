import { eq } from "drizzle-orm";
import { clients, standingOrders as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { dayOfMonth } from "@/worker/core/figures/rhythm";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { isClient } from "@/worker/modules/sell/clients";
import { standingOrders } from "./contract";
import { linesOf, toStanding } from "./records";

/** Keeps an order that comes back by itself. @throws Refusal `invalid_input` when its first day is over, or its last comes before it */
export const create = handle(standingOrders.create, async (context, { client: name, lines: inputs, ...details }) => {
  if (details.nextOn < civilDate(context.now)) refuseField("nextOn", "past");
  if (details.endsOn && details.endsOn < details.nextOn) refuseField("endsOn", "before_start");
  const [[client], { lines, items }] = await Promise.all([
    context.db
      .select({ id: clients.id, name: clients.companyName, reference: clients.reference, archived: clients.archived })
      .from(clients)
      .where(isClient(name))
      .orderBy(eq(clients.id, name)),
    linesOf(context.db, inputs),
  ]);
  if (!client) refuseField("client", "not_found");
  if (client.archived) refuseField("client", "archived");
  const times = { version: 1, createdAt: context.now, updatedAt: context.now };
  const standing = { ...details, id: newId(), dayOfMonth: dayOfMonth(details.nextOn), clientId: client.id, lines, paused: false, ...times };
  context.insert(table, standing);
  return toStanding({ standing, client, items, made: [] });
});
