import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { Refusal } from "@/worker/core/errors";
import type { Account } from "../context";

/**
 * Lets a person of one of these roles in. A visitor goes to sign in and comes back here; anyone else is told that this is
 * not theirs. Operations check the role again: this only chooses the screen.
 */
export async function requireRole(context: AppLoadContext, request: Request, ...roles: Account["role"][]): Promise<Account> {
  const account = await context.account();
  if (!account) {
    const { pathname, search } = new URL(request.url);
    throw redirect(`/login?to=${encodeURIComponent(pathname + search)}`);
  }
  if (!roles.includes(account.role)) {
    // Whoever watches over the product is told.
    context.phrase(new Refusal("forbidden"));
    throw redirect("/unauthorized");
  }
  return account;
}
