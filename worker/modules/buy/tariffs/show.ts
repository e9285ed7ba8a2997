import { handle } from "@/worker/engine/handler";
import { tariffs } from "./contract";
import { fetchTariff, toTariff } from "./records";

/** One tariff. */
export const show = handle(tariffs.show, async ({ db }, { id }) => toTariff(await fetchTariff(db, id)));
