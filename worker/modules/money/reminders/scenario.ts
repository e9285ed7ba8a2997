import { reminderScenario as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { reminders } from "./contract";
import { scenarioFrom } from "./debts";

/** After how many days each step is due. */
export const scenario = handle(reminders.scenario, async ({ db }) => ({ items: scenarioFrom(await db.select().from(table)) }));
