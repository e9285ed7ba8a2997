import type { Handlers } from "@/worker/engine/handler";
import type { views } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { remove } from "./remove";
import { show } from "./show";
import { update } from "./update";

export const viewHandlers = { list, show, create, update, remove } satisfies Handlers<typeof views>;
