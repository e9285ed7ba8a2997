import { serviceRequests as table } from "@/db/platform";
import { civilDate } from "@/worker/core/figures/dates";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { requirePerson } from "@/worker/modules/provider/people";
import { serviceRequests } from "./contract";
import { type RequestRow, toRequest } from "./records";
import { requireFuture, searchTextOf } from "./rules";

/** Begins a request as a draft of the caller's. */
export const create = handle(serviceRequests.create, async (context, input) => {
  const { caller, now } = context;
  requireFuture("wantedOn", input.wantedOn, civilDate(now));
  const business = requireBusiness(caller);
  const reference = context.numbered(`DS-${civilDate(now).slice(0, 4)}`);
  const row: RequestRow = {
    id: newId(),
    reference,
    businessId: business.id,
    userId: requirePerson(caller).userId,
    ...input,
    status: "draft",
    isSubmitted: false,
    reason: "",
    quote: null,
    totalEuros: 0,
    totalCredits: 0,
    deliverable: "",
    submittedAt: null,
    acceptedAt: null,
    deliveredAt: null,
    searchText: searchTextOf({ ...input, reference }, business.name),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, row);
  return toRequest({ row, businessName: business.name, paidOn: null }, caller);
});
