import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { chart } from "./chart";
import { readings } from "./contract";
import { correct } from "./correct";
import { due } from "./due";
import { importReadings } from "./import";
import { list } from "./list";
import { missed } from "./missed";
import { show } from "./show";
import { take } from "./take";

export { type Gaps, gapsBetween } from "./gaps";
export { tellMissedControls } from "./tell-missed";

export const readingHandlers = {
  list,
  export: exportFrom(readings.export, list),
  show,
  due,
  missed,
  chart,
  take,
  import: importReadings,
  correct,
} satisfies Handlers<typeof readings>;
