import { exportFrom } from "@/worker/engine/exporting";
import { schedule } from "./contract";
import { list } from "./list";

export const scheduleHandlers = { list, export: exportFrom(schedule.export, list) };
