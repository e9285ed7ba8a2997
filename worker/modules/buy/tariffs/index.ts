import type { Handlers } from "@/worker/engine/handler";
import { compare } from "./compare";
import type { tariffs } from "./contract";
import { create } from "./create";
import { history } from "./history";
import { list } from "./list";
import { prefer } from "./prefer";
import { remove } from "./remove";
import { show } from "./show";
import { update } from "./update";

export { changePrices } from "./change-prices";
export { addFirstTariffs } from "./first-tariffs";
export { selectTied, type Tied, toTariff } from "./records";
export { cheapestFirst, difference } from "./rules";
export { tariffImports } from "./import";
export const tariffHandlers = { list, show, compare, history, create, update, prefer, remove } satisfies Handlers<typeof tariffs>;
