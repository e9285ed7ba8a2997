import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { stock } from "./contract";
import { correct } from "./correct";
import { facets } from "./facets";
import { list } from "./list";
import { receive } from "./receive";
import { scrap } from "./scrap";
import { setMinimum } from "./set-minimum";
import { shortages } from "./shortages";
import { show } from "./show";
import { transfer } from "./transfer";
import { valueOn } from "./value-on";

export { stockFigures } from "./figures";

export const stockHandlers = {
  list,
  export: exportFrom(stock.export, list),
  show,
  facets,
  valueOn,
  shortages,
  setMinimum,
  receive,
  correct,
  transfer,
  scrap,
} satisfies Handlers<typeof stock>;
