import { Refusal } from "@/worker/core/errors";
import type { Caller, Person } from "@/worker/engine/actor";

/** The person who calls: what is agreed with the provider is agreed by somebody. @throws Refusal `forbidden` */
export function requirePerson({ actor }: Pick<Caller, "actor">): Person {
  if (actor.type !== "person") throw new Refusal("forbidden");
  return actor;
}
