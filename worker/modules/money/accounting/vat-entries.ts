import { cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { accounting } from "./contract";
import { readJournal } from "./journal";
import { periodOf } from "./vat";
import { onForm } from "./vat/rules";

/** What stands behind the VAT return of a period, or behind one of its lines, day by day. */
export const vatEntries = handle(accounting.vatEntries, async ({ db, now }, { line, limit, cursor, ...days }) => {
  const { from, to } = periodOf(days, now);
  const moves = onForm((await readJournal(db, from, to)).moves);
  const isOfLine = (move: (typeof moves)[number]) => !line || [move.baseLine, move.taxLine, move.memoLine].includes(line);
  const all = moves.filter(isOfLine).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const after = cursor ? readCursor(cursor, "day") : null;
  const rest = after ? all.filter((move) => keyOf(move) > `${after.value} ${after.tie}`) : all;
  const items = rest.slice(0, limit);
  const last = rest.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(({ baseLine, taxLine, memoLine: _, ...move }) => ({ ...move, line: taxLine ?? baseLine })),
    nextCursor: last ? cursorOf("day", last.day, last.id) : null,
    total: all.length,
  };
});

const keyOf = ({ day, id }: { day: string; id: string }) => `${day} ${id}`;
