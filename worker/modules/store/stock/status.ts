import { itemKinds } from "@/worker/modules/catalogue/items/status";

/** What is stocked: everything but services. */
export const stockedKinds = itemKinds.filter((kind) => kind !== "service") as [StockedKind, ...StockedKind[]];
type StockedKind = Exclude<(typeof itemKinds)[number], "service">;

/** At what goods are valued: what each lot cost, or what its item costs in the catalogue today. */
export const valuations = ["lots", "catalogue"] as const;
