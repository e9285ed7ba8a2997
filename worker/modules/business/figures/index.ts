import type { Handlers } from "@/worker/engine/handler";
import { ask } from "./ask";
import { catalogue } from "./catalogue";
import type { figures } from "./contract";
import { exported } from "./export";
import { outlook } from "./outlook";
import { paper } from "./paper";
import { query } from "./query";
import { rows } from "./rows";
import { basket } from "./selling/basket";
import { cohorts } from "./selling/cohorts";
import { prices } from "./selling/prices";

export { answerTo } from "./query";

export const figureHandlers = { catalogue, query, export: exported, paper, ask, outlook, cohorts, basket, prices, rows } satisfies Handlers<
  typeof figures
>;
