import type { Handlers } from "@/worker/engine/handler";
import type { paperBundles } from "./contract";
import { file } from "./file";
import { list } from "./list";
import { paper } from "./paper";
import { print } from "./print";
import { show } from "./show";

export { beginBundle } from "./begin";
export { forgetPaperBundles } from "./forget";
export { bundleJob, type MadeFile } from "./make-part";
export { type BundleRow, toBundle } from "./records";
export { paperJobs } from "./print-part";
export const paperBundleHandlers = { list, show, file, paper, print } satisfies Handlers<typeof paperBundles>;
