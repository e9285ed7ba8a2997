import type { Handlers } from "@/worker/engine/handler";
import { buyCredits } from "./buy-credits";
import { choose } from "./choose";
import type { billing } from "./contract";
import { cancel } from "./cancel";
import { confirm } from "./confirm";
import { figures } from "./figures";
import { invoice } from "./invoice";
import { invoices } from "./invoices";
import { payDue } from "./pay-due";
import { payment } from "./payment";
import { plans } from "./plans";
import { portal } from "./portal";
import { quote } from "./quote";
import { resume } from "./resume";
import { show } from "./show";
import { simulate } from "./simulate";
import { usage } from "./usage";

export { dailyBilling, hear } from "./clock";
export const billingHandlers = {
  show,
  usage,
  plans,
  quote,
  choose,
  cancel,
  resume,
  payDue,
  buyCredits,
  invoices,
  payment,
  confirm,
  simulate,
  portal,
  invoice,
  figures,
} satisfies Handlers<typeof billing>;
