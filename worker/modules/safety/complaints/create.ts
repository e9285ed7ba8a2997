import { complaints as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { findNamed } from "@/worker/modules/safety/named";
import { complaints } from "./contract";
import { type ComplaintRow, toComplaint } from "./records";
import { requirePast, searchTextOf } from "./write";

/** Writes a complaint down. @throws Refusal `invalid_input` naming the client, item or lot that nobody knows, or a day to come */
export const create = handle(complaints.create, async (context, { client: clientName, item: itemName, lot: lotName, ...input }) => {
  const today = civilDate(context.now);
  const receivedOn = input.receivedOn ?? today;
  requirePast(receivedOn, today);
  const { client, item, lot } = await findNamed(context.db, { client: clientName, item: itemName, lot: lotName });
  const row: ComplaintRow = {
    ...input,
    id: newId(),
    reference: context.numbered(`REC-${today.slice(0, 4)}`),
    status: "received",
    receivedOn,
    clientId: client?.id ?? null,
    itemId: item?.id ?? null,
    lotId: lot?.id ?? null,
    nonConformityId: null,
    recallId: null,
    answer: "",
    answeredOn: null,
    searchText: searchTextOf(input, [client?.name, item?.name, lot?.number]),
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  context.insert(table, row);
  const names = { clientName: client?.name ?? null, itemName: item?.name ?? null, lot: lot?.number ?? null };
  return toComplaint({ row, ...names, nonConformity: null, recall: null });
});
