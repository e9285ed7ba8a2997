import type { Handlers } from "@/worker/engine/handler";
import type { experts } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { picture } from "./picture";
import { profiles } from "./profiles";
import { setPicture } from "./set-picture";
import { show } from "./show";
import { update } from "./update";

export { fetchExpert, type ExpertRow } from "./records";
export const expertHandlers = { list, profiles, picture, setPicture, show, create, update } satisfies Handlers<typeof experts>;
