import type { Handlers } from "@/worker/engine/handler";
import type { paperTemplates } from "./contract";
import { list } from "./list";
import { show } from "./show";
import { update } from "./update";

export { printAs } from "./print-as";
export const paperTemplateHandlers = { list, show, update } satisfies Handlers<typeof paperTemplates>;
