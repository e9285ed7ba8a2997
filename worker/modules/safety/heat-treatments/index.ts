import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { heatTreatments } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { show } from "./show";

export const heatTreatmentHandlers = {
  list,
  export: exportFrom(heatTreatments.export, list),
  show,
  create,
} satisfies Handlers<typeof heatTreatments>;
