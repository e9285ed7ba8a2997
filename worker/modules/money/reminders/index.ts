import type { Handlers } from "@/worker/engine/handler";
import type { reminders } from "./contract";
import { history } from "./history";
import { list } from "./list";
import { scenario } from "./scenario";
import { setScenario } from "./set-scenario";
import { preview } from "./preview";
import { send } from "./send";

export const reminderHandlers = { list, history, scenario, setScenario, preview, send } satisfies Handlers<typeof reminders>;
