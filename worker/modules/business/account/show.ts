import { eq } from "drizzle-orm";
import { users } from "@/db/platform";
import { Refusal } from "@/worker/core/errors";
import type { Result } from "@/worker/core/contract/operation";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { account } from "./contract";

/** A person as the platform keeps them. */
export type UserRow = typeof users.$inferSelect;

/** The person who asks. */
export const show = handle(account.show, async (context) => asAccount(context, await fetchOwn(context)));

/** The caller's own row. @throws Refusal `not_signed_in` */
export async function fetchOwn({ platform, caller }: QueryContext): Promise<UserRow> {
  const id = caller.actor.type === "person" ? caller.actor.userId : "";
  const [row] = await platform.select().from(users).where(eq(users.id, id));
  if (!row) throw new Refusal("not_signed_in");
  return row;
}

/** A row as the doors show it. */
export function asAccount({ caller }: QueryContext, row: UserRow): Result<typeof account.show> {
  const { id, firstName, lastName, email, phone, language, version, createdAt, updatedAt } = row;
  const person = caller.actor.type === "person" ? caller.actor : null;
  const business = person?.business ?? null;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    language,
    role: person?.role ?? "customer",
    company: business?.name ?? null,
    plan: business?.plan ?? null,
    planStatus: business?.status ?? null,
    trialEndsAt: business?.trialEndsAt ?? null,
    version,
    createdAt,
    updatedAt,
  };
}
