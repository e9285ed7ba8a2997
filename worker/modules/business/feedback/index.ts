import type { Handlers } from "@/worker/engine/handler";
import type { feedback } from "./contract";
import { create } from "./create";
import { list } from "./list";

export const feedbackHandlers = { create, list } satisfies Handlers<typeof feedback>;
