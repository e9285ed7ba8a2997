import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Plus } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { allergens } from "@/worker/core/trade/food";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { recipeStatuses } from "@/worker/modules/catalogue/recipes/status";
import { searchInput } from "@/app/shell/search-input";
import { EmptyState } from "@/app/ui/empty-state";
import { Filters, SearchField } from "@/app/ui/filters";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Progress } from "./progress";
import { RecipeTable } from "./recipe-table";

export const handle = { words: ["pages/recipes", "recipes"], title: "pages/recipes:title" };

/** Versions by the name of what they make; those that count first come to mind, so the active ones unless asked otherwise. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, progress] = await Promise.all([
    context.read(recipes.list, searchInput(recipes.list, request)),
    context.read(recipes.progress, {}),
  ]);
  return { page, progress };
}

export default function Recipes() {
  const { t } = useWords("pages/recipes");
  const [params] = useSearchParams();
  const { page, progress } = useLoaderData<typeof loader>();
  const isNarrowed = ["search", "status", "allergen"].some((name) => params.get(name));
  const choices = (field: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`recipes:values.${field}.${value}`) }));
  const filters = [
    { name: "status", label: t("recipes:fields.status"), options: choices("status", recipeStatuses) },
    {
      name: "allergen",
      label: t("recipes:fields.allergens"),
      options: [...choices("allergen", ["none", "undeclared"]), ...choices("allergens", allergens)],
    },
  ];
  const add = (
    <Link className="btn btn-primary" to="/customer/recipes/new">
      <Plus aria-hidden="true" />
      {t("new")}
    </Link>
  );
  const isEmpty = page.total === 0 && !isNarrowed;
  return (
    <>
      <PageHead title={t("title")} sentence={isEmpty ? undefined : `${t("sentence", { count: page.total ?? 0 })}.`}>
        {!isEmpty && add}
      </PageHead>
      <Progress progress={progress} />
      {isEmpty ? (
        <EmptyState drawing="pot" title={t("empty.title")} text={t("empty.text")}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="no-print my-4 flex flex-wrap items-center gap-2">
            <SearchField label={t("search")} placeholder={t("search")} />
            <Filters filters={filters} />
          </div>
          {page.items.length ? <RecipeTable rows={page.items} /> : <p className="muted py-6">{t("nothing")}</p>}
          <Pager shown={page.items.length} total={page.total} nextCursor={page.nextCursor} />
        </>
      )}
    </>
  );
}
