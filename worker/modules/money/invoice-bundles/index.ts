import type { Handlers } from "@/worker/engine/handler";
import type { invoiceBundles } from "./contract";
import { file } from "./file";
import { list } from "./list";
import { print } from "./print";
import { show } from "./show";

export { forgetBundles } from "./forget";
export { bundleJobs, giveUp } from "./print-part";
export const invoiceBundleHandlers = { list, show, file, print } satisfies Handlers<typeof invoiceBundles>;
