import { handle } from "@/worker/engine/handler";
import { calculations } from "./contract";
import { factsFrom } from "./facts";
import { outcomeOf } from "./records";

/** What something would cost and sell for. @throws Refusal `invalid_input` naming the line or the channel that cannot be */
export const preview = handle(calculations.preview, async ({ db }, { name, ...input }) => outcomeOf(await factsFrom(db, input)));
