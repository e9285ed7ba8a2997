import { activity } from "./activity";
import { finance } from "./finance";
import { kpis } from "./kpis";

export const dashboardHandlers = { kpis, activity, finance };
