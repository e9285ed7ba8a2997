import type { Handlers } from "@/worker/engine/handler";
import type { payments } from "./contract";
import { list } from "./list";
import { refund } from "./refund";
import { creditNote, invoice, show } from "./show";

export const paymentHandlers = { list, show, refund, invoice, creditNote } satisfies Handlers<typeof payments>;
