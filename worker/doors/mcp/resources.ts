import { z } from "@/worker/core/contract/fields";
import type { Operation } from "@/worker/core/contract/operation";
import { call } from "@/worker/engine/call";
import { company } from "@/worker/modules/business/company/contract";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { figures } from "@/worker/modules/business/figures/contract";
import { readings } from "@/worker/modules/safety/readings/contract";
import type { Asker } from "../assistant/proposals";
import type { RequestContext } from "../request-context";

/** What a program may read without being told how: each is one query. */
const read: Record<string, { operation: Operation; name: string; title: string; description: string }> = {
  "cellier://brief": {
    operation: dashboard.brief,
    name: "brief",
    title: "Morning brief",
    description: "What the day asks for: late, short, expiring, overdue, due.",
  },
  "cellier://company": {
    operation: company.show,
    name: "company",
    title: "The business",
    description: "What the business says of itself.",
  },
  "cellier://figures": {
    operation: figures.catalogue,
    name: "figures",
    title: "Figures that can be asked for",
    description: "Measures and dimensions.",
  },
  "cellier://readings/due": {
    operation: readings.due,
    name: "readings-due",
    title: "Controls due",
    description: "Food safety controls of the day, and how they stand.",
  },
};

/** The resources as the protocol lists them. */
export const resources = Object.entries(read).map(([uri, { operation, ...about }]) => ({ uri, mimeType: "application/json", ...about }));

/** The data of a resource, as doors give it; undefined when there is none. @throws Refusal */
export async function readResource({ var: { runtime } }: RequestContext, caller: Asker, uri: string): Promise<unknown> {
  const operation = Object.hasOwn(read, uri) ? read[uri]?.operation : undefined;
  return operation && z.encode(operation.output, (await call(runtime, caller, operation, {})) as never);
}
