import { Link } from "@/app/ui/link";
import { CookingPot } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { EmptyState } from "@/app/ui/empty-state";
import { VersionsTable } from "./versions-table";

/** How a product is made: the versions of its recipe side by side, and the way to each. */
export function MadeBy({ itemId, versions }: { itemId: string; versions: Result<typeof recipes.compare>["versions"] }) {
  const { t } = useWords("pages/recipes");
  const add = (
    <Link className="btn btn-primary" to={`/customer/recipes/new?item=${itemId}`}>
      <CookingPot aria-hidden="true" />
      {t("new")}
    </Link>
  );
  if (versions.length === 0) {
    return (
      <EmptyState drawing="pot" title={t("noRecipe.title")} text={t("noRecipe.text")}>
        {add}
      </EmptyState>
    );
  }
  const first = versions.find(({ status }) => status === "active") ?? versions.at(-1);
  return (
    <div className="parts justify-items-start gap-6">
      <div className="w-full">
        <VersionsTable versions={versions} current={first?.id} />
      </div>
      <Link className="btn btn-plain" to={`/customer/recipes/${first?.id}`}>
        {t("open")}
      </Link>
    </div>
  );
}
