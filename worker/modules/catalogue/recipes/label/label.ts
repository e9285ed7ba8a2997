import { handle } from "@/worker/engine/handler";
import { labelOf } from "@/worker/modules/catalogue/costing";
import { recipes } from "../contract";

/**
 * The text of a label in a language.
 * @throws Refusal `incomplete` with everything that is missing, each by its item's SKU; `not_allowed_now` when the list is too long
 */
export const label = handle(recipes.label, ({ db }, { id, language }) => labelOf(db, id, language));
