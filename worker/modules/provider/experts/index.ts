import type { Handlers } from "@/worker/engine/handler";
import type { experts } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { show } from "./show";
import { update } from "./update";

export { fetchExpert, type ExpertRow } from "./records";
export const expertHandlers = { list, show, create, update } satisfies Handlers<typeof experts>;
