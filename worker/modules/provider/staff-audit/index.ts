import type { Handlers } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { staffAudit } from "./contract";
import { list } from "./list";
import { people } from "./people";

export const staffAuditHandlers = { list, people, export: exportFrom(staffAudit.export, list) } satisfies Handlers<typeof staffAudit>;
