import type { Handlers } from "@/worker/engine/handler";
import { activity } from "./activity";
import { brief } from "./brief";
import type { dashboard } from "./contract";
import { finance } from "./finance";
import { kpis } from "./kpis";
import { trends } from "./trends";

export const dashboardHandlers = { kpis, trends, brief, activity, finance } satisfies Handlers<typeof dashboard>;
