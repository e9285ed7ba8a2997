import type { Handlers } from "@/worker/engine/handler";
import { addSamples } from "./add-samples";
import type { firstSteps } from "./contract";
import { removeSamples } from "./remove-samples";
import { show } from "./show";

export const firstStepHandlers = { show, addSamples, removeSamples } satisfies Handlers<typeof firstSteps>;
