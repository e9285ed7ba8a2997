import type { Handlers } from "@/worker/engine/handler";
import type { search } from "./contract";
import { everything } from "./everything";

export const searchHandlers = { everything } satisfies Handlers<typeof search>;
