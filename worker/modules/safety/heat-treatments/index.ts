import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { heatTreatments } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { scales } from "./scales";
import { setScale } from "./set-scale";
import { show } from "./show";

export { selectScales, toScale } from "./scale";

export const heatTreatmentHandlers = {
  list,
  export: exportFrom(heatTreatments.export, list),
  show,
  scales,
  setScale,
  create,
} satisfies Handlers<typeof heatTreatments>;
