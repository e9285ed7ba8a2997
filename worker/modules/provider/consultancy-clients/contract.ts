import { identifier, instant, pageOf, paging, plan, z } from "@/worker/core/contract/fields";
import { defineModule, staff } from "@/worker/core/contract/module";
import { query } from "@/worker/core/contract/operation";
import { subscriptionStatuses } from "@/worker/core/contract/plans";

/** A business as the provider knows it: what it bought and asked for, never what it owns. */
const client = z.object({
  id: z.string(),
  name: z.string(),
  plan,
  planStatus: z.enum(subscriptionStatuses),
  /** Credits that may be spent, and those that are held, of all its people. */
  credits: z.int(),
  held: z.int(),
  appointments: z.int(),
  requests: z.int(),
  createdAt: instant,
});
export type ConsultancyClient = z.output<typeof client>;

const columns = ["name", "plan", "credits", "held", "appointments", "requests"] as const;

export const consultancyClients = defineModule("consultancyClients", staff, {
  list: query({ input: z.strictObject(paging), output: pageOf(client), columns }),
  show: query({
    input: z.strictObject({ id: identifier }),
    output: client.extend({ people: z.array(z.object({ name: z.string(), email: z.string() })) }),
    columns,
  }),
});
