import { exportFrom } from "@/worker/engine/lists/exporting";
import { schedule } from "./contract";
import { list } from "./list";

export const scheduleHandlers = { list, export: exportFrom(schedule.export, list) };
