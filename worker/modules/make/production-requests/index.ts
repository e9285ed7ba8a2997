import type { Handlers } from "@/worker/engine/handler";
import { accept } from "./accept";
import { agree } from "./agree";
import { cancel } from "./cancel";
import type { productionRequests } from "./contract";
import { complete } from "./complete";
import { create } from "./create";
import { list } from "./list";
import { propose } from "./propose";
import { reject } from "./reject";
import { show } from "./show";
import { start } from "./start";
import { works } from "./works";

export const productionRequestHandlers = {
  list,
  show,
  works,
  create,
  cancel,
  accept,
  reject,
  propose,
  agree,
  start,
  complete,
} satisfies Handlers<typeof productionRequests>;
