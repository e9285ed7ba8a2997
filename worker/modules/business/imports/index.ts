import type { Handlers } from "@/worker/engine/handler";
import { confirm } from "./confirm";
import type { imports } from "./contract";
import { create } from "./create";
import { discard } from "./discard";
import { fields } from "./fields";
import { introduce } from "./introduce";
import { lines } from "./lines";
import { list } from "./list";
import { remap } from "./remap";
import { show } from "./show";
import { undo } from "./undo";

export { forgetImports } from "./forget";
export { importJobs, write } from "./write-part";
export const importHandlers = { list, show, fields, lines, create, remap, confirm, undo, introduce, discard } satisfies Handlers<
  typeof imports
>;
