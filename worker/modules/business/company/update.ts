import { civilDate } from "@/worker/core/figures/dates";
import { requireAllShown } from "@/worker/core/files/shown-signs";
import { handle } from "@/worker/engine/handler";
import { company } from "./contract";
import { changeCompany, toCompany } from "./records";
import { requirePenaltyRate } from "./rules";

/**
 * Changes what the business says of itself; what is left out stays.
 * @throws Refusal `invalid_input` naming `penaltyRate` below what the law allows, or a text that its papers cannot show
 */
export const update = handle(company.update, async (context, { version, ...changes }) => {
  if (changes.penaltyRate !== undefined) requirePenaltyRate(changes.penaltyRate, civilDate(context.now), context.caller.language);
  const { name, legalForm, register, approval, tagline, discountTerms } = changes;
  requireAllShown({ name, legalForm, register, approval, tagline, discountTerms });
  return toCompany(await changeCompany(context, changes, version));
});
