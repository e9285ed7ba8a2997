import type { Handlers } from "@/worker/engine/handler";
import type { reports } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { remove } from "./remove";
import { show } from "./show";
import { update } from "./update";

export const reportHandlers = { list, show, create, update, remove } satisfies Handlers<typeof reports>;
