import type { Handlers } from "@/worker/engine/handler";
import type { search } from "./contract";
import { everything } from "./everything";
import { named } from "./named";

export const searchHandlers = { everything, named } satisfies Handlers<typeof search>;
