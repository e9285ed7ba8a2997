import type { Handlers } from "@/worker/engine/handler";
import { answer } from "./answer";
import { asked } from "./asked";
import type { directoryContacts } from "./contract";
import { list } from "./list";
import { reply } from "./reply";
import { show } from "./show";

export const directoryContactHandlers = { list, show, answer, asked, reply } satisfies Handlers<typeof directoryContacts>;
