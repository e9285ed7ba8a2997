import type { Handlers } from "@/worker/engine/handler";
import { makeDue } from "@/worker/engine/recurring";
import type { standingOrders } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { pause } from "./pause";
import { resume } from "./resume";
import { run } from "./run";
import { show } from "./show";
import { update } from "./update";

export const standingOrderHandlers = { list, show, create, update, pause, resume, run } satisfies Handlers<typeof standingOrders>;

/** Makes, each morning, the drafts that are due. */
export const makeDueOrders = makeDue(list, run);
