import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { items } from "@/worker/modules/catalogue/items/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { RecipeForm } from "./recipe-form";

export const handle = { words: ["pages/recipes", "recipes", "items"], title: "pages/recipes:new" };

/** `?item=` says what the recipe is for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("item");
  const shown = id ? await context.read(items.show, { id }) : undefined;
  return { item: shown && { sku: shown.sku, name: shown.name }, requestKey: context.nonce };
}

export const action = actionFor(recipes.create, { to: ({ id }) => `/customer/recipes/${id}` });

export default function NewRecipe() {
  const { t } = useWords("pages/recipes");
  const { item, requestKey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("new")} sentence={item?.name} />
      <RecipeForm item={item} requestKey={requestKey} back="/customer/recipes" />
    </>
  );
}
