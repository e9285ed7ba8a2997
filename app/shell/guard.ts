import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Account } from "../context";

/**
 * Lets a person of the right role in. A visitor goes to sign in and comes back here; anyone else is told that this is
 * not theirs. Operations check the role again: this only chooses the screen.
 */
export async function requireRole(context: AppLoadContext, request: Request, role: Account["role"]): Promise<Account> {
  const account = await context.account();
  if (!account) {
    const { pathname, search } = new URL(request.url);
    throw redirect(`/login?to=${encodeURIComponent(pathname + search)}`);
  }
  if (account.role !== role) {
    console.warn("wrong role for", new URL(request.url).pathname);
    throw redirect("/unauthorized");
  }
  return account;
}

/** A path of this site to go on to; anything else is refused, so that no link can lead a person elsewhere. */
export function safePath(path: FormDataEntryValue | string | null): string | null {
  if (typeof path !== "string" || !path.startsWith("/")) return null;
  // Read as browsers do, who drop tabs and take "\\" for "/": "/\t/elsewhere" is another site.
  const here = "https://here.invalid";
  const url = URL.canParse(path, here) ? new URL(path, here) : null;
  return url?.origin === here && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : null;
}

/** Where a person begins. */
export function homeOf(account: Pick<Account, "role"> | null): string {
  return account?.role === "admin" ? "/admin/dashboard" : "/customer/products";
}
