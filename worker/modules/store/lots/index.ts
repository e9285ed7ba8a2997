import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { lots } from "./contract";
import { hold } from "./hold";
import { labels } from "./labels";
import { reject } from "./reject";
import { release } from "./release";
import { expiry } from "./expiry";
import { find } from "./find";
import { list } from "./list";
import { scrap } from "./scrap";
import { show } from "./show";
import { update } from "./update";

export { breakBeyond, breakPromises, selectPromises, toPromised } from "./promises";
export { fetchLot, type FoundLot, selectLots, toLot } from "./records";
export { readScrap, scrapText } from "./scrap-text";
export { releaseLots } from "./release-lots";
export { lotStatus } from "./status";

export const lotHandlers = {
  list,
  export: exportFrom(lots.export, list),
  show,
  find,
  labels,
  expiry,
  update,
  hold,
  release,
  reject,
  scrap,
} satisfies Handlers<typeof lots>;
