import { handle } from "@/worker/engine/handler";
import { laboratory } from "./contract";
import { fetchSample, toSample } from "./records";

/** A sample with what was found in it, by its identifier or its reference. */
export const show = handle(laboratory.show, async (context, { id }) => toSample(context, await fetchSample(context.db, id)));
