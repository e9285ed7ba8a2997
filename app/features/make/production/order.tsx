import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { production } from "@/worker/modules/make/production/contract";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { checkWords } from "@/app/features/safety/audits/lot-checks/checks-note";
import { safetyWords } from "@/app/features/safety/audits/records/safety-part";
import { safetyRecords } from "@/worker/modules/safety/safety-records/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { OrderSheet } from "./order-sheet";
import { suppliedText } from "./supplied";

export const handle = { words: ["pages/production", "production", ...checkWords, ...safetyWords], title: orderTitle };

export function orderTitle(data: unknown): string {
  const order = (data as { order?: { name: string; reference: string } } | undefined)?.order;
  return order ? `${order.name} ${order.reference}` : "";
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const isEditing = new URL(request.url).searchParams.has("edit");
  const [order, checks, file, facets] = await Promise.all([
    context.read(production.show, { id: params.id }),
    context.read(lotChecks.list, { origin: String(params.id), limit: 20 }),
    context.read(safetyRecords.about, { subject: "production", record: String(params.id) }),
    isEditing ? context.read(production.facets, {}) : null,
  ]);
  const facilities = facets?.facilities ?? [];
  return { order, checks: checks.items, file, isEditing, facilities, requestKey: context.nonce, today: context.today };
}

/** Does to an order what the pressed button stands for. */
export const action = actionsFor([production.update, production.start, production.takeBack, production.cancel], {
  own: { supply: actionFor(production.supply, { tell: suppliedText }) },
});

export default function OrderScreen() {
  return <OrderSheet {...useLoaderData<typeof loader>()} />;
}
