import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { trainings } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { remove } from "./remove";
import { show } from "./show";
import { update } from "./update";

export { selectTrainings } from "./records";

export const trainingHandlers = {
  list,
  export: exportFrom(trainings.export, list),
  show,
  create,
  update,
  remove,
} satisfies Handlers<typeof trainings>;
