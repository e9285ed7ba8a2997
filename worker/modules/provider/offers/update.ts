import { consultancyOffers as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { offers } from "./contract";
import { fetchOffer } from "./records";

/** Changes an offer; what is booked already keeps its length and its credits. */
export const update = handle(offers.update, async (context, { id, version, ...changes }) =>
  context.update(table, await fetchOffer(context.platform, id), changes, version),
);
