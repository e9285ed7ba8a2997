import type { Handlers } from "@/worker/engine/handler";
import { makeDue } from "@/worker/engine/recurring";
import type { recurringInvoices } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { run } from "./run";
import { show } from "./show";
import { pause } from "./pause";
import { resume } from "./resume";
import { update } from "./update";

export const recurringInvoiceHandlers = { list, show, create, update, pause, resume, run } satisfies Handlers<typeof recurringInvoices>;

/** Makes, each morning, the drafts that are due. */
export const makeDueInvoices = makeDue(list, run);
