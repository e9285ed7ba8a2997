import type { Handlers } from "@/worker/engine/handler";
import { ask } from "./ask";
import { catalogue } from "./catalogue";
import type { figures } from "./contract";
import { exported } from "./export";
import { outlook } from "./outlook";
import { paper } from "./paper";
import { query } from "./query";
import { rows } from "./rows";
import { cohorts } from "./selling/cohorts";

export { answerTo } from "./query";

export const figureHandlers = { catalogue, query, export: exported, paper, ask, outlook, cohorts, rows } satisfies Handlers<typeof figures>;
