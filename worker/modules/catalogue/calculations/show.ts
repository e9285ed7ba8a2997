import { handle } from "@/worker/engine/handler";
import { calculations } from "./contract";
import { fetchCalculation, toCalculation } from "./records";

/** One calculation, with what follows from it. */
export const show = handle(calculations.show, async ({ db }, { id }) => toCalculation(await fetchCalculation(db, id)));
