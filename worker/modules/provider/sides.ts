import type { Caller } from "@/worker/engine/actor";

/** Is it one of the provider's staff who asks, and not a customer? */
export const isStaff = ({ actor }: Pick<Caller, "actor">): boolean => actor.type === "person" && actor.role === "admin";
