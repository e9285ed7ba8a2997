import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { sales } from "./contract";
import { create } from "./create";
import { journal } from "./journal";
import { list } from "./list";
import { preview } from "./preview";
import { shelf } from "./shelf";
import { show } from "./show";
import { takeBack } from "./take-back";
import { ticket } from "./ticket";

export { saleFigures } from "./figures";
export { digestOf } from "./seal";

export const saleHandlers = {
  list,
  export: exportFrom(sales.export, list),
  show,
  shelf,
  preview,
  create,
  takeBack,
  ticket,
  journal,
} satisfies Handlers<typeof sales>;
