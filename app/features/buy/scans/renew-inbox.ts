import { scans } from "@/worker/modules/buy/scans/contract";
import { actionFor } from "@/app/shell/action";
import { base } from "./base";

/** Opens the address that receives documents, or changes it. */
export const action = actionFor(scans.renewInbox, { to: () => base });
