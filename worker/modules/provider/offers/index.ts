import type { Handlers } from "@/worker/engine/handler";
import type { offers } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { update } from "./update";

export { fetchOffer, type OfferRow } from "./records";
export const offerHandlers = { list, create, update } satisfies Handlers<typeof offers>;
