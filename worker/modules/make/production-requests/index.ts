import { cancel } from "./cancel";
import { create } from "./create";
import { list } from "./list";
import { show } from "./show";

export const productionRequestHandlers = { list, show, create, cancel };
