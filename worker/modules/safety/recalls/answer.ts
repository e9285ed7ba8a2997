import { recallClients, recalls as table, type RecalledGoods } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { units } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { recalls } from "./contract";
import { clientOf, fetchRecall, frozen } from "./records";
import { recallStatus } from "./status";

type Line = Parsed<typeof recalls.answer>["lines"][number];
const parts = ["recovered", "destroyed", "gone"] as const;

/**
 * Writes down what a client answers of each lot, in place of what they had answered before.
 * @throws Refusal `invalid_input` naming the lot that they did not get, the unit that does not fit, or more than they got
 */
export const answer = handle(recalls.answer, async (context, { id, client: named, lines, note, version }) => {
  const { row, clients } = await fetchRecall(context.db, id);
  const status = recallStatus.require(row.status, "answer", "recalls");
  const client = clientOf(clients, named);
  const goods = lines.reduce((all, line, place) => answered(all, line, `lines.${place}`), client.goods);
  const times = { toldAt: client.toldAt ?? context.now, answeredAt: context.now };
  const saved = context.update(recallClients, client, { goods, ...times, note: note || client.note });
  const after = context.update(table, row, { status }, version);
  return frozen(
    after,
    clients.map((one) => (one.id === saved.id ? saved : one)),
  );
});

function answered(goods: RecalledGoods[], line: Line, field: string): RecalledGoods[] {
  const own = goods.find(({ lotId, lot }) => lotId === line.lot || lot === line.lot.toUpperCase() || lot === line.lot);
  if (!own) refuseField(`${field}.lot`, "not_found");
  const amounts = parts.map((part) => {
    const typed = line[part];
    if (typed && units[typed.unit].base !== units[own.unit].base) refuseField(`${field}.${part}`, "counted_in", { unit: own.unit });
    return typed?.amount ?? 0;
  });
  const [recovered = 0, destroyed = 0, gone = 0] = amounts;
  if (recovered + destroyed + gone > own.amount) refuseField(`${field}.recovered`, "more_than_shipped");
  return goods.map((one) => (one === own ? { ...own, recovered, destroyed, gone } : one));
}
