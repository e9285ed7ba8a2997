import { handle } from "@/worker/engine/handler";
import { experts } from "./contract";
import { fetchExpert } from "./records";

/** One expert, with when they receive. */
export const show = handle(experts.show, ({ platform }, { id }) => fetchExpert(platform, id));
