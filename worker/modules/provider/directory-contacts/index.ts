import type { Handlers } from "@/worker/engine/handler";
import { answer } from "./answer";
import type { directoryContacts } from "./contract";
import { letter } from "./letter";
import { list } from "./list";
import { reply } from "./reply";
import { show } from "./show";

export const directoryContactHandlers = { list, show, answer, letter, reply } satisfies Handlers<typeof directoryContacts>;
