import type { MovementCause, MovementType } from "@/worker/modules/store/ledger/status";

/** Days within which a lot's date is called near. */
export const NEAR_DAYS = 14;
/** Months in which a client who ordered is called active. */
export const ACTIVE_MONTHS = 6;
/** Below this part of the cost a margin is called low, in hundredths of a percent; the list of products can be narrowed to it. */
export const MARGIN_FLOOR = 3_000;
/** Months that are looked back on. */
export const TREND_MONTHS = 12;

/** What one command wrote, a row a record. */
export interface Change {
  id: string;
  at: number;
  actor: string;
  operation: string;
  record: string;
  recordId: string;
}

/** What a command did, and the last of its rows. */
export type CommandChanges<Row> = Row & { changes: number; until: string };

/**
 * Groups the rows of the audit, the latest first, by the command that wrote them; each is named by the record it was called for.
 * @param isMain is it the record that the command was called for?
 */
export function commandsOf<Row extends Change>(rows: Row[], isMain: (row: Row) => boolean): CommandChanges<Row>[] {
  const commands: CommandChanges<Row>[] = [];
  for (const row of rows) {
    const last = commands.at(-1);
    if (!last || last.at !== row.at || last.actor !== row.actor) commands.push({ ...row, changes: 1, until: row.id });
    else commands[commands.length - 1] = { ...(isMain(row) && !isMain(last) ? row : last), changes: last.changes + 1, until: row.id };
  }
  return commands;
}

interface Moved extends Pick<Change, "id" | "at" | "actor"> {
  type: MovementType;
  cause: MovementCause;
  causeId: string;
  lotId: string;
}

/** What moves goods for a record of each kind. */
const movedBy: Record<Exclude<MovementCause, "hand">, Pick<Change, "operation" | "record">> = {
  restock: { operation: "restocks.receive", record: "restocks" },
  production: { operation: "production.complete", record: "productions" },
  delivery: { operation: "orders.ship", record: "deliveries" },
  count: { operation: "counts.post", record: "counts" },
  lot: { operation: "deliveries.return", record: "lots" },
};

/** A movement of goods as something that was done; by hand, to the lot itself. */
export function changeOfMovement({ id, at, actor, type, cause, causeId, lotId }: Moved): Change {
  const who = { id, at, actor };
  if (cause === "hand") return { ...who, operation: `stock.${type === "receipt" ? "receive" : type}`, record: "lots", recordId: lotId };
  const operation = type === "return" ? "deliveries.return" : movedBy[cause].operation;
  return { ...who, ...movedBy[cause], operation, recordId: causeId };
}
