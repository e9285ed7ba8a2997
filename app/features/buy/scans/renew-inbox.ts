import { scans } from "@/worker/modules/buy/scans/contract";
import { actionFor, withoutScreen } from "@/app/shell/action";
import { base } from "./base";

/** Opens the address that receives documents, or changes it. */
export const action = withoutScreen(actionFor(scans.renewInbox, { to: () => base }));
