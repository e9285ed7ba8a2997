import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { tillClosings } from "./contract";
import { create } from "./create";
import { current } from "./current";
import { list } from "./list";
import { show } from "./show";

export const closingHandlers = {
  list,
  export: exportFrom(tillClosings.export, list),
  show,
  current,
  create,
} satisfies Handlers<typeof tillClosings>;
