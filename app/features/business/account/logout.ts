import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

/** Ends the session of this browser. */
export async function action({ context }: ActionFunctionArgs) {
  await context.identity.signOut();
  return redirect("/login");
}

export function loader() {
  return redirect("/");
}
