import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { clients } from "@/worker/modules/sell/clients/contract";
import { actionFor } from "@/app/shell/action";
import { bulkActionFor } from "@/app/shell/bulk-action";
import { base } from "./base";

const toClient = ({ id }: { id: string }) => `${base}/${id}`;

const update = actionFor(clients.update, { to: toClient });
const archive = actionFor(clients.archive, { to: toClient });
const restore = actionFor(clients.restore, { to: toClient });
const remove = actionFor(clients.remove, { to: () => base });
const verbs = { archive, restore, remove };

/** Does to all the chosen clients what the bar says. */
export const changeClients = bulkActionFor({ ...clients, done: "pages/clients:bulk.done" });

/** Makes a new client from its form. */
export const createClient = actionFor(clients.create, { to: toClient });

/** Does to a client what the button pressed says; saving changes otherwise. */
export async function changeClient(args: ActionFunctionArgs) {
  const verb = String((await args.request.clone().formData()).get("_verb"));
  const action = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : update;
  return action(args);
}
