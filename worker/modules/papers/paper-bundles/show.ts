import { handle } from "@/worker/engine/handler";
import { paperBundles } from "./contract";
import { fetchBundle, toBundle } from "./records";

/** How far a bundle is. */
export const show = handle(paperBundles.show, async ({ db }, { id }) => toBundle(await fetchBundle(db, id)));
