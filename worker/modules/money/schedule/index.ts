import { exportFrom } from "@/worker/engine/lists/exporting";
import type { Handlers } from "@/worker/engine/handler";
import { schedule } from "./contract";
import { list } from "./list";

export const scheduleHandlers = { list, export: exportFrom(schedule.export, list) } satisfies Handlers<typeof schedule>;
