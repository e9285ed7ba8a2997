import type { Handlers } from "@/worker/engine/handler";
import type { payments } from "./contract";
import { creditNote } from "./credit-note";
import { invoice } from "./invoice";
import { list } from "./list";
import { refund } from "./refund";
import { show } from "./show";

export { giveBack } from "./give-back";
export { fetchWhole } from "./records";
export const paymentHandlers = { list, show, refund, invoice, creditNote } satisfies Handlers<typeof payments>;
