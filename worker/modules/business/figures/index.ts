import type { Handlers } from "@/worker/engine/handler";
import { catalogue } from "./catalogue";
import type { figures } from "./contract";
import { query } from "./query";
import { rows } from "./rows";

export const figureHandlers = { catalogue, query, rows } satisfies Handlers<typeof figures>;
