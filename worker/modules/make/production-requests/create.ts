import { productionRequests as table } from "@/db/platform";
import { Refusal, refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { requireBusiness } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { productionRequests } from "./contract";
import { tellOther } from "./letters";
import { toRequest } from "./records";

/** Asks the provider to make something: an item of the catalogue, or anything one can name. @throws Refusal `invalid_input` for a day that is past */
export const create = handle(productionRequests.create, async (context, { product, amount: quantity, ...facts }) => {
  if (facts.requestedOn < civilDate(context.now)) refuseField("requestedOn", "past");
  const item = await itemOf(context, product);
  const { actor } = context.caller;
  const business = requireBusiness(context.caller);
  const row = {
    id: newId(),
    businessId: business.id,
    userId: actor.type === "person" ? actor.userId : null,
    ...facts,
    product: item?.name ?? product,
    itemId: item?.id ?? null,
    ...quantity,
    status: "pending" as const,
    reason: "",
    ...{ reference: null, plannedOn: null, proposedBy: null, dayNote: "", agreedAt: null },
    ...{ startedAt: null, completedOn: null, madeAmount: null, madeUnit: null, lotNumber: "" },
    version: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  context.insert(table, row);
  await tellOther(context, row, business.name, "create");
  return toRequest({ row, businessName: business.name }, context.caller);
});

/** The item of the caller's catalogue that is called so; null when it is something new. */
async function itemOf(context: CommandContext, name: string) {
  const db = await context.open(requireBusiness(context.caller));
  try {
    return await fetchItem(db, name);
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_found") return null;
    throw error;
  }
}
