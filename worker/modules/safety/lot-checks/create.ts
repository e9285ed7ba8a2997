import { eq } from "drizzle-orm";
import { items, lots } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { fetchChecklist, selectInUse } from "@/worker/modules/safety/checklists";
import { listFor } from "@/worker/modules/safety/checklists/rules";
import { holdUntil } from "@/worker/modules/safety/holds";
import { findNamed } from "@/worker/modules/safety/named";
import { lotChecks } from "./contract";
import { nextReference, writeCheck } from "./open";
import { toLotCheck } from "./records";

/**
 * Asks for a check of a lot, by the list that is named or that its item has; the lot waits on hold.
 * @throws Refusal `invalid_input` naming the `lot` that nobody knows or that is gone, `checklist` where none is known or fits
 */
export const create = handle(lotChecks.create, async (context, { lot: lotName, checklist: listName }) => {
  const { lot: named } = await findNamed(context.db, { lot: lotName });
  const lot = named && (await fetchState(context, named.id));
  if (!named || !lot) refuseField("lot", "not_found");
  if (lot.row.decision !== "available" && lot.row.decision !== "on_hold") refuseField("lot", "lot_gone");
  const list = await listNamed(context, listName, lot);
  const reference = nextReference(context);
  const holds = await holdUntil(context, lot.row.id, reference);
  const row = writeCheck(context, list, {
    reference,
    holds,
    lotId: lot.row.id,
    number: lot.row.number,
    itemId: lot.row.itemId,
    itemName: named.itemName,
  });
  return toLotCheck(context, { row, itemName: named.itemName, lot: lot.row, supplierName: null, nonConformity: null });
});

type State = NonNullable<Awaited<ReturnType<typeof fetchState>>>;

async function fetchState({ db }: CommandContext, id: string) {
  const [found] = await db
    .select({ row: lots, category: items.category })
    .from(lots)
    .innerJoin(items, eq(items.id, lots.itemId))
    .where(eq(lots.id, id));
  return found;
}

/** The list that is named, or that of the lot's item: what was made is checked for release, all else as it comes. */
async function listNamed({ db }: CommandContext, name: string | undefined, { row, category }: State) {
  if (name) {
    const list = await fetchChecklist(db, name).catch(() => refuseField("checklist", "not_found"));
    return list.status === "in_use" ? list : refuseField("checklist", "not_in_use");
  }
  const moment = row.cause === "production" ? "release" : "receipt";
  return listFor(await selectInUse(db), { id: row.itemId, category }, moment) ?? refuseField("checklist", "no_list");
}
