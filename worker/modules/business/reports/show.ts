import { handle } from "@/worker/engine/handler";
import { reports } from "./contract";
import { fetchReport } from "./records";

export const show = handle(reports.show, ({ db }, { id }) => fetchReport(db, id));
