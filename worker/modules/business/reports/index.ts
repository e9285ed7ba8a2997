import type { Handlers } from "@/worker/engine/handler";
import type { reports } from "./contract";
import { create } from "./create";
import { makeDue } from "@/worker/engine/recurring";
import { list } from "./list";
import { mail } from "./mail";
import { pin } from "./pin";
import { pinned } from "./pinned";
import { remove } from "./remove";
import { schedule } from "./schedule";
import { show } from "./show";
import { unpin } from "./unpin";
import { update } from "./update";

export const reportHandlers = { list, show, create, update, schedule, mail, pinned, pin, unpin, remove } satisfies Handlers<typeof reports>;

/** Sends the reports whose day has come. */
export const mailDueReports = makeDue(list, mail);
