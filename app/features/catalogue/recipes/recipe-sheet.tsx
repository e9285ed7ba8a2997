import { useActionData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { Recipe, recipes } from "@/worker/modules/catalogue/recipes/contract";
import { Refusal } from "@/app/ui/form";
import type { FormAnswer } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Declared } from "./declared";
import { type LabelAnswer, LabelPanel } from "./label-panel";
import { LinesTable } from "./lines-table";
import { RecipeForm } from "./recipe-form";
import { RecipeRail } from "./recipe-rail";
import { VersionsTable } from "./versions-table";

export interface RecipeSheetProps {
  recipe: Recipe;
  label: LabelAnswer;
  versions: Result<typeof recipes.compare>["versions"];
  isEditing: boolean;
  requestKey: string;
  today: string;
}

/** A version of a recipe as a document, its cost and what can be done on a rail beside it; or its form. */
export function RecipeSheet({ recipe, label, versions, isEditing, requestKey, today }: RecipeSheetProps) {
  const { t } = useWords("pages/recipes");
  const _answer = useActionData<FormAnswer>();
  const home = `/customer/recipes/${recipe.id}`;
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to="/customer/recipes">
        {t("title")}
      </Link>
    </p>
  );
  if (isEditing && recipe.status === "draft") {
    return (
      <>
        {crumb}
        <PageHead title={t("versionOf", { name: recipe.name, number: recipe.number })} sentence={t("editing")} />
        <RecipeForm recipe={recipe} requestKey={requestKey} back={home} />
      </>
    );
  }
  return (
    <>
      {crumb}
      <PageHead title={recipe.name} sentence={[recipe.sku, t("version", { number: recipe.number })].join(" · ")}>
        {recipe.status === "draft" && (
          <Link className="btn btn-primary" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <div className="document">
        <div className="parts gap-8">
          <LinesTable recipe={recipe} />
          {recipe.method && (
            <section>
              <h2 className="mb-2 text-lg">{t("parts.method")}</h2>
              <p className="max-w-2xl whitespace-pre-line">{recipe.method}</p>
            </section>
          )}
          <Declared recipe={recipe} />
          <LabelPanel answer={label} />
          {versions.length > 1 && <VersionsTable versions={versions} current={recipe.id} />}
        </div>
        <RecipeRail recipe={recipe} requestKey={requestKey} today={today} />
      </div>
    </>
  );
}
