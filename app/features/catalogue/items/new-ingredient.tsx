import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { PageHead } from "@/app/ui/page-head";
import { ItemForm } from "./item-form";
import { createItem } from "./save-item";
import { views } from "./views";

export const handle = { words: ["pages/items", "items"], title: "pages/items:ingredients.new" };

export function loader({ context, request }: LoaderFunctionArgs) {
  return { requestKey: context.nonce, isSample: new URL(request.url).searchParams.has("sample") };
}

export const action = createItem;

export default function NewIngredient() {
  const { t } = useWords("pages/items");
  const { requestKey, isSample } = useLoaderData<typeof loader>();
  const sample = isSample ? (t("ingredients.sample", { returnObjects: true }) as Record<string, string>) : {};
  return (
    <div className="page-narrow">
      <PageHead title={t("ingredients.new")} />
      <ItemForm view="ingredients" sample={sample} requestKey={requestKey} back={views.ingredients.base} />
    </div>
  );
}
