import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { items } from "@/worker/modules/catalogue/items/contract";
import { production } from "@/worker/modules/make/production/contract";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { OrderForm } from "./order-form";

export const handle = { words: ["pages/production", "production"], title: "pages/production:new" };

/** `?item=` names what is made. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("item");
  const [facets, item] = await Promise.all([context.read(production.facets, {}), id ? context.read(items.show, { id }) : undefined]);
  const product = item && { sku: item.sku, name: item.name, unit: item.unit };
  return { product, facilities: facets.facilities, today: context.today, requestKey: context.nonce };
}

export const action = actionFor(production.create, { to: ({ id }) => `${base}/${id}` });

export default function NewOrder() {
  const { t } = useWords("pages/production");
  return (
    <div className="page-narrow">
      <PageHead title={t("new")} sentence={t("form.sentence")} />
      <OrderForm {...useLoaderData<typeof loader>()} back={base} />
    </div>
  );
}
