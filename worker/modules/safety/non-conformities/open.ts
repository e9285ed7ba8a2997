import { nonConformities as table, nonConformityLots } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { NonConformityRow } from "./records";
import type { Origin, TaskKind } from "./status";

/** What a non-conformity begins with. */
interface Opening {
  title: string;
  severity: NonConformityRow["severity"];
  origin: Origin;
  originId?: string;
  description?: string;
  /** What was done at once: its first task, done already. */
  contained?: string;
  /** What is to be done besides. */
  tasks?: { kind: TaskKind; text: string; dueOn: string }[];
  lotIds: string[];
}

/** Opens a non-conformity in the command's batch; its lots are to be held by `holdLots`. @returns what is written, its reference a placeholder */
export function openNonConformity(context: CommandContext, opening: Opening): NonConformityRow {
  const { title, severity, origin, originId = "", description = "", contained = "", tasks = [], lotIds } = opening;
  const today = civilDate(context.now);
  const stamp = { version: 1, createdAt: context.now, updatedAt: context.now };
  const done = { id: newId(), kind: "containment" as const, text: contained, who: "", dueOn: today, doneOn: today, note: "" };
  const planned = tasks.map((task) => ({ ...task, id: newId(), who: "", doneOn: null, note: "" }));
  const row: NonConformityRow = {
    id: newId(),
    reference: context.numbered(`NC-${today.slice(0, 4)}`),
    status: "registered",
    title: title.slice(0, 160),
    severity,
    origin,
    originId,
    description,
    tasks: [...(contained ? [done] : []), ...planned],
    disposition: null,
    conclusion: "",
    openedOn: today,
    closedOn: null,
    ...stamp,
  };
  context.insert(table, row);
  const rows = lotIds.map((lotId) => ({ nonConformityId: row.id, lotId }));
  if (rows.length) context.write(context.db.insert(nonConformityLots).values(rows));
  return row;
}
