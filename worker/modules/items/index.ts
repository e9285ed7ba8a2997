import { archive } from "./archive";
import { create } from "./create";
import { duplicate } from "./duplicate";
import { facets } from "./facets";
import { list } from "./list";
import { restore } from "./restore";
import { show } from "./show";
import { update } from "./update";

export const itemHandlers = { list, show, facets, create, update, duplicate, archive, restore };
