import type { Handlers } from "@/worker/engine/handler";
import type { jobs } from "./contract";
import { discard } from "./discard";
import { list } from "./list";
import { replay } from "./replay";

export const jobHandlers = { list, replay, discard } satisfies Handlers<typeof jobs>;
