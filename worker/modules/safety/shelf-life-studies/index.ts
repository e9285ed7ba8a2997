import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { abandon } from "./abandon";
import { apply } from "./apply";
import { conclude } from "./conclude";
import { shelfLifeStudies } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { removePoint } from "./remove-point";
import { show } from "./show";
import { update } from "./update";
import { writePoint } from "./write-point";

export const shelfLifeStudyHandlers = {
  list,
  export: exportFrom(shelfLifeStudies.export, list),
  show,
  create,
  update,
  writePoint,
  removePoint,
  conclude,
  apply,
  abandon,
} satisfies Handlers<typeof shelfLifeStudies>;
