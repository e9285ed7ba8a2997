import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHead } from "../../ui/page-head";
import { ItemForm } from "./item-form";
import { createItem } from "./save-item";
import { views } from "./views";

export const handle = { words: ["pages/items", "items"] };

export function loader({ request }: LoaderFunctionArgs) {
  return { requestKey: crypto.randomUUID(), isSample: new URL(request.url).searchParams.has("sample") };
}

export const action = createItem;

export default function NewIngredient() {
  const { t } = useTranslation("pages/items");
  const { requestKey, isSample } = useLoaderData<typeof loader>();
  const sample = isSample ? (t("ingredients.sample", { returnObjects: true }) as Record<string, string>) : {};
  return (
    <div className="page-narrow">
      <PageHead title={t("ingredients.new")} />
      <ItemForm view="ingredients" sample={sample} requestKey={requestKey} back={views.ingredients.base} />
    </div>
  );
}
