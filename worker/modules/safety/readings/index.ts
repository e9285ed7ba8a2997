import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { chart } from "./chart";
import { readings } from "./contract";
import { correct } from "./correct";
import { due, missed } from "./due";
import { list } from "./list";
import { show } from "./show";
import { take } from "./take";

export const readingHandlers = {
  list,
  export: exportFrom(readings.export, list),
  show,
  due,
  missed,
  chart,
  take,
  correct,
} satisfies Handlers<typeof readings>;
