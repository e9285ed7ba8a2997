import type { Handlers } from "@/worker/engine/handler";
import { paper } from "./paper";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { cancel } from "./cancel";
import { counts } from "./contract";
import { create } from "./create";
import { fill } from "./fill";
import { list } from "./list";
import { post } from "./post";
import { sheet } from "./sheet";
import { show } from "./show";

export const countHandlers = {
  list,
  export: exportFrom(counts.export, list),
  show,
  sheet,
  paper,
  create,
  fill,
  post,
  cancel,
} satisfies Handlers<typeof counts>;
