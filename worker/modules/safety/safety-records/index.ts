import type { Handlers } from "@/worker/engine/handler";
import { about } from "./about";
import type { safetyRecords } from "./contract";

export const safetyRecordHandlers = { about } satisfies Handlers<typeof safetyRecords>;
