import { reminderScenario as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { reminders } from "./contract";
import { reminderSteps } from "./status";

/** Changes when each step is due; each comes after the one before. @throws Refusal `invalid_input` naming the step that does not */
export const setScenario = handle(reminders.setScenario, async (context, { items }) => {
  const rows = await context.db.select().from(table);
  for (const [place, { step, afterDays }] of items.entries()) {
    const former = items[place - 1];
    if (step !== reminderSteps[place]) refuseField(`items.${place}.step`, "choice", { choices: reminderSteps.join(", ") });
    if (former && afterDays <= former.afterDays) refuseField(`items.${place}.afterDays`, "after_former", { days: former.afterDays });
  }
  for (const { step, afterDays, active } of items) {
    const before = rows.find(({ id }) => id === step);
    if (before) context.update(table, before, { afterDays, active });
    else context.insert(table, { id: step, afterDays, active, version: 1, updatedAt: context.now });
  }
  return { items };
});
