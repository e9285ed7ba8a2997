import { close, list } from "./closings";
import { exportJournals } from "./export";
import { vat } from "./vat";

export const accountingHandlers = { list, close, export: exportJournals, vat };
