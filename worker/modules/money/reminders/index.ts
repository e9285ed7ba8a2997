import { history, list } from "./list";
import { scenario, setScenario } from "./scenario";
import { preview, send } from "./send";

export const reminderHandlers = { list, history, scenario, setScenario, preview, send };
