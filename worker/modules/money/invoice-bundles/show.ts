import { handle } from "@/worker/engine/handler";
import { invoiceBundles } from "./contract";
import { fetchBundle, toBundle } from "./records";

/** How far a bundle is. */
export const show = handle(invoiceBundles.show, async ({ db }, { id }) => toBundle(await fetchBundle(db, id)));
