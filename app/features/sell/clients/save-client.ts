import { clients } from "@/worker/modules/sell/clients/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { bulkActionFor } from "@/app/shell/bulk-action";
import { base } from "./base";

const toClient = ({ id }: { id: string }) => `${base}/${id}`;

/** Does to all the chosen clients what the bar says. */
export const changeClients = bulkActionFor({ ...clients, done: "pages/clients:bulk.done" });

/** Makes a new client from its form. */
export const createClient = actionFor(clients.create, { to: toClient });

/** Does to a client what the button pressed says. */
export const changeClient = actionsFor([clients.update, clients.archive, clients.restore], {
  to: toClient,
  own: { remove: actionFor(clients.remove, { to: () => base }) },
});
