import type { Handlers } from "@/worker/engine/handler";
import { activity } from "./activity";
import type { dashboard } from "./contract";
import { finance } from "./finance";
import { kpis } from "./kpis";

export const dashboardHandlers = { kpis, activity, finance } satisfies Handlers<typeof dashboard>;
