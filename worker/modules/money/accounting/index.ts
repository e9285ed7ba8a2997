import type { Handlers } from "@/worker/engine/handler";
import type { accounting } from "./contract";
import { close } from "./close";
import { list } from "./list";
import { exportJournals } from "./export";
import { vat } from "./vat";

export const accountingHandlers = { list, close, export: exportJournals, vat } satisfies Handlers<typeof accounting>;
