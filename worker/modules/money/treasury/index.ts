import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { treasury } from "./contract";
import { create } from "./create";
import { forecast } from "./forecast";
import { list } from "./list";
import { remove } from "./remove";
import { show } from "./show";
import { days } from "./days";
import { summary } from "./summary";
import { update } from "./update";

export { treasuryFigures } from "./figures";
export { besideBooks, bookedQuery, standingOf, standingQueries } from "./records";

export const treasuryHandlers = {
  list,
  export: exportFrom(treasury.export, list),
  show,
  summary,
  days,
  forecast,
  create,
  update,
  remove,
} satisfies Handlers<typeof treasury>;
