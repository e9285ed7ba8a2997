import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { PageHead } from "@/app/ui/page-head";
import { supplierNames } from "@/app/features/buy/suppliers/supplier-names";
import { ItemForm } from "./item-form";
import { createItem } from "./save-item";
import { views } from "./views";

export const handle = { words: ["pages/items", "items"], title: "pages/items:ingredients.new" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { sellers: await supplierNames(context), requestKey: context.nonce, isSample: new URL(request.url).searchParams.has("sample") };
}

export const action = createItem;

export default function NewIngredient() {
  const { t } = useWords("pages/items");
  const { sellers, requestKey, isSample } = useLoaderData<typeof loader>();
  const sample = isSample ? (t("ingredients.sample", { returnObjects: true }) as Record<string, string>) : {};
  return (
    <div className="page-narrow">
      <PageHead title={t("ingredients.new")} />
      <ItemForm view="ingredients" sellers={sellers} sample={sample} requestKey={requestKey} back={views.ingredients.base} />
    </div>
  );
}
