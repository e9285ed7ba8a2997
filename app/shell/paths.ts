import type { Account } from "../context";

/** A path of this site to go on to; anything else is refused, so that no link can lead a person elsewhere. */
export function safePath(path: FormDataEntryValue | string | null): string | null {
  if (typeof path !== "string" || !path.startsWith("/")) return null;
  // Read as browsers do, who drop tabs and take "\\" for "/": "/\t/elsewhere" is another site.
  const origin = "https://here.invalid";
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url?.origin === origin && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : null;
}

/** Where a person begins. */
export function homeOf(account: Pick<Account, "role"> | null): string {
  return account?.role === "admin" ? "/admin/dashboard" : "/customer/dashboard";
}
