import type { Handlers } from "@/worker/engine/handler";
import { archive } from "./archive";
import type { locations } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { restore } from "./restore";
import { show } from "./show";
import { update } from "./update";

export { placeAmong, placeNamed, placesCalled } from "./records";

export const locationHandlers = { list, show, create, update, archive, restore } satisfies Handlers<typeof locations>;
