import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

/** Ends the session of this browser, which forgets what it was shown. */
export async function action({ context }: ActionFunctionArgs) {
  await context.identity.signOut();
  context.headers.set("clear-site-data", '"cache", "storage"');
  return redirect("/login");
}

export function loader() {
  return redirect("/");
}
