import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { PageHead } from "@/app/ui/page-head";
import { supplierNames } from "@/app/features/buy/suppliers/supplier-names";
import { ItemForm } from "./item-form";
import { createItem } from "./save-item";
import { views } from "./views";

export const handle = { words: ["pages/items", "items"], title: "pages/items:products.new" };

/** `?status=rnd` begins a concept. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    sellers: await supplierNames(context),
    requestKey: context.nonce,
    isSample: query.has("sample"),
    isConcept: query.get("status") === "rnd",
  };
}

export const action = createItem;

export default function NewProduct() {
  const { t } = useWords("pages/items");
  const { sellers, requestKey, isSample, isConcept } = useLoaderData<typeof loader>();
  const sample = isSample ? (t("products.sample", { returnObjects: true }) as Record<string, string>) : {};
  return (
    <div className="page-narrow">
      <PageHead title={t(isConcept ? "products.newConcept" : "products.new")} />
      <ItemForm
        view="products"
        status={isConcept ? "rnd" : undefined}
        sellers={sellers}
        sample={sample}
        requestKey={requestKey}
        back={isConcept ? "/customer/rnd-products" : views.products.base}
      />
    </div>
  );
}
