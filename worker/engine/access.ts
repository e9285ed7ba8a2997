import { Refusal } from "@/worker/core/errors";
import type { Operation } from "@/worker/core/contract/operation";
import { type Feature, mayWrite, opens, planThatOpens } from "@/worker/core/contract/plans";
import type { Actor, BusinessOfActor } from "./actor";

/**
 * May this actor call this operation now? One paragraph per reason to say no.
 * @throws Refusal `not_signed_in`, `forbidden`, `scope_missing`, `visit_reads_only`, `feature_not_in_plan`, `subscription_expired`
 */
export function requireAccess(actor: Actor, operation: Operation, now: number): void {
  const { role, feature } = operation.access;
  const business = actor.type === "visitor" ? null : actor.business;

  if (actor.type === "visitor" && role !== "public") throw new Refusal("not_signed_in");

  const roleFits = actor.type !== "person" || role === "public" || role === "member" || role === actor.role;
  if (!roleFits) throw new Refusal("forbidden");

  if (actor.type === "person" && actor.token && !isWithin(actor.token.scope, operation)) throw new Refusal("scope_missing");

  if (actor.type === "person" && actor.visit && !isLooking(operation)) throw new Refusal("visit_reads_only");

  if (operation.scope === "business" && !business) throw new Refusal("forbidden");

  if (feature) requireFeature(business, feature);

  // What a plan opens is closed with it, wherever it is written; what anybody may do with the provider stays open.
  const changesBusiness = operation.kind === "command" && (operation.scope === "business" || feature !== undefined);
  if (changesBusiness && business && !mayWrite(business, now))
    throw new Refusal("subscription_expired", { params: { plan: business.plan } });
}

/** @throws Refusal `feature_not_in_plan` where the plan of the business does not open it */
export function requireFeature(business: Pick<BusinessOfActor, "plan"> | null, feature: Feature): void {
  if (!(business && opens(business.plan, feature)))
    throw new Refusal("feature_not_in_plan", { params: { feature, plan: planThatOpens(feature) } });
}

/** A visit opens what is there to be read, and its own end; nothing that changes anything. */
const isLooking = ({ id, kind }: Operation): boolean => kind === "query" || id === "visits.leave";

/** What a program's token opens: reading, and changing where it says so; a person's account and plan stay with their password. */
function isWithin(scope: "read" | "write", { id, kind, scope: place }: Operation): boolean {
  if (id.startsWith("accessTokens.")) return false;
  return kind === "query" || (scope === "write" && place === "business");
}
