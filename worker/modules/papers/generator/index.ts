import type { Handlers } from "@/worker/engine/handler";
import type { generator } from "./contract";
import { preview } from "./preview";
import { print } from "./print";

export { printPaper } from "./print";

export const generatorHandlers = { print, preview } satisfies Handlers<typeof generator>;
