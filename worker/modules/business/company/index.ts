import type { Handlers } from "@/worker/engine/handler";
import type { company } from "./contract";
import { logo } from "./logo";
import { preview } from "./preview";
import { removeLogo } from "./remove-logo";
import { setLogo } from "./set-logo";
import { show } from "./show";
import { update } from "./update";

export { readProvider } from "./provider";
export { fetchCompany } from "./records";
export { grouped, paymentLines, paymentSentences, senderOf } from "./sender";
export const companyHandlers = { show, update, setLogo, removeLogo, preview, logo } satisfies Handlers<typeof company>;
