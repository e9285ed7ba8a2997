import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { PageHead } from "@/app/ui/page-head";
import { supplierNames } from "@/app/features/buy/suppliers/supplier-names";
import { ItemForm } from "./item-form";
import { createItem } from "./save-item";
import { views } from "./views";

export const handle = { words: ["pages/items", "items"], title: "pages/items:products.new" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { sellers: await supplierNames(context), requestKey: context.nonce, isSample: new URL(request.url).searchParams.has("sample") };
}

export const action = createItem;

export default function NewProduct() {
  const { t } = useWords("pages/items");
  const { sellers, requestKey, isSample } = useLoaderData<typeof loader>();
  const sample = isSample ? (t("products.sample", { returnObjects: true }) as Record<string, string>) : {};
  return (
    <div className="page-narrow">
      <PageHead title={t("products.new")} />
      <ItemForm view="products" sellers={sellers} sample={sample} requestKey={requestKey} back={views.products.base} />
    </div>
  );
}
